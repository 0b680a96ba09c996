import type { RuleSet } from '@nethos/contract/triage/rule-set.ts'
import type { TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import { triageNotice } from '@nethos/contract/triage/triage-notice.ts'
import { Calls } from './emergency.tsx'

interface EmergencyQuestionProps {
  flags: readonly TriageFlag[]
  rules: RuleSet['rules']
}

/** What is read before the words are sent; who is to be called is a tap away. */
export const EmergencyQuestion = ({ flags, rules }: EmergencyQuestionProps) => (
  <>
    <p>{triageNotice(flags, rules, [])}</p>
    <Calls flags={flags} />
  </>
)
