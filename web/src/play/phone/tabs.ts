export const TABS = ['players', 'log', 'chat', 'advice', 'menu'] as const
export type Tab = (typeof TABS)[number]
