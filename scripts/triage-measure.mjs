// `npm run triage:measure`: what the rules of emergencies (contract, triage) tell of the measuring set. docs/safety.md has the
// figures. Failures of held-out halves are not listed: who reads them has spent them.
import { builtIn } from '../packages/contract/src/triage/built-in.ts'
import { measure } from '../packages/contract/src/triage/sentences/measure.ts'
import { measuringSet } from '../packages/contract/src/triage/sentences/measuring-set.ts'
import { triageWith } from '../packages/contract/src/triage/triage.ts'

const triage = triageWith(builtIn)
const percent = (part, whole) => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`

for (const half of new Set(measuringSet.map(one => one.half))) {
  const sentences = measuringSet.filter(one => one.half === half)
  const { emergencies, flagged, calm, falseAlarms } = measure(sentences, triage)
  console.log(`${half}: told ${percent(flagged, emergencies)}, false alarms ${percent(falseAlarms, calm)}`)
}

for (const { text, isEmergency, half } of measuringSet) {
  const flags = triage(text)
  if (half.endsWith('held-out') || flags.length > 0 === isEmergency) continue
  console.log(isEmergency ? `missed: ${text}` : `false alarm: ${text} -> ${flags.join(', ')}`)
}
