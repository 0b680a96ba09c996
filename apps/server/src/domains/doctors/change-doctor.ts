import type { AuditAction } from '@nethos/contract/audit-actions.ts'
import { mayOffer, wantsReplies, whyMayNotPrescribe } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import type { doctorDeskServices } from '@nethos/contract/doctors/doctor-desk.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { saveSearchWords, spellingOfName } from '../content/public.ts'
import type { Offer } from '@nethos/contract/doctors/doctors.schemas.ts'
import { hangNotice } from './doctor-notice.table.ts'
import { isPlace } from './places.ts'
import { putUpPicture } from '../system/public.ts'

export const note = (ctx: Ctx, action: AuditAction, docId: string) =>
  ctx.audit({ action, recordType: 'doctor', recordId: docId })

/** Held until the transaction ends: two changes of one doctor wait for each other. */
export const take = ({ db }: Ctx<StaffCaller>, docId: string) =>
  db.selectFrom('doctor').select(['avatar', 'docType']).where('docId', '=', docId).forUpdate().executeTakeFirst()

export const addDoctor: HandlerOf<typeof doctorDeskServices.addDoctor> = async ({ input, ctx, refuse }) => {
  if (!(await isPlace(ctx, input))) return refuse('place_unknown')
  const { docId } = await ctx.db
    .insertInto('doctor')
    .values({
      ...input,
      ...spellingOfName(input.docName),
      avatar: '',
      isActive: false,
      createdAt: new Date(ctx.now),
    })
    .returning('docId')
    .executeTakeFirstOrThrow()
  await note(ctx, 'doctor.create', docId)
  return { docId }
}

export const changeDoctor: HandlerOf<typeof doctorDeskServices.changeDoctor> = async ({ input, ctx, refuse }) => {
  const { docId, docTitle, docSkill, docResume, docTags, isShown } = input
  const doctor = await take(ctx, docId)
  if (!doctor) return refuse('not_found')
  const avatar = input.docAvatar || doctor.avatar
  if (isShown && avatar === '') return refuse('portrait_missing')
  const picture = { recordType: 'doctor', recordId: docId, before: doctor.avatar, after: avatar }
  if (!(await putUpPicture(ctx, picture))) return refuse('picture_unknown')
  await ctx.db
    .updateTable('doctor')
    .set({ docTitle, skill: docSkill, resume: docResume, tags: [...new Set(docTags)], avatar, isActive: isShown })
    .where('docId', '=', docId)
    .execute()
  await saveSearchWords(ctx.db, docTags)
  await note(ctx, 'doctor.change', docId)
  return true
}

export const changeLicence: HandlerOf<typeof doctorDeskServices.changeLicence> = async ({ input, ctx, refuse }) => {
  const { docId, ...licence } = input
  const doctor = await take(ctx, docId)
  if (!doctor) return refuse('not_found')
  if (!(await isPlace(ctx, licence))) return refuse('place_unknown')
  const why = licence.canPrescribe && whyMayNotPrescribe({ ...licence, docType: doctor.docType }, ctx.now)
  if (why) return refuse(why)
  await ctx.db
    .updateTable('doctor')
    .set({ ...licence, licenceUntil: licence.licenceUntil || null })
    .where('docId', '=', docId)
    .execute()
  await note(ctx, 'doctor.licence.change', docId)
  return true
}

export const changeNotice: HandlerOf<typeof doctorDeskServices.changeNotice> = async ({ input, ctx, refuse }) => {
  const { docId, ...notice } = input
  if (!(await take(ctx, docId))) return refuse('not_found')
  if (!(await hangNotice(ctx, docId, notice))) return refuse('notice_over')
  await note(ctx, 'doctor.notice.change', docId)
  return true
}

export async function saveOffer(
  { db }: Pick<Ctx, 'db'>,
  { docId, consultType, isOpen, priceCents, replyLimit }: Offer & { docId: string },
): Promise<void> {
  const terms = { isOpen, priceCents, replyLimit }
  await db
    .insertInto('doctorOffer')
    .values({ docId, consultType, ...terms })
    .onConflict(on => on.columns(['docId', 'consultType']).doUpdateSet(terms))
    .execute()
}

/** Consults keep the price and the replies of the day of their issue: here only what is sold from now on changes. */
export const changeOffer: HandlerOf<typeof doctorDeskServices.changeOffer> = async ({ input, ctx, refuse }) => {
  const { docId, consultType, ...terms } = input
  const doctor = await take(ctx, docId)
  if (!doctor) return refuse('not_found')
  if (!mayOffer(doctor.docType, consultType)) return refuse('not_his_kind')
  if (wantsReplies(consultType) && terms.replyLimit === 0) return refuse('replies_missing')
  if (consultType === 'PERSONAL_TIME_PIC') {
    const { numUpdatedRows } = await ctx.db
      .updateTable('doctorOffer')
      .set({ isOpen: terms.isOpen })
      .where('docId', '=', docId)
      .where('consultType', '=', consultType)
      .where('priceCents', '=', terms.priceCents)
      .where('replyLimit', '=', terms.replyLimit)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refuse('price_of_periods')
  } else await saveOffer(ctx, { docId, consultType, ...terms })
  await note(ctx, 'doctor.offer.change', docId)
  return true
}
