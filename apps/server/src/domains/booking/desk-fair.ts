import type { InputOf } from '@nethos/contract/service.ts'
import { present } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import type { DrawState } from '@nethos/contract/booking/draw.status.ts'
import type { DeskDraw, DeskOffer, DeskWait, fairDeskServices } from '@nethos/contract/booking/fair-desk.services.ts'
import { liveWaits, type OfferState, type WaitState } from '@nethos/contract/booking/waitlist.status.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { maskName } from '@nethos/contract/common/masking.ts'
import { whenGiven } from '../../database/when-given.ts'
import { lookedThrough, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { pageOf } from '../../calls/page-of.ts'
import { drawStateAt } from './draw/draw.table.ts'
import { openNumbers, roundsOf } from './draw/shown-draw.ts'
import { fairSessionOf, fairSessionRows } from './fair-session.ts'

type Services = typeof fairDeskServices

/** So many of a line, and of what was offered, are shown. */
const most = 200

const wishes = (what: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from waitlist_wish as wish where wish.session_id = clinic_session.session_id and ${what})`
const entries = (what: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from draw_entry as entry where entry.session_id = clinic_session.session_id and ${what})`

export const listDeskFair: HandlerOf<Services['listDeskFair']> = async ({ input, ctx }) => {
  const found = await fairPage(ctx, input)
  return pageOf(
    found.map(row => ({
      ...fairSessionOf(row),
      waiting: row.waiting,
      offered: row.offered,
      accepted: row.accepted,
      drawState:
        row.drawState === null
          ? null
          : drawStateAt(
              row.drawState as DrawState,
              { opensAt: present(row.opensAt).getTime(), closesAt: present(row.closesAt).getTime() },
              ctx.now,
            ),
      entries: row.entries,
      won: row.won,
    })),
    input,
  )
}

const fairPage = (ctx: Ctx, { hosId, onDay, ...input }: InputOf<Services['listDeskFair']>) =>
  fairSessionRows(ctx)
    .leftJoin('draw', 'draw.sessionId', 'clinicSession.sessionId')
    .select(['draw.state as drawState', 'draw.opensAt', 'draw.closesAt'])
    .select([
      wishes(sql`wish.state in ('waiting', 'offered')`).as('waiting'),
      wishes(sql`wish.state = 'offered'`).as('offered'),
      sql<number>`(select count(*)::int from waitlist_offer as offer
        where offer.session_id = clinic_session.session_id and offer.state = 'accepted')`.as('accepted'),
      entries(sql`entry.state <> 'left'`).as('entries'),
      entries(sql`entry.state = 'won'`).as('won'),
    ])
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('draw.sessionId', 'is not', null),
        exists(
          selectFrom('waitlistWish')
            .select('waitId')
            .whereRef('waitlistWish.sessionId', '=', 'clinicSession.sessionId'),
        ),
      ]),
    )
    .$call(whenGiven(hosId, (query, hosId) => query.where('clinicSession.hosId', '=', hosId)))
    .$call(whenGiven(onDay, (query, onDay) => query.where('clinicSession.onDay', '=', onDay)))
    .$if(!onDay, query => query.where('clinicSession.onDay', '>=', dayOf(ctx.now)))
    .orderBy('clinicSession.onDay')
    .orderBy('clinicSession.startsAt')
    .orderBy('clinicSession.sessionId')
    .offset((input.pageNum - 1) * input.pageSize)
    .limit(input.pageSize + 1)
    .execute()

export const deskFair: HandlerOf<Services['deskFair']> = async ({ input: { sessionId }, ctx, refuse }) => {
  const session = await fairSessionRows(ctx).where('clinicSession.sessionId', '=', sessionId).executeTakeFirst()
  if (!session) return refuse('not_found')
  const [waits, offers] = [await waitsFor(ctx, sessionId), await offersOf(ctx, sessionId)]
  return lookedThrough([...waits, ...offers], {
    session: fairSessionOf(session),
    waits: waits.map(shownWait),
    offers: offers.map(shownOffer),
    draw: await drawOf(ctx, sessionId),
  })
}

/** Those who stand there, in their order; then those who do not any more. */
const waitsFor = ({ db }: Ctx, sessionId: string) =>
  db
    .selectFrom('waitlistWish as wish')
    .innerJoin('waitlistEntry as entry', 'entry.waitId', 'wish.waitId')
    .select(['entry.waitId', 'entry.accountId', 'entry.personId', 'entry.personName', 'wish.state', 'entry.madeBy'])
    .select(['entry.declines', 'entry.misses', 'entry.createdAt'])
    .where('wish.sessionId', '=', sessionId)
    .orderBy(sql`wish.state in ('waiting', 'offered')`, 'desc')
    .orderBy('wish.turn')
    .orderBy('wish.orderNo')
    .limit(most)
    .execute()

const shownWait = (row: Awaited<ReturnType<typeof waitsFor>>[number], nth: number): DeskWait => ({
  waitId: row.waitId,
  personName: maskName(row.personName),
  waitState: row.state as WaitState,
  place: (liveWaits as readonly string[]).includes(row.state) ? nth + 1 : null,
  isFromDraw: row.madeBy === 'draw',
  declines: row.declines,
  misses: row.misses,
  createdAt: row.createdAt.getTime(),
})

/** The newest first. */
const offersOf = ({ db }: Ctx, sessionId: string) =>
  db
    .selectFrom('waitlistOffer as offer')
    .innerJoin('waitlistEntry as entry', 'entry.waitId', 'offer.waitId')
    .innerJoin('clinicNumber as number', 'number.numberId', 'offer.numberId')
    .select(['offer.offerId', 'offer.state', 'offer.madeAt', 'offer.endsAt', 'offer.answeredAt'])
    .select(['entry.accountId', 'entry.personId', 'entry.personName', 'number.no'])
    .where('offer.sessionId', '=', sessionId)
    .orderBy('offer.madeAt', 'desc')
    .limit(most)
    .execute()

const shownOffer = (row: Awaited<ReturnType<typeof offersOf>>[number]): DeskOffer => ({
  offerId: row.offerId,
  personName: maskName(row.personName),
  no: row.no,
  offerState: row.state as OfferState,
  madeAt: row.madeAt.getTime(),
  endsAt: row.endsAt.getTime(),
  answeredAt: row.answeredAt?.getTime() ?? null,
})

async function drawOf({ db, now }: Ctx, sessionId: string): Promise<DeskDraw | null> {
  const row = await db
    .selectFrom('draw')
    .innerJoin('clinicSession', 'clinicSession.sessionId', 'draw.sessionId')
    .select(['draw.state', 'draw.commitment', 'draw.committedAt', 'draw.opensAt', 'draw.closesAt', 'draw.seed'])
    .select(['draw.drawnAt', 'draw.settledAt', 'draw.roundAt', 'draw.lastRoundAt'])
    .select([
      openNumbers.as('left'),
      entries(sql`entry.state = 'entered' and entry.lot is not null and entry.rank is null`).as('later'),
      sql<number>`(select count(*)::int from clinic_number as number where number.session_id = draw.session_id)`.as(
        'numbers',
      ),
      entries(sql`entry.state <> 'left'`).as('entries'),
      entries(sql`entry.state = 'won'`).as('won'),
    ])
    .where('draw.sessionId', '=', sessionId)
    .executeTakeFirst()
  if (!row) return null
  const times = { opensAt: row.opensAt.getTime(), closesAt: row.closesAt.getTime() }
  return {
    ...times,
    drawState: drawStateAt(row.state as DrawState, times, now),
    commitment: row.commitment,
    committedAt: row.committedAt.getTime(),
    seed: row.seed ?? '',
    drawnAt: row.drawnAt?.getTime() ?? null,
    settledAt: row.settledAt?.getTime() ?? null,
    ...roundsOf(row),
    numbers: row.numbers,
    left: row.left,
    entries: row.entries,
    later: row.later,
    won: row.won,
  }
}
