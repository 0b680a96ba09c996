import { factsIn } from '../conditions.ts'
import { hashOf } from '../hash.ts'
import type { Understood } from '../understand.ts'

/** Buckets that features are hashed into; two features in one bucket share a weight. A power of two. */
export const buckets = 2 ** 13
/** How finely a weight is written: a page may load so much for all of it (measure.test.ts). */
export const steps = 5

const breaks = /[，。；？！\n]+/
/** What follows within a few characters is denied, and counts apart: 没有胸痛 is not 胸痛. */
const denial = /[没无未]$|否认$/
const deniedFor = 8
/** Denies nothing: 无明显诱因胸痛, 没缓解. */
const notDenial = /^(?:无明显|无诱因|无缘|没完|没原因|没缓|没用|没好|没办法|没效|没人|没醒)/

/**
 * What the classifier sees of a text, in the buckets it falls into, each once: its words (`gramsIn`), and the concepts and
 * values that were understood, marked by `=`.
 */
export const featuresOf = (understood: Understood): number[] =>
  bucketsOf([...gramsIn(understood.plain), ...factsIn(understood).map(fact => `=${fact}`)], buckets)

/**
 * Of a normalised text: each character and each pair of neighbours within a clause, in the normalised spelling. `^` and `$` are the ends of a clause,
 * `-` marks what is denied.
 */
export function gramsIn(plain: string): string[] {
  const found: string[] = []
  for (const clause of plain.split(breaks)) {
    if (clause === '') continue
    const marked = `^${clause}$`
    let denied = 0
    for (let at = 0; at < marked.length; at++) {
      const mark = denied-- > 0 ? '-' : ''
      found.push(mark + marked.charAt(at))
      if (at + 1 < marked.length) found.push(mark + marked.slice(at, at + 2))
      if (denial.test(marked.slice(Math.max(0, at - 1), at + 1)) && !notDenial.test(marked.slice(at, at + 4)))
        denied = deniedFor
    }
  }
  return found
}

/** Each bucket once. `most`: a power of two. The hash is folded: its low bits alone are too regular for two characters. */
export const bucketsOf = (features: readonly string[], most: number): number[] => [
  ...new Set(
    features.map(feature => {
      const hash = hashOf(feature)
      return ((hash ^ (hash >>> 15)) >>> 0) % most
    }),
  ),
]
