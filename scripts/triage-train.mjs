// `npm run triage:train`: trains the classifier of emergencies from the sentences in packages/contract/src/triage/classifier/training
// and the development halves of the measuring set, and writes its weights. docs/safety.md says how good it is.
import { writeFileSync } from 'node:fs'
import { buckets, steps } from '../packages/contract/src/triage/classifier/features.ts'
import { letterOf } from '../packages/contract/src/triage/classifier/classifier.ts'
import { train } from '../packages/contract/src/triage/classifier/train.ts'
import { examples } from '../packages/contract/src/triage/classifier/training-sentences.ts'

const sentences = examples()
const { bias, step, letters } = train(sentences, buckets, steps)
const place = new URL('../packages/contract/src/triage/classifier/weights.ts', import.meta.url)
writeFileSync(
  place,
  `import type { Weights } from '../rule-set.ts'

/** Written by \`npm run triage:train\`; classifier.test.ts holds that the sentences give just these. */
export const weights: Weights = {
  bias: ${bias},
  step: ${step},
  letters:
    '${letters}',
}
`,
)
console.log(`${sentences.length} sentences, ${letters.replaceAll(letterOf(0), '').length} weights of ${letters.length}`)
