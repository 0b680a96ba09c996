import { mobilePattern } from '@nethos/contract/common/phone.ts'
import type { bindingServices } from '@nethos/contract/hospital-account/binding.services.ts'
import {
  gapOf,
  isSameName,
  isUsableName,
  missingSentences,
} from '@nethos/contract/hospital-account/hospital-account.rules.ts'
import type { InputOf, OutputOf } from '@nethos/contract/service.ts'
import { Finished, isRefused, refuse, stepped, type Ctx, type Refused } from '../../calls/handler.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import {
  FileExistsError,
  FileRefusedError,
  RecordNumberPendingError,
  type HospitalFile,
  type NewHospitalFile,
} from '../../ports/hospital.ts'
import { settleIdentity, type PersonIdentity } from '../people/public.ts'
import { askForFile, askHospital } from './ask-hospital.ts'
import { endBinding, findAccount, saveAccount, tryToBind } from './hospital-account.table.ts'
import { findHospital } from './hospital.table.ts'
import { whoseFile } from './whose.ts'

type AccountCtx = Ctx<AccountCaller>
type Bound = OutputOf<typeof bindingServices.bind>
type Found = Awaited<ReturnType<typeof askForFile>>

/** Somebody at a hospital. */
interface Visitor {
  hosId: string
  who: PersonIdentity
}

async function visitorOf(
  ctx: AccountCtx,
  { personId, hosId }: { personId: string; hosId: string },
): Promise<Visitor | Refused<'not_found' | 'grant_closed' | 'no_id_card'>> {
  const who = await whoseFile(ctx, personId)
  if (isRefused(who)) return who
  const hospital = await findHospital(ctx, hosId)
  if (!hospital) return refuse('not_found')
  return who.idCard ? { hosId: hospital.hosId, who } : refuse('no_id_card')
}

/** The same, whole enough to be bound; one attempt in 60 seconds. */
async function visitorToBind(
  ctx: AccountCtx,
  input: { personId: string; hosId: string },
): Promise<
  Visitor | Refused<'not_found' | 'grant_closed' | 'no_id_card' | 'no_mobile' | 'guardian_needed' | 'bind_too_often'>
> {
  const visitor = await visitorOf(ctx, input)
  if (isRefused(visitor)) return visitor
  if (visitor.who.needsGuardian) return refuse('guardian_needed')
  if (!visitor.who.mobile) return refuse('no_mobile')
  return (await tryToBind(ctx, visitor.who.personId, visitor.hosId)) ? visitor : refuse('bind_too_often')
}

/** Whoever was asked for, held until the end; who has got another ID number meanwhile is asked for anew. */
async function sameAs(ctx: AccountCtx, who: PersonIdentity) {
  const now = await whoseFile(ctx, who.personId, { hold: true })
  return isRefused(now) || now.idCard === who.idCard ? now : refuse('bind_too_often')
}

/** Keeps the binding. The hospital's name becomes ours; where it was ours before, the hospital has verified him. */
async function settle(ctx: AccountCtx, { hosId, who }: Visitor, file: HospitalFile): Promise<Bound> {
  const isSame = isSameName(file.name, who.name)
  const isRenamed = !isSame && isUsableName(file.name)
  await saveAccount(ctx, who.personId, { hosId, recordNumber: file.recordNumber })
  if (isRenamed) await settleIdentity(ctx, who.personId, { personName: file.name })
  else if (isSame && !who.isRealname) await settleIdentity(ctx, who.personId, { isRealname: true })
  await ctx.audit({
    action: 'hospital.bind',
    accountId: ctx.caller.accountId,
    personId: who.personId,
    recordType: 'hospital',
    recordId: hosId,
  })
  return { recordNumber: file.recordNumber, personName: isRenamed ? file.name : who.name, isRenamed }
}

export const checkBinding = stepped<typeof bindingServices.checkBinding, Visitor, Found>({
  async prepare({ input, ctx }) {
    const visitor = await visitorOf(ctx, input)
    if (isRefused(visitor)) return visitor
    return (await findAccount(ctx, visitor.who.personId, visitor.hosId)) ? new Finished('OK' as const) : visitor
  },
  outside: ({ hosId, who }, { runtime }) => askForFile(runtime, hosId, who.idCard),
  settle: async file => (typeof file === 'string' ? refuse(file) : file ? 'needBind' : 'needCreate'),
})

export const bind = stepped<typeof bindingServices.bind, Visitor, Found>({
  prepare: ({ input, ctx }) => visitorToBind(ctx, input),
  outside: ({ hosId, who }, { runtime }) => askForFile(runtime, hosId, who.idCard),
  async settle(file, visitor, { ctx }) {
    const { hosId, who } = visitor
    const now = await sameAs(ctx, who)
    if (isRefused(now)) return now
    if (typeof file === 'string') return refuse(file)
    // A check that fails ends what was bound: the refusal keeps that (core 5).
    const end = () => endBinding(ctx, who.personId, hosId)
    if (!file) {
      await end()
      return refuse('no_file', { keeps: true })
    }
    if (file.mobile !== now.mobile) {
      await end()
      return refuse('mobile_differs', { ...differing(file), keeps: true })
    }
    return settle(ctx, { hosId, who: now }, file)
  },
})

/** Of the reserved mobile no more than its last two digits: enough to remember it by, too little to learn it. */
function differing(file: HospitalFile): { sentence?: string; obj: object } {
  if (mobilePattern.test(file.mobile)) return { obj: { reservedTail: file.mobile.slice(-2), code: 0 } }
  const code = gapOf(file) as 1 | 3
  return { sentence: missingSentences[code], obj: { reservedTail: '', code } }
}

export const createFile = stepped<
  typeof bindingServices.createFile,
  Visitor,
  HospitalFile | 'has_file' | 'number_pending' | 'file_refused'
>({
  async prepare({ input, ctx }) {
    const who = await whoseFile(ctx, input.personId)
    if (isRefused(who)) return who
    if (who.idCard && !who.isRealname) return refuse('not_realname')
    return visitorToBind(ctx, input)
  },
  outside: ({ hosId, who }, { input, runtime }) =>
    askHospital(() =>
      runtime.hospital.patients.create(hosId, newFile(who, input)).catch((error: unknown) => {
        if (error instanceof FileExistsError) return 'has_file' as const
        if (error instanceof RecordNumberPendingError) return 'number_pending' as const
        if (error instanceof FileRefusedError) return 'file_refused' as const
        throw error
      }),
    ),
  async settle(file, { hosId, who }, { ctx }) {
    if (typeof file === 'string') return refuse(file)
    const now = await sameAs(ctx, who)
    return isRefused(now) ? now : settle(ctx, { hosId, who: now }, file)
  },
})

const newFile = (
  { name, idCard, mobile, guardian }: PersonIdentity,
  { address, height, weight, occupation }: InputOf<typeof bindingServices.createFile>,
): NewHospitalFile => ({
  idCard,
  name,
  mobile,
  address,
  workCode: occupation,
  ...(height !== undefined && { heightCm: height }),
  ...(weight !== undefined && { weightKg: weight }),
  ...(guardian && { guardian }),
})
