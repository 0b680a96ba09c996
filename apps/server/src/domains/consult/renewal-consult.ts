import { prescriptionCard } from '@nethos/contract/consult/card-message.ts'
import { theSystem } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { noteServed } from '../doctors/public.ts'
import { earn } from '../payment/public.ts'
import type { ConsultPerson } from '../people/public.ts'
import { closeAlarm } from './alarm/answer.ts'
import { hang, type OwnFile } from './attachments.ts'
import { noLongerToPay } from './consult.box.ts'
import { addNotice } from './consult-message.table.ts'
import { notify } from './consult.life.ts'
import { noteRedFlags } from './red-flags.table.ts'
import { consulterOf } from './consulter.ts'
import { consults } from './consult.lifecycle.ts'
import { forgetReminders, remindOf } from './reminder.ts'
import { takePaidConsult, type Consult, openConsults } from './consult.table.ts'

const consultType = 'RENEWAL_OF_CONSULTATION'

interface AskedRenewal {
  accountId: string
  docId: string
  person: ConsultPerson
  illnessName: string
  illnessTime: string
  content: string
  /** What else was written: it is read for what cannot wait. */
  besides: readonly string[]
  files: OwnFile[]
  notice: string
}

/** What a consult names as its source that was asked for in another consult. */
const fromTalk = 'CONSULT'
const offeredFor = 30 * 86_400_000

/** The talk in which this doctor has asked the person to apply for a prescription: the newest of the last thirty days. */
async function talkThatOffered(
  { db, now }: Ctx,
  { accountId, personId, docId }: { accountId: string; personId: string; docId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('consultMessage')
    .innerJoin('consult', 'consult.consultId', 'consultMessage.consultId')
    .select('consult.consultId')
    .where('consult.accountId', '=', accountId)
    .where('consult.personId', '=', personId)
    .where('consultMessage.replierId', '=', docId)
    .where('consultMessage.msgType', '=', 'CARD_MESSAGE')
    .where('consultMessage.content', 'like', `%"title":"${prescriptionCard}"%`)
    .where('consultMessage.createdAt', '>', new Date(now - offeredFor))
    .orderBy('consultMessage.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.consultId
}

/** The consult that a renewal is. Free until the medicine is billed. Undefined: this person has an open one with this doctor. */
/** The caller's renewals that have not ended. */
export const openRenewalConsults = (ctx: Ctx): Promise<Consult[]> =>
  openConsults(ctx, { consultType: 'RENEWAL_OF_CONSULTATION' })

export async function openRenewalConsult(ctx: Ctx, asked: AskedRenewal): Promise<Consult | undefined> {
  const { person, notice, files } = asked
  const talkId = await talkThatOffered(ctx, { ...asked, personId: person.personId })
  const added = await consults.begin(
    ctx,
    {
      accountId: asked.accountId,
      personId: person.personId,
      consultType,
      docId: asked.docId,
      consultSource: talkId ? fromTalk : null,
      consultSourceId: talkId ?? null,
      priceCents: 0,
      feeCents: 0,
      ...consulterOf(person),
      illnessName: asked.illnessName,
      illnessTime: asked.illnessTime,
      content: asked.content,
      attachments: JSON.stringify(files),
      replyLimit: 0,
      repliesLeft: 0,
      lastText: asked.content,
      lastAt: new Date(ctx.now),
      createdAt: ctx.now,
      startedAt: ctx.now,
    },
    { event: 'issue', by: 'patient', to: 'going' },
  )
  if (!added) return undefined
  await noteRedFlags(ctx, added.consultId, asked.content, asked.illnessName, asked.illnessTime, ...asked.besides)
  await remindOf(ctx, added)
  await hang(ctx, added.consultId, 'content', files)
  await addNotice(ctx, added, notice, 'staff')
  return added
}

/** Its doctor has signed: he is reminded no more. */
export const renewalDecided = forgetReminders

/** Held whoever's hand moves the renewal: who may, its own table has said. */
async function held(ctx: Ctx, consultId: string): Promise<Consult> {
  const consult = await takePaidConsult({ ...ctx, caller: theSystem }, consultId)
  if (!consult) throw new Error(`the renewal ${consultId} has no consult`)
  return consult
}

/** The pharmacist has approved: the medicine is to be paid. */
export async function billRenewalConsult(ctx: Ctx, consultId: string, feeCents: number): Promise<void> {
  const consult = await held(ctx, consultId)
  await closeAlarm(ctx, consultId)
  if (!(await consults.transition(ctx, consult, 'prescribe', 'doctor', { feeCents, priceCents: feeCents })))
    throw new Error(`the consult of the renewal ${consultId} cannot be billed`)
}

export async function renewalConsultPaid(ctx: Ctx, consultId: string): Promise<void> {
  const paid = await consults.transition(ctx, await held(ctx, consultId), 'pay', 'payment')
  if (!paid) throw new Error(`the consult of the renewal ${consultId} cannot be paid`)
  await noLongerToPay(ctx, paid)
}

/** Handed out, or called off; what the patient reads of it in the stream. */
export async function endRenewalConsult(
  ctx: Ctx,
  consultId: string,
  event: 'conclude' | 'call_off',
  endReason: string,
): Promise<void> {
  const moved = await consults.transition(ctx, await held(ctx, consultId), event, 'hospital', {
    endedAt: ctx.now,
    endReason,
  })
  if (!moved) throw new Error(`the consult of the renewal ${consultId} cannot ${event}`)
  await closeAlarm(ctx, consultId)
  if (event === 'call_off') await noLongerToPay(ctx, moved)
  else {
    await noteServed(ctx, moved)
    await earn(ctx, { bizType: 'consult', bizId: consultId })
  }
}

/** A sentence in the stream of the renewal's consult, and the pages hear of it. */
export async function notifyRenewal(ctx: Ctx, consultId: string, notice: string): Promise<void> {
  const consult = await held(ctx, consultId)
  await addNotice(ctx, consult, notice, 'patient')
  await notify(ctx, consult, 'both')
}
