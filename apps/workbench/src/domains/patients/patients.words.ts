import {
  mobileCaseStates,
  mobileCaseStatuses,
  type MobileCaseStatus,
} from '@nethos/contract/account/mobile-case.status.ts'
import type { AccountState } from '@nethos/contract/patients/patient-desk.services.ts'
import type { Tone } from '../../controls/tag.tsx'

export const stateTones: Readonly<Record<AccountState, Tone>> = {
  open: 'good',
  locked: 'warn',
  closing: 'warn',
  closed: 'plain',
}

export const caseTones: Readonly<Record<MobileCaseStatus, Tone>> = {
  waiting: 'warn',
  done: 'good',
  declined: 'plain',
  withdrawn: 'plain',
}
export type CaseChoice = MobileCaseStatus | 'all'
export const caseChoices = {
  ...Object.fromEntries(mobileCaseStatuses.map(status => [status, mobileCaseStates[status].label])),
  all: '全部状态',
} as Readonly<Record<CaseChoice, string>>
