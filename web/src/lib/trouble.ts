/** Why something failed, as a sentence: those of the server, and of the page where the server cannot be reached. */
export const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
