export const phraseMost = 300
/** So many of his own has one at most. */
export const phrasesMost = 100

/** What a phrase may say in braces, e.g. {姓名}: filled in from the page where it is put in. */
export const phraseVariables = ['姓名', '年龄', '医生', '今天'] as const
export type PhraseVariable = (typeof phraseVariables)[number]
export type PhraseValues = Readonly<Partial<Record<PhraseVariable, string>>>

const variable = new RegExp(`\\{(${phraseVariables.join('|')})\\}`, 'g')

/** With the variables that are known here; the others stay, to be seen. */
export const filledIn = (text: string, values: PhraseValues): string =>
  text.replace(variable, (whole, name: PhraseVariable) => values[name] ?? whole)

/** What is still to be filled in by hand, e.g. ['{年龄}']. */
export const leftOpen = (text: string): string[] => text.match(variable) ?? []
