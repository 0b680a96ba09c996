// `npm run guide:train`: trains a classifier for each department from packages/contract/src/guide/training and writes their
// weights. docs/safety.md says how good they are.
import { writeFileSync } from 'node:fs'
import { trainDepartments, trainingSentences } from '../packages/contract/src/guide/training-sentences.ts'

const weights = trainDepartments()
const rows = Object.entries(weights).map(
  ([kind, { bias, step, letters }]) => `  ${kind}: { bias: ${bias}, step: ${step}, letters: '${letters}' },`,
)
writeFileSync(
  new URL('../packages/contract/src/guide/likeness.weights.ts', import.meta.url),
  `import type { Weights } from '../triage/rule-set.ts'
import type { DepartmentKind } from './department-kinds.ts'

/** Written by \`npm run guide:train\`; likeness.test.ts holds that the sentences give just these. */
export const weights: Readonly<Partial<Record<DepartmentKind, Weights>>> = {
${rows.join('\n')}
}
`,
)
console.log(`${trainingSentences().length} sentences, ${rows.length} departments`)
