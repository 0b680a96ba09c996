import type { Settings } from '../settings.ts'

export type SecondFactorRule = Settings['staffSecondFactor']
/** What a login still wants after the password: a code, a password of one's own, or that a second factor is set up. */
export type SecondStep = 'code' | 'password' | 'enrolment'

/** Worked out anew for each call: when the rule changes or a factor is reset, it holds for sessions that stand already. */
export function owedStep(
  rule: SecondFactorRule,
  { hasFactor, isProven, isOneTime }: { hasFactor: boolean; isProven: boolean; isOneTime: boolean },
): SecondStep | undefined {
  // The code comes first: who has found a password that was handed over is not let to change it.
  if (rule !== 'off' && hasFactor && !isProven) return 'code'
  if (isOneTime) return 'password'
  return rule === 'required' && !hasFactor ? 'enrolment' : undefined
}
