/** So many letters are a long text, which can be heard; in large letters already a few. */
export const long = { usual: 80, elder: 20 }
