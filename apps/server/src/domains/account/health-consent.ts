import {
  guardianAgreement,
  healthAgreement,
  type HealthConsentMissing,
} from '@nethos/contract/common/health-consent.ts'
import type { HealthConsent } from '../../calls/carry-out.ts'
import { isOfChild } from '../people/public.ts'
import { findConsent } from './consent.table.ts'

/** What an account must agree to before this is taken of it; undefined when nothing is missing. */
export const missingConsent: HealthConsent = async (scope, input): Promise<HealthConsentMissing | undefined> => {
  if (!(await findConsent(scope, healthAgreement)).isGiven) return 'health_consent_missing'
  const { personId } = (input ?? {}) as { personId?: unknown }
  if (typeof personId !== 'string' || !(await isOfChild(scope, personId))) return undefined
  return (await findConsent(scope, guardianAgreement)).isGiven ? undefined : 'guardian_consent_missing'
}
