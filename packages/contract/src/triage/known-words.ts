/** An age as somebody would write it, so that it is read like his own words: who is a child is called one. */
export const ageInWords = (years: number | null): string =>
  years === null ? '' : years < 15 ? `孩子${years}岁` : `${years}岁`

interface Asked {
  readonly consulterAge: number | null
  readonly illnessName: string
  readonly consultContent: string
  readonly supplementContent: string
  readonly allergyHistory: string
}

/** What a consult knows of whom it is about, for reading what he writes in it: 血压165/110 after 孕34周 is another thing. */
export const knownOfConsult = (asked: Asked): string[] =>
  [
    ageInWords(asked.consulterAge),
    asked.illnessName,
    asked.consultContent,
    asked.supplementContent,
    asked.allergyHistory,
  ].filter(text => text !== '')
