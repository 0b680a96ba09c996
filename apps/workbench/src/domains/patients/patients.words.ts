import type { AccountState } from '@nethos/contract/patients/patient-desk.services.ts'
import type { Tone } from '../../controls/tag.tsx'

export const stateTones: Readonly<Record<AccountState, Tone>> = {
  open: 'good',
  locked: 'warn',
  closing: 'warn',
  closed: 'plain',
}
