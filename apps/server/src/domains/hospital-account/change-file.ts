import type { fileServices } from '@nethos/contract/hospital-account/file.services.ts'
import { measuredWords } from '@nethos/contract/triage/measured.ts'
import { isRefused, refuse, stepped, type Ctx } from '../../calls/handler.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { FileRefusedError, FileUnknownError } from '../../ports/hospital.ts'
import { adviseWriter } from '../triage/public.ts'
import { askHospital } from './ask-hospital.ts'
import type { HospitalAccount } from './hospital-account.table.ts'
import { accountAt } from './hospital-file.ts'

type Refusal = 'not_bound' | 'file_refused'
type Written<Key extends string = Refusal> = 'done' | Key

/** Writes; a file that the hospital has taken away is one that is not bound any more. */
const write = <Key extends string = Refusal>(work: () => Promise<Written<Key>>): Promise<Written<Key | Refusal>> =>
  askHospital(work).catch((error: unknown): Refusal => {
    if (error instanceof FileUnknownError) return 'not_bound'
    if (error instanceof FileRefusedError) return 'file_refused'
    throw error
  })

const written = (
  ctx: Ctx<AccountCaller>,
  personId: string,
  { hospitalAccountId }: HospitalAccount,
  action: 'hospital.address' | 'hospital.vital_signs',
) =>
  ctx.audit({
    action,
    accountId: ctx.caller.accountId,
    personId,
    recordType: 'hospital_account',
    recordId: hospitalAccountId,
  })

export const changeFile = stepped<typeof fileServices.changeFile, HospitalAccount, Written<Refusal | 'not_found'>>({
  async prepare({ input, ctx }) {
    const account = await accountAt(ctx, input)
    return !isRefused(account) && input.mobile ? refuse('mobile_by_captcha') : account
  },
  outside: ({ hosId, recordNumber }, { input: { cardNumber, address }, runtime: { hospital } }) =>
    write<'not_found'>(async () => {
      const cards = cardNumber ? await hospital.patients.visitCards(hosId, recordNumber) : []
      if (cardNumber && !cards.some(card => card.cardNumber === cardNumber)) return 'not_found'
      await hospital.patients.changeAddress(hosId, recordNumber, address)
      return 'done'
    }),
  async settle(outcome, account, { input, ctx }) {
    if (outcome !== 'done') return refuse(outcome)
    await written(ctx, input.personId, account, 'hospital.address')
    return true
  },
})

export const saveVitalSigns = stepped<typeof fileServices.saveVitalSigns, HospitalAccount, Written>({
  prepare: ({ input, ctx }) => accountAt(ctx, input),
  outside: ({ hosId, recordNumber }, { input: { height, weight, systolic, diastolic }, runtime: { hospital } }) =>
    write(async () => {
      await hospital.patients.keepVitalSigns(hosId, recordNumber, {
        ...(height !== undefined && { heightCm: height }),
        ...(weight !== undefined && { weightKg: weight }),
        ...(systolic !== undefined && { systolic }),
        ...(diastolic !== undefined && { diastolic }),
      })
      return 'done'
    }),
  async settle(outcome, account, { input, ctx }) {
    if (outcome !== 'done') return refuse(outcome)
    await written(ctx, input.personId, account, 'hospital.vital_signs')
    const { systolic, diastolic } = input
    await adviseWriter(
      ctx,
      { recordType: 'hospital_account', recordId: account.hospitalAccountId },
      ...(systolic === undefined ? [] : measuredWords('收缩压', systolic)),
      ...(diastolic === undefined ? [] : measuredWords('舒张压', diastolic)),
    )
    return true
  },
})
