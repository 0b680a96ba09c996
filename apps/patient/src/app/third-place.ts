/** Where a link of the hospital's wants a code: {{token}}, also as an address spells it. */
export const everyPlace = /\{\{token\}\}|%7B%7Btoken%7D%7D/gi

export const hasPlace = (link: string): boolean => link.search(everyPlace) >= 0
