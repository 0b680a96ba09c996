/**
 * What an app does about a refusal before anybody is shown it: true sends the same once more; an error takes the refusal's place.
 * The app that has something to do puts its own here.
 */
export const refused: { met?: (code: string, sentence: string) => Promise<boolean> } = {}
