import { mayOffer, offerTypes, wantsReplies } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import { opensHimself, pricesHimself } from '@nethos/contract/doctors/practice.rules.ts'
import type { practiceServices } from '@nethos/contract/doctors/practice.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { doctors } from './desk-doctors.ts'
import { saveOffer, note, take } from './change-doctor.ts'
import { deskNoticeOf, hangNotice } from './doctor-notice.table.ts'
import { offersOf } from './doctor-detail.table.ts'
import { askedToday, boundsOf, practiceOf } from './practice.table.ts'

type Services = typeof practiceServices

export const myPractice: HandlerOf<Services['myPractice']> = async ({ ctx, refuse }) => {
  const docId = ctx.caller.docId ?? ''
  const found = await doctors(ctx).select('docType').where('doctor.docId', '=', docId).executeTakeFirst()
  if (!found) return refuse('no_practice')
  const { docName, docTitle, docDeptName, isShown, docType } = found
  const [offers, notice, practice, asked] = await Promise.all([
    offersHeld(ctx, docId, docType),
    deskNoticeOf(ctx, docId),
    practiceOf(ctx, docId),
    askedToday(ctx, docId),
  ])
  return { docId, docName, docTitle, docDeptName, isShown, offers, notice, ...practice, askedToday: asked }
}

/** What the office prices is shown when he has it; what he prices, so that he can open it. */
async function offersHeld(ctx: Ctx<StaffCaller>, docId: string, docType: string) {
  const [held, boundOf] = [await offersOf(ctx, docId), await boundsOf(ctx)]
  return offerTypes
    .filter(consultType => mayOffer(docType, consultType))
    .flatMap(consultType => {
      const offer = held.find(one => one.consultType === consultType)
      const mayPrice = pricesHimself(consultType)
      if (!offer && !mayPrice) return []
      const bound = boundOf(consultType)
      return {
        consultType,
        ...bound,
        isOffered: offer !== undefined,
        isOpen: offer?.isOpen ?? false,
        priceCents: offer?.priceCents ?? bound.minCents,
        replyLimit: offer?.replyLimit ?? (wantsReplies(consultType) ? 10 : 0),
        mayPrice,
        mayOpen: opensHimself(consultType),
      }
    })
}

export const savePractice: HandlerOf<Services['savePractice']> = async ({ input, ctx, refuse }) => {
  const { docId, staffId } = ctx.caller
  if (docId === null || !(await take(ctx, docId))) return refuse('no_practice')
  const { hours, dailyQuota, autoReply } = input
  const fields = {
    hours: JSON.stringify(hours),
    dailyQuota,
    autoReply,
    changedBy: staffId,
    changedAt: new Date(ctx.now),
  }
  await ctx.db
    .insertInto('doctorPractice')
    .values({ docId, ...fields })
    .onConflict(on => on.column('docId').doUpdateSet(fields))
    .execute()
  await note(ctx, 'doctor.practice.change', docId)
  return true
}

export const saveMyOffer: HandlerOf<Services['saveMyOffer']> = async ({ input, ctx, refuse }) => {
  const { consultType, ...terms } = input
  const docId = ctx.caller.docId ?? ''
  const doctor = await take(ctx, docId)
  if (!doctor) return refuse('no_practice')
  if (!mayOffer(doctor.docType, consultType)) return refuse('not_his_kind')
  if (!opensHimself(consultType)) return refuse('hospital_decides')
  const held = (await offersOf(ctx, docId)).find(one => one.consultType === consultType)
  if (!pricesHimself(consultType)) {
    if (!held) return refuse('not_offered')
    await saveOffer(ctx, { ...held, docId, isOpen: terms.isOpen })
  } else {
    if (wantsReplies(consultType) && terms.replyLimit === 0) return refuse('replies_missing')
    const { minCents, maxCents } = (await boundsOf(ctx))(consultType)
    const isSame = held?.priceCents === terms.priceCents
    // What the office has agreed with him outside of the bounds stays until he changes it.
    if (!isSame && (terms.priceCents < minCents || terms.priceCents > maxCents))
      return refuse('price_out_of_bounds', { obj: { minCents, maxCents } })
    await saveOffer(ctx, { docId, consultType, ...terms })
  }
  await note(ctx, 'doctor.offer.change', docId)
  return true
}

export const saveMyNotice: HandlerOf<Services['saveMyNotice']> = async ({ input, ctx, refuse }) => {
  const docId = ctx.caller.docId ?? ''
  if (!(await take(ctx, docId))) return refuse('no_practice')
  if (!(await hangNotice(ctx, docId, input))) return refuse('notice_over')
  await note(ctx, 'doctor.notice.change', docId)
  return true
}
