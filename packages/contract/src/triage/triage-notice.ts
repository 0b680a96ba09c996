import type { RuleSet } from './rule-set.ts'
import { adviceOf } from './triage-advice.ts'
import { labelsOf, type Hotline, type TriageFlag } from './triage-flags.ts'

/** What patient and doctor read in the stream, and the patient before he sends: 120 first, then what to do and who else helps. */
export function triageNotice(
  flags: readonly TriageFlag[],
  rules: RuleSet['rules'],
  hotlines: readonly Hotline[],
): string {
  const read = adviceOf(flags, rules)
  const lines = hotlines.length > 0 ? `也可以拨打${hotlines.map(line => line.label).join('、')}。` : ''
  return `您描述的情况可能很紧急（${labelsOf(flags)}）。请不要等待回复，立即拨打120或前往最近的急诊。${read ? read.advice + read.also : ''}${lines}`
}
