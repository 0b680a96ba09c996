/** How large a questionnaire may be. What is larger is refused with a sentence, before anything walks through it. */
export const questionnaireLimits = {
  pages: 40,
  items: 200,
  options: 60,
  rows: 40,
  conditions: 20,
  redFlags: 30,
  scores: 20,
  groups: 20,
  bands: 20,
  words: 21,
  scaleSteps: 21,
  sliderSteps: 1000,
  pictures: 9,
  answerCharacters: 2000,
  /** Characters of the whole definition as JSON. */
  characters: 300_000,
} as const
