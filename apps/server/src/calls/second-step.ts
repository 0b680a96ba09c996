import type { StaffRole } from '@nethos/contract/service.ts'
import type { Settings } from '../settings.ts'

/** Who answers patients, each in his own name (互联网诊疗监管细则（试行）2022: 医师和其他人员实名认证). */
const receivesPatients: readonly StaffRole[] = ['doctor', 'nurse', 'pharmacist']

type SecondFactorRule = Settings['staffSecondFactor']
/**
 * What a login still wants after the password: a code, a password of one's own, that a second factor is set up, or that who receives
 * patients shows who he is.
 */
export type SecondStep = 'code' | 'password' | 'enrolment' | 'identity'

export interface LoginRules {
  secondFactor: SecondFactorRule
  identity: Settings['staffIdentity']
}

export interface LoginFacts {
  role: StaffRole
  hasFactor: boolean
  isProven: boolean
  isOneTime: boolean
  /** He has been looked at in this login, not a day ago. */
  isConfirmed: boolean
}

/** Worked out anew for each call: when the rule changes or a factor is reset, it holds for sessions that stand already. */
export function owedStep(
  { secondFactor: rule, identity }: LoginRules,
  { role, hasFactor, isProven, isOneTime, isConfirmed }: LoginFacts,
): SecondStep | undefined {
  // The code comes first: who has found a password that was handed over is not let to change it.
  if (rule !== 'off' && hasFactor && !isProven) return 'code'
  if (isOneTime) return 'password'
  if (rule === 'required' && !hasFactor) return 'enrolment'
  return identity === 'required' && receivesPatients.includes(role) && !isConfirmed ? 'identity' : undefined
}

export const loginRules = ({ staffSecondFactor, staffIdentity }: Settings): LoginRules => ({
  secondFactor: staffSecondFactor,
  identity: staffIdentity,
})
