/** Classes 22 and 23: what a row says, or what it would break, such as a repeat at the same moment; the others go without it. */
export const isOfOneRow = (error: unknown): boolean => /^2[23]/.test((error as { code?: string }).code ?? '')
