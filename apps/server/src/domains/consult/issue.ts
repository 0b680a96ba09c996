import type { ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import { payWaitSeconds } from '@nethos/contract/consult/consult.rights.ts'
import { consultAgreement } from '@nethos/contract/consult/consult.kinds.ts'
import type { AskedMedicine } from '@nethos/contract/consult/consult.schemas.ts'
import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import type { Length } from '@nethos/contract/common/lengths.ts'
import type { InputOf, OutputOf } from '@nethos/contract/service.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import { isWithdrawn } from '../account/public.ts'
import { mayActFor, personForConsult, type ConsultPerson } from '../people/public.ts'
import { note } from './acting.ts'
import { hang, ownAttachments, type OwnFile } from './attachments.ts'
import { putInBox } from './consult.box.ts'
import { hasBegun } from './consult.life.ts'
import { openConsults, takeConsult, type Consult, type OpenOnes } from './consult.table.ts'
import { findClinic, takePlace } from './free-clinic.table.ts'
import { noteRedFlags } from './red-flags.table.ts'
import { termOf } from './consult.term.ts'
import { consulterOf } from './consulter.ts'
import { consults } from './consult.lifecycle.ts'
import { consultTimer } from './consult.timers.ts'
import { headOf } from './head.ts'

type Services = typeof consultServices
/** What every kind is asked with. */
type Asked = Omit<InputOf<Services['startPictureConsult']>, 'docId' | 'personId'>
type Issued = OutputOf<Services['startPictureConsult']>

/** Who is asked, and what it costs by our own offers. */
export interface Order {
  consultType: ConsultType
  docId: string | null
  teamId: string | null
  priceCents: number
  /** Replies in all; with a service each day. */
  replyLimit: number
  freeClinicId?: string | undefined
  /** The running consult whose bought time this one goes on with. */
  renews?: Consult | undefined
  /** Of a video the end of the booked time, epoch ms. */
  meetsUntil?: number | undefined
  /** What a medication question is about. */
  question?: { medicines: readonly AskedMedicine[]; allergyHistory: string } | undefined
  service?: (Length & { serviceId: string; serviceName: string }) | undefined
}

/** The person, if the caller may ask for him. */
export async function personWhoMayAsk(
  ctx: Ctx<AccountCaller>,
  personId: string,
): Promise<
  ConsultPerson | Refused<'not_found' | 'grant_closed' | 'consent_withdrawn' | 'id_card_missing' | 'guardian_missing'>
> {
  const person = await personForConsult(ctx, personId)
  if (!person) return refuse('not_found')
  const may = await mayActFor(ctx, person.personId, 'consult')
  if (may !== true) return may
  if (await isWithdrawn(ctx, consultAgreement)) return refuse('consent_withdrawn')
  if (!person.hasIdCard) return refuse('id_card_missing')
  if (person.needsGuardian) return refuse('guardian_missing')
  return person
}

type Whom = Pick<Order, 'docId' | 'teamId'>

/** The price and the replies of a free clinic, and one of today's places in it. */
export async function clinicOffer(
  ctx: Ctx<AccountCaller>,
  freeClinicId: string,
  whom: Whom,
): Promise<Pick<Order, 'priceCents' | 'replyLimit' | 'freeClinicId'> | Refused<'clinic_closed' | 'clinic_full'>> {
  const clinic = await findClinic(ctx, { freeClinicId })
  if (!clinic?.isOpen) return refuse('clinic_closed')
  const place = await takePlace(ctx, freeClinicId, whom)
  if (!place) return refuse('clinic_closed')
  if (place.leftToday <= 0) return refuse('clinic_full')
  return { priceCents: clinic.priceCents, replyLimit: clinic.replyLimit, freeClinicId }
}

/** Begins a consult of any kind: unpaid with a price, else at once. One at a time for person, answerer and kind. */
export async function issue(
  ctx: Ctx<AccountCaller>,
  person: ConsultPerson,
  order: Order,
  asked: Asked,
): Promise<Issued | Refused<'not_found' | 'already_open'>> {
  const files = await ownAttachments(ctx, asked.attaIdList)
  if (!files) return refuse('not_found')
  const { consultType, docId, teamId, priceCents } = order
  const those = { docId, teamId, personId: person.personId, consultType }
  const openOnes = await openWith(ctx, those, order.renews)
  if (openOnes) return refuse('already_open', { obj: { consultId: openOnes.consultId } })

  const isFree = priceCents === 0
  const added = await consults.begin(ctx, newConsult(ctx, person, order, asked, files), {
    event: 'issue',
    by: 'patient',
    to: isFree ? 'going' : 'unpaid',
  })
  if (!added)
    return refuse('already_open', { obj: { consultId: (await openWith(ctx, those, order.renews))?.consultId } })
  await hang(ctx, added.consultId, 'content', files)
  if (isFree) await hasBegun(ctx, added)
  else await putInBox(ctx, added, 'consult_to_pay')
  await noteRedFlags(
    ctx,
    added.consultId,
    asked.consultContent,
    asked.illnessName,
    asked.illnessTime,
    asked.expectedHelpContent,
    order.question?.allergyHistory ?? '',
  )
  await note(ctx, 'start', added)
  return { consultId: added.consultId, consult: headOf(added), payWaitSeconds: payWaitSeconds(added, ctx.now) }
}

/** The row of a consult as it begins. */
function newConsult(ctx: Ctx<AccountCaller>, person: ConsultPerson, order: Order, asked: Asked, files: OwnFile[]) {
  const { consultType, docId, teamId, priceCents, replyLimit, service } = order
  const startedAt = priceCents === 0 ? ctx.now : null
  const term = startedAt === null || !service ? undefined : termOf(startedAt, service, order.renews)
  return {
    accountId: ctx.caller.accountId,
    personId: person.personId,
    consultType,
    docId,
    teamId,
    priceCents,
    feeCents: priceCents,
    ...consulterOf(person),
    illnessName: asked.illnessName,
    illnessTime: asked.illnessTime,
    content: asked.consultContent,
    expectedHelp: asked.expectedHelpContent,
    attachments: JSON.stringify(files),
    consultSource: asked.consultSource || null,
    consultSourceId: asked.consultSourceId || null,
    medicines: JSON.stringify(order.question?.medicines ?? []),
    allergyHistory: order.question?.allergyHistory ?? '',
    freeClinicId: order.freeClinicId ?? null,
    serviceId: service?.serviceId ?? null,
    serviceName: service?.serviceName ?? '',
    lengthOfTime: service?.lengthOfTime ?? null,
    lengthUnit: service?.lengthUnit ?? null,
    replyLimit,
    repliesLeft: replyLimit,
    lastText: asked.consultContent,
    lastAt: new Date(ctx.now),
    createdAt: ctx.now,
    startedAt,
    renewsId: order.renews?.consultId ?? null,
    servedFrom: term?.servedFrom ?? null,
    servedUntil: term?.servedUntil ?? order.meetsUntil ?? null,
  }
}

/** The person's open consult with this answerer; one that is past due is moved first and stands in nobody's way. */
async function openWith(ctx: Ctx, those: OpenOnes, besides: Consult | undefined): Promise<Consult | undefined> {
  for (const consult of await openConsults(ctx, those)) {
    if (consult.consultId === besides?.consultId) continue
    if (consults.asOf(consult, ctx.now).consultStatus === consult.consultStatus) return consult
    const taken = await takeConsult(ctx, consult.consultId)
    if (taken) await consultTimer.runDue(ctx, taken)
  }
  return undefined
}
