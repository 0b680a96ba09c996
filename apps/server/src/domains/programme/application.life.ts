import { sql } from 'kysely'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { offerOf } from '@nethos/contract/programme/programme.document.ts'
import { applicationTexts, type ApplicationStatus } from '@nethos/contract/programme/programme.status.ts'
import type { MessageType } from '@nethos/contract/messages/messages.templates.ts'
import type { Actor, EventOf } from '@nethos/contract/states.ts'
import type { applicationStates } from '@nethos/contract/programme/programme.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import { putMessage, readAbout } from '../messages/public.ts'
import { notifyStaff } from '../notify/public.ts'
import { stopPathway } from '../pathway/public.ts'
import { closePayments, earn, refundInFull } from '../payment/public.ts'
import { applications } from './application.lifecycle.ts'
import { deskPage, doctorsInHand, type Application } from './application.table.ts'
import { addMessage } from './talk.table.ts'

const day = 86_400_000
type Event = EventOf<typeof applicationStates>
type Changes = NonNullable<Parameters<typeof applications.transition>[4]>
export const businessOf = ({ applicationId }: Pick<Application, 'applicationId'>) => ({
  bizType: 'programme',
  bizId: applicationId,
})

/** What the patient's box is told when an application comes into a state by another hand than his. */
const messageFor: Readonly<Partial<Record<ApplicationStatus, Extract<MessageType, `programme_${string}`>>>> = {
  asked: 'programme_asked',
  accepted: 'programme_accepted',
  to_pay: 'programme_to_pay',
  paid: 'programme_paid',
  going: 'programme_going',
  done: 'programme_done',
  declined: 'programme_declined',
  expired: 'programme_expired',
  refunded: 'programme_refunded',
}

/** Pages on both sides hear of it. */
export async function announce(ctx: Ctx, one: Application): Promise<void> {
  const { applicationId, accountId } = one
  await ctx.announce({ accountId }, 'application', applicationId)
  for (const docId of await doctorsInHand(ctx, one)) await ctx.announce({ docId }, 'application', applicationId)
}

/** Whoever has it in hand hears that something of it is his to do. */
export async function notifyHand(ctx: Ctx, one: Application, kind: 'new' | 'waits'): Promise<void> {
  const doctors = await doctorsInHand(ctx, one)
  if (doctors.length > 0)
    await notifyStaff(ctx, sql`select unnest(${doctors}::text[])`, { kind, link: deskPage(one.applicationId) })
}

/** A message in the patient's box that leads to the application. */
export const putInBox = (ctx: Ctx, one: Application, type: Extract<MessageType, `programme_${string}`>) =>
  putMessage(ctx, {
    accountId: one.accountId,
    type,
    values: { person: one.personName, programme: one.document.name },
    link: placeLink(one.code, type === 'programme_message' ? 'chat' : 'application', { id: one.applicationId }),
    about: { recordType: 'application', recordId: one.applicationId },
  })

/** Moves it, with all that follows: money, messages, the talk's line, the pages. Undefined: it may not now. */
export async function move(
  ctx: Ctx,
  one: Application,
  event: Event,
  by: Actor,
  changes: Changes = {},
  at = ctx.now,
): Promise<Application | undefined> {
  const moved = await applications.transition(ctx, one, event, by, changes, at)
  if (!moved) return undefined
  const { status } = moved
  if (one.status === 'to_pay' && status !== 'paid') await closePayments(ctx, businessOf(moved))
  if (status === 'refunded')
    await refundInFull(ctx, { ...businessOf(moved), cause: 'programme_called_off', reason: '服务取消' })
  if (one.status === 'going' && moved.pathwayId)
    await stopPathway(ctx, { pathwayId: moved.pathwayId, reason: applicationTexts[status] })
  if (status === 'done' && moved.priceCents > 0) await earn(ctx, businessOf(moved))
  await readAbout(ctx, {
    accountId: moved.accountId,
    recordType: 'application',
    recordId: moved.applicationId,
    types: ['programme_asked', 'programme_to_pay'],
  })
  const message = by === 'patient' ? undefined : messageFor[status]
  if (message) await putInBox(ctx, moved, message)
  if (by !== 'patient')
    await addMessage(ctx, moved, {
      talker: 'SYS',
      talkerId: 'system',
      talkerName: '',
      text: moved.document.application?.states[status]?.text ?? applicationTexts[status],
      sendId: null,
    })
  await announce(ctx, moved)
  return moved
}

/** When the service of an offer that begins then ends by itself, epoch ms; null: the hospital ends it. */
export function endOf({ document, offerCode }: Pick<Application, 'document' | 'offerCode'>, startsAt: number) {
  const days = offerOf(document, offerCode)?.days
  return days === undefined ? null : startsAt + days * day
}

const hour = 3_600_000
/** By when it is paid, counted from now; never after the service begins. */
export const payByOf = ({ document }: Pick<Application, 'document'>, now: number): number =>
  now + (document.application?.payHours ?? 24) * hour
export const decideByOf = ({ document }: Pick<Application, 'document'>, now: number): number =>
  now + (document.application?.decideHours ?? 48) * hour
export const answerByOf = ({ document }: Pick<Application, 'document'>, now: number): number =>
  now + (document.application?.askHours ?? 168) * hour
