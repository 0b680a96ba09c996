import { toEighteen } from '@nethos/contract/common/id-card.ts'
import { mobilePattern } from '@nethos/contract/common/phone.ts'
import type { bindingServices } from '@nethos/contract/hospital-account/binding.services.ts'
import { isRefused, refuse, stepped, type HandlerOf } from '../../calls/handler.ts'
import type { Runtime } from '../../runtime.ts'
import { FileRefusedError, FileUnknownError } from '../../ports/hospital.ts'
import { sendCaptcha, takeCaptcha, tryCaptcha, type CaptchaProof } from '../captcha/public.ts'
import type { PersonIdentity } from '../people/public.ts'
import { askForFile, askHospital } from './ask-hospital.ts'
import { findOldestAccount, forgetTry, latestTry } from './hospital-account.table.ts'
import { findHospital } from './hospital.table.ts'
import { whoseFile } from './whose.ts'

type Service = typeof bindingServices.changeHospitalMobile

const proofOf = ({ cid, captcha }: { cid: string; captcha: string }): CaptchaProof => ({
  purpose: 'person_mobile',
  cid,
  captcha,
})

export const sendHospitalCaptcha: HandlerOf<typeof bindingServices.sendHospitalCaptcha> = async ({ input, ctx }) => {
  const who = await whoseFile(ctx, input.personId)
  if (isRefused(who)) return who
  const mobile = input.mobile || who.mobile
  return mobile ? sendCaptcha(ctx, 'person_mobile', mobile) : refuse('no_mobile')
}

type HospitalAnswer = 'done' | 'no_file' | 'not_reserved' | 'several_files' | 'number_pending' | 'file_refused'

interface Prepared {
  hosId: string
  who: PersonIdentity
  /** The mobile that the captcha went to; undefined: it was wrong. */
  proved: string | undefined
  hasProvedIdCard: boolean
}

export const changeHospitalMobile = stepped<Service, Prepared, HospitalAnswer>({
  async prepare({ input, ctx }) {
    const who = await whoseFile(ctx, input.personId)
    if (isRefused(who)) return who
    const named =
      input.hosId || (await latestTry(ctx, who.personId)) || (await findOldestAccount(ctx, who.personId))?.hosId
    const hospital = named && (await findHospital(ctx, named))
    if (!hospital) return refuse('not_found')
    if (!who.idCard) return refuse('no_id_card')
    if (!who.mobile) return refuse('no_mobile')
    if (input.idCard && toEighteen(input.idCard) !== who.idCard) return refuse('id_card_differs')
    return {
      hosId: hospital.hosId,
      who,
      proved: await tryCaptcha(ctx, proofOf(input)),
      hasProvedIdCard: input.idCard !== undefined,
    }
  },
  outside: (prepared, { runtime }) => changeAtHospital(prepared, runtime),
  async settle(outcome, { hosId, who, proved }, { input, ctx }) {
    if (proved === undefined) return refuse('captcha_wrong')
    if (outcome !== 'done') return refuse(outcome)
    if ((await takeCaptcha(ctx, proofOf(input))) === undefined) return refuse('captcha_wrong')
    await forgetTry(ctx, who.personId)
    await ctx.audit({
      action: 'hospital.mobile',
      accountId: ctx.caller.accountId,
      personId: who.personId,
      recordType: 'hospital',
      recordId: hosId,
    })
    return true
  },
})

/** Whoever holds the reserved mobile may replace it. Where there is none, the person's own and his ID number must do. */
async function changeAtHospital(
  { hosId, who, proved, hasProvedIdCard }: Prepared,
  runtime: Runtime,
): Promise<HospitalAnswer> {
  if (proved === undefined) return 'done'
  const file = await askForFile(runtime, hosId, who.idCard)
  if (typeof file === 'string') return file
  if (!file) return 'no_file'
  if (file.mobile === who.mobile) return 'done'
  const isReserved = mobilePattern.test(file.mobile) ? proved === file.mobile : proved === who.mobile && hasProvedIdCard
  if (!isReserved) return 'not_reserved'
  return askHospital(async () => {
    await runtime.hospital.patients.changeMobile(hosId, file.recordNumber, who.mobile)
    return 'done' as const
  }).catch((error: unknown) => {
    if (error instanceof FileUnknownError) return 'no_file'
    if (error instanceof FileRefusedError) return 'file_refused'
    throw error
  })
}
