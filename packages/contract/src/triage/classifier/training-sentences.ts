import { readdirSync, readFileSync } from 'node:fs'
import { builtIn } from '../built-in.ts'
import { measuringSet } from '../sentences/measuring-set.ts'
import { understandingOf } from '../triage.ts'
import { after, before } from './around.ts'
import { featuresOf } from './features.ts'
import type { Example } from './train.ts'

export interface LabelledSentence {
  readonly text: string
  readonly isEmergency: boolean
}

const folder = new URL('training/', import.meta.url)

/**
 * What the classifier is trained with: the sentences of training/ (`E` or `N`, kind, text, one a line), and those of the
 * measuring set that the rules were worked with. What somebody else wrote for a held-out half, word for word, is left out.
 */
export function trainingSentences(): LabelledSentence[] {
  // The fifteenth round was read after it was counted, and is not trained with: it goes on measuring the rules alone.
  const isHeldOut = (one: { half: string }) => one.half.endsWith('held-out') || one.half === 'fifteenth'
  const heldOut = new Set(measuringSet.filter(isHeldOut).map(one => one.text))
  return [
    ...readdirSync(folder)
      .sort()
      .flatMap(name => sentencesIn(readFileSync(new URL(name, folder), 'utf8'))),
    ...measuringSet.filter(one => !isHeldOut(one)),
  ].filter(one => !heldOut.has(one.text))
}

const sentencesIn = (lines: string): LabelledSentence[] =>
  lines
    .trim()
    .split('\n')
    .map(line => {
      const [label, , text] = line.split('\t')
      if (!text || (label !== 'E' && label !== 'N')) throw new Error(`no sentence: ${line}`)
      return { text, isEmergency: label === 'E' }
    })

/** The same as the trainer reads them: with the tables of today, which is why a change of words wants a new training. */
export function examples(): Example[] {
  const understanding = understandingOf(builtIn.words)
  const sentences = trainingSentences()
  return [...sentences, ...sentences, ...sentences.map(withSomethingAround)].map(({ text, isEmergency }) => ({
    features: featuresOf(understanding(text)),
    isMatch: isEmergency,
  }))
}

/** By turns behind it, before it, and both. */
export function withSomethingAround({ text, isEmergency }: LabelledSentence, nth: number): LabelledSentence {
  const head = nth % 3 === 0 ? '' : before[nth % before.length]
  const tail = nth % 3 === 1 ? '' : after[nth % after.length]
  return { text: `${head}${text.replace(/[。！？，]+$/, '')}${tail}`, isEmergency }
}
