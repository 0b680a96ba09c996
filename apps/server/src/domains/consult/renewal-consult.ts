import { theSystem } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { noteServed } from '../doctors/public.ts'
import { earn } from '../payment/public.ts'
import type { ConsultPerson } from '../people/public.ts'
import { hang, type Kept } from './attachments.ts'
import { noLongerToPay } from './consult.box.ts'
import { addNotice } from './consult-message.table.ts'
import { tell } from './consult.life.ts'
import { deadlines, keepMove, move } from './consult.move.ts'
import { noteRedFlags } from './red-flags.table.ts'
import { addConsult, takePaidConsult, type Consult } from './consult.table.ts'

const consultType = 'RENEWAL_OF_CONSULTATION'

interface AskedRenewal {
  accountId: string
  docId: string
  person: ConsultPerson
  illnessName: string
  illnessTime: string
  content: string
  files: Kept[]
  notice: string
}

/** The consult that a renewal is. Free until the medicine is billed. Undefined: this person has an open one with this doctor. */
export async function openRenewalConsult(ctx: Ctx, asked: AskedRenewal): Promise<Consult | undefined> {
  const { person, notice, files } = asked
  const facts = {
    consultType,
    createdAt: ctx.now,
    startedAt: ctx.now,
    firstReplyAt: null,
    endedAt: null,
    servedUntil: null,
  } as const
  const at = new Date(ctx.now)
  const added = await addConsult(ctx, {
    accountId: asked.accountId,
    personId: person.personId,
    consultType,
    status: 'going',
    docId: asked.docId,
    priceCents: 0,
    feeCents: 0,
    consulterName: person.name,
    consulterGender: person.gender || null,
    consulterAge: person.age,
    consulterIdCardMasked: person.idCardMasked,
    consulterMobileMasked: person.mobileMasked,
    illnessName: asked.illnessName,
    illnessTime: asked.illnessTime,
    content: asked.content,
    attachments: JSON.stringify(files),
    replyLimit: 0,
    repliesLeft: 0,
    lastText: asked.content,
    lastAt: at,
    createdAt: at,
    startedAt: at,
    ...deadlines('going', facts),
  })
  if (!added) return undefined
  await noteRedFlags(ctx, added.consultId, asked.content, asked.illnessName)
  await keepMove(ctx, added.consultId, null, 'going', 'issue', 'patient')
  await hang(ctx, added.consultId, 'content', files)
  await addNotice(ctx, added, notice, 'staff')
  return added
}

/** Held whoever's hand moves the renewal: who may, its own table has said. */
async function held(ctx: Ctx, consultId: string): Promise<Consult> {
  const consult = await takePaidConsult({ ...ctx, caller: theSystem }, consultId)
  if (!consult) throw new Error(`the renewal ${consultId} has no consult`)
  return consult
}

/** The pharmacist has approved: the medicine is to be paid. */
export async function billRenewalConsult(ctx: Ctx, consultId: string, feeCents: number): Promise<void> {
  const consult = await held(ctx, consultId)
  await ctx.db
    .updateTable('consult')
    .set({ feeCents, priceCents: feeCents })
    .where('consultId', '=', consultId)
    .execute()
  if (!(await move(ctx, { ...consult, feeCents }, 'prescribe', 'doctor')))
    throw new Error(`the consult of the renewal ${consultId} cannot be billed`)
}

export async function renewalConsultPaid(ctx: Ctx, consultId: string): Promise<void> {
  const paid = await move(ctx, await held(ctx, consultId), 'pay', 'payment')
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
  const moved = await move(ctx, await held(ctx, consultId), event, 'hospital', { endedAt: ctx.now, endReason })
  if (!moved) throw new Error(`the consult of the renewal ${consultId} cannot ${event}`)
  if (event === 'call_off') await noLongerToPay(ctx, moved)
  else {
    await noteServed(ctx, moved)
    await earn(ctx, { bizType: 'consult', bizId: consultId })
  }
}

/** A sentence in the stream of the renewal's consult, and the pages hear of it. */
export async function tellRenewal(ctx: Ctx, consultId: string, notice: string): Promise<void> {
  const consult = await held(ctx, consultId)
  await addNotice(ctx, consult, notice, 'patient')
  await tell(ctx, consult, 'both')
}
