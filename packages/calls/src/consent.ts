/** Asks for the consent that a refused call wants; true when it was given. The app that can ask puts its own here. */
export const consent: { ask?: (code: string) => Promise<boolean> } = {}
