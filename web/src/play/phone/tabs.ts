export const TABS = ['players', 'log', 'chat', 'menu'] as const
export type Tab = (typeof TABS)[number]
