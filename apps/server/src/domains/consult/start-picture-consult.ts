import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { payWaitSeconds } from '@nethos/contract/consult/consult.rights.ts'
import { consultAgreement } from '@nethos/contract/consult/consult.kinds.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { isWithdrawn } from '../account/public.ts'
import { offerOf } from '../doctors/public.ts'
import { mayActFor, personForConsult, selfOf } from '../people/public.ts'
import { note } from './acting.ts'
import { hang, ownAttachments } from './attachments.ts'
import { putInBox } from './consult.box.ts'
import { carryOutDue, hasBegun } from './consult.life.ts'
import { deadlines, keepMove } from './consult.move.ts'
import { addConsult, asOf, openConsults, takeConsult, type Consult } from './consult.table.ts'
import { headOf } from './head.ts'

const consultType = 'DOCPIC'

export const startPictureConsult: HandlerOf<typeof consultServices.startPictureConsult> = async ({
  input,
  ctx,
  refuse,
}) => {
  const personId = input.personId || (await selfOf(ctx))?.personId
  if (!personId) return refuse('person_missing')
  const person = await personForConsult(ctx, personId)
  if (!person) return refuse('not_found')
  const may = await mayActFor(ctx, person.personId, 'consult')
  if (may !== true) return may
  if (await isWithdrawn(ctx, consultAgreement)) return refuse('consent_withdrawn')
  if (!person.hasIdCard) return refuse('id_card_missing')
  if (person.needsGuardian) return refuse('guardian_missing')
  const offer = await offerOf(ctx, input.docId, consultType)
  if (!offer) return refuse('not_found')
  if (!offer.isOpen) return refuse('doctor_closed')
  const files = await ownAttachments(ctx, input.attaIdList)
  if (!files) return refuse('not_found')
  const standing = await openWith(ctx, input.docId, person.personId)
  if (standing) return refuse('already_open', { obj: { consultId: standing.consultId } })

  const isFree = offer.priceCents === 0
  const status = isFree ? 'going' : 'unpaid'
  const facts = {
    consultType,
    createdAt: ctx.now,
    startedAt: isFree ? ctx.now : null,
    firstReplyAt: null,
    endedAt: null,
    servedUntil: null,
  } as const
  const added = await addConsult(ctx, {
    accountId: ctx.caller.accountId,
    personId: person.personId,
    consultType,
    status,
    docId: input.docId,
    priceCents: offer.priceCents,
    feeCents: offer.priceCents,
    consulterName: person.name,
    consulterGender: person.gender || null,
    consulterAge: person.age,
    consulterIdCardMasked: person.idCardMasked,
    consulterMobileMasked: person.mobileMasked,
    illnessName: input.illnessName,
    illnessTime: input.illnessTime,
    content: input.consultContent,
    expectedHelp: input.expectedHelpContent,
    attachments: JSON.stringify(files),
    consultSource: input.consultSource || null,
    consultSourceId: input.consultSourceId || null,
    replyLimit: offer.replyLimit,
    repliesLeft: offer.replyLimit,
    lastText: input.consultContent,
    lastAt: new Date(ctx.now),
    createdAt: new Date(ctx.now),
    startedAt: isFree ? new Date(ctx.now) : null,
    ...deadlines(status, facts),
  })
  if (!added)
    return refuse('already_open', {
      obj: { consultId: (await openWith(ctx, input.docId, person.personId))?.consultId },
    })
  await keepMove(ctx, added.consultId, null, status, 'issue', 'patient')
  await hang(ctx, added.consultId, 'content', files)
  if (isFree) await hasBegun(ctx, added)
  else await putInBox(ctx, added, 'consult_to_pay')
  await note(ctx, 'start', added)
  return { consultId: added.consultId, consult: headOf(added), payWaitSeconds: payWaitSeconds(added, ctx.now) }
}

/** The person's open consult with this doctor; one that is past due is moved first and stands in nobody's way. */
async function openWith(ctx: Ctx, docId: string, personId: string): Promise<Consult | undefined> {
  for (const consult of await openConsults(ctx, { docId, personId, consultType })) {
    if (asOf(consult, ctx.now).consultStatus === consult.consultStatus) return consult
    const taken = await takeConsult(ctx, consult.consultId)
    if (taken) await carryOutDue(ctx, taken)
  }
  return undefined
}
