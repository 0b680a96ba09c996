import type { Settings } from '../settings.ts'

export type SecondFactorRule = Settings['staffSecondFactor']
/** What a login still wants after the password: a code, or that a second factor is set up. */
export type SecondStep = 'code' | 'enrolment'

/** Worked out anew for each call: when the rule changes or a factor is reset, it holds for sessions that stand already. */
export function owedStep(
  rule: SecondFactorRule,
  { hasFactor, isProven }: { hasFactor: boolean; isProven: boolean },
): SecondStep | undefined {
  if (rule === 'off') return undefined
  if (hasFactor) return isProven ? undefined : 'code'
  return rule === 'required' ? 'enrolment' : undefined
}
