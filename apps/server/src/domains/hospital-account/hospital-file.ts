import { toEighteen } from '@nethos/contract/common/id-card.ts'
import { maskMobile } from '@nethos/contract/common/masking.ts'
import type { fileServices } from '@nethos/contract/hospital-account/file.services.ts'
import { gapOf } from '@nethos/contract/hospital-account/hospital-account.rules.ts'
import type { Refused } from '../../calls/handler.ts'
import { isRefused, refuse, stepped } from '../../calls/handler.ts'
import type { HospitalFile, HospitalPatients } from '../../ports/hospital.ts'
import { identityOf, personWithIdCard, type PeopleScope } from '../people/public.ts'
import { askHospital } from './ask-hospital.ts'
import { findAccount, findOldestAccount, type HospitalAccount } from './hospital-account.table.ts'
import { findHospital } from './hospital.table.ts'
import { whoseFile } from './whose.ts'

/** The account that a person of the caller's has at a hospital. */
export async function accountAt(
  scope: PeopleScope,
  { personId, hosId }: { personId: string; hosId: string },
): Promise<HospitalAccount | Refused<'not_found' | 'grant_closed' | 'not_bound'>> {
  const who = await whoseFile(scope, personId)
  if (isRefused(who)) return who
  const hospital = await findHospital(scope, hosId)
  if (!hospital) return refuse('not_found')
  return (await findAccount(scope, personId, hospital.hosId)) ?? refuse('not_bound')
}

interface HospitalAnswer {
  file: HospitalFile
  cardNumber: string
}

/** File and first card; undefined when the hospital has taken the file away. */
async function readFile(
  patients: HospitalPatients,
  { hosId, recordNumber }: HospitalAccount,
): Promise<HospitalAnswer | undefined> {
  const [file, cards] = await Promise.all([patients.get(hosId, recordNumber), patients.visitCards(hosId, recordNumber)])
  return file && { file, cardNumber: cards[0]?.cardNumber ?? '' }
}

const shown = ({ file: { name, recordNumber, mobile, address }, cardNumber }: HospitalAnswer) => ({
  name,
  recordNumber,
  cardNumber,
  mobile: maskMobile(mobile),
  address,
})

export const checkFile = stepped<typeof fileServices.checkFile, HospitalAccount, HospitalAnswer | undefined>({
  prepare: ({ input, ctx }) => accountAt(ctx, input),
  outside: (account, { runtime }) => askHospital(() => readFile(runtime.hospital.patients, account)),
  settle: async outcome => (outcome ? { ...shown(outcome), code: gapOf(outcome.file) } : refuse('not_bound')),
})

export const getFile = stepped<typeof fileServices.getFile, HospitalAccount, HospitalAnswer | undefined>({
  prepare: ({ input, ctx }) => accountAt(ctx, input),
  outside: (account, { runtime }) => askHospital(() => readFile(runtime.hospital.patients, account)),
  async settle(outcome) {
    if (!outcome) return refuse('not_bound')
    const { heightCm: height, weightKg: weight, workCode: occupation } = outcome.file
    return { ...shown(outcome), height, weight, occupation }
  },
})

export const findFile = stepped<typeof fileServices.findFile, HospitalAccount, HospitalAnswer | undefined>({
  async prepare({ input, ctx }) {
    const personId = await personWithIdCard(ctx, input.idCard)
    if (!personId) return refuse('not_found')
    const who = await whoseFile(ctx, personId)
    if (isRefused(who)) return who
    const account = input.hosId
      ? await accountAt(ctx, { personId, hosId: input.hosId })
      : await findOldestAccount(ctx, personId)
    return account && !isRefused(account) ? account : refuse('not_found')
  },
  outside: (account, { runtime }) => askHospital(() => readFile(runtime.hospital.patients, account)),
  settle: async outcome => (outcome ? shown(outcome) : refuse('not_found')),
})

export const listCards = stepped<
  typeof fileServices.listCards,
  HospitalAccount,
  { cardNumber: string; insurance: string }[]
>({
  prepare: ({ input, ctx }) => accountAt(ctx, input),
  outside: ({ hosId, recordNumber }, { runtime }) =>
    askHospital(() => runtime.hospital.patients.visitCards(hosId, recordNumber)),
  settle: async cards => ({ cards }),
})

export const proveIdCard = stepped<typeof fileServices.proveIdCard, boolean, void>({
  async prepare({ input, ctx }) {
    const who = await identityOf(ctx, input.personId)
    return who ? who.idCard === toEighteen(input.idCard) : refuse('not_found')
  },
  outside: async () => undefined,
  settle: async (_verified, isHis) => isHis || refuse('id_card_differs'),
})
