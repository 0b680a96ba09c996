import { firstOf } from '@nethos/contract/common/present.ts'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { DrawEntryState, DrawFacts, DrawState } from '@nethos/contract/booking/draw.status.ts'
import type { Ctx } from '../../../calls/handler.ts'
import type { Draw as DrawRow, DrawEntry as DrawEntryRow } from '../../../database/types.gen.ts'

/** A draw, with the state that its row says. Instants epoch ms. */
export interface Draw extends DrawFacts {
  readonly sessionId: string
  readonly state: DrawState
  readonly seedSealed: Buffer
  /** Which round is given out at roundAt; 0 is the draw itself. */
  readonly round: number
  /** Null: not drawn yet, or by the version before, which knew of no rounds. */
  readonly roundAt: number | null
  readonly lastRoundAt: number | null
}

export const sealedFor = 'draw.seed'

export const drawColumns = [
  'sessionId',
  'state',
  'seedSealed',
  'opensAt',
  'closesAt',
  'round',
  'roundAt',
  'lastRoundAt',
] as const
export const drawOf = (row: Pick<Selectable<DrawRow>, (typeof drawColumns)[number]>): Draw => ({
  ...row,
  state: row.state as DrawState,
  opensAt: row.opensAt.getTime(),
  closesAt: row.closesAt.getTime(),
  roundAt: row.roundAt?.getTime() ?? null,
  lastRoundAt: row.lastRoundAt?.getTime() ?? null,
})

/** Of a row `draw`: requests are taken now, for the draw itself or for the next round. */
export const takesRequests = (at: Date): RawBuilder<boolean> => sql`(
  draw.state in ('announced', 'gathering') and draw.opens_at <= ${at} and draw.closes_at > ${at}
  or draw.state = 'drawn' and draw.round_at > ${at})`

/** What somebody has asked of a draw. */
export interface DrawEntry {
  readonly drawEntryId: string
  readonly state: DrawEntryState
}

export const drawEntryColumns = ['drawEntryId', 'state'] as const
export const drawEntryOf = (row: Pick<Selectable<DrawEntryRow>, (typeof drawEntryColumns)[number]>): DrawEntry => ({
  ...row,
  state: row.state as DrawEntryState,
})

/** From now on, whatever is left can be taken by anybody. */
export async function openToAll({ db, now }: Pick<Ctx, 'db' | 'now'>, sessionId: string): Promise<void> {
  await db
    .updateTable('clinicSession')
    .set({ drawnAt: new Date(now) })
    .where('sessionId', '=', sessionId)
    .where('drawnAt', 'is', null)
    .execute()
}

/** The state that is true at an instant: requests are taken as soon as it is time, whatever the clock has got to. */
export const drawStateAt = (state: DrawState, { opensAt }: DrawFacts, now: number): DrawState =>
  state === 'announced' && opensAt <= now ? 'gathering' : state

export interface NewEntry {
  drawEntryId: string
  digest: string
  sessionId: string
  accountId: string
  personId: string
  realPerson: Buffer
  personName: string
  wantsWait: boolean
}

/**
 * One statement: only while requests are taken, one for each person (the id is the person's); who has left may ask again. The draw's own lock waits for those that have
 * begun, so that each is in the list or refused. 'closed', 'again', or 'added'.
 */
export async function addEntry(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  entry: NewEntry,
): Promise<'added' | 'again' | 'closed'> {
  const at = new Date(now)
  const { rows } = await sql<{ isOpen: boolean; isAdded: boolean }>`
    with running as (
      select session_id from draw
      where session_id = ${entry.sessionId} and ${takesRequests(at)}
      for key share
    ), added as (
      insert into draw_entry (draw_entry_id, session_id, account_id, person_id, real_person, person_name, digest, wants_wait, state, created_at)
      select ${entry.drawEntryId}, session_id, ${entry.accountId}, ${entry.personId}, ${entry.realPerson}, ${entry.personName},
        ${entry.digest}, ${entry.wantsWait}, 'entered', ${at}
      from running
      on conflict (draw_entry_id) do update set account_id = excluded.account_id, person_id = excluded.person_id,
        person_name = excluded.person_name, wants_wait = excluded.wants_wait, state = 'entered', created_at = excluded.created_at
      where draw_entry.state = 'left'
      returning 1
    )
    select exists (select from running) as is_open, exists (select from added) as is_added`.execute(db)
  const { isOpen, isAdded } = firstOf(rows)
  if (!isOpen) return 'closed'
  return isAdded ? 'added' : 'again'
}

/**
 * Draws besides this one in which the person waits to be drawn; who waits for the last round of one may ask in another meanwhile. The
 * lock makes two at once one after the other.
 */
export async function countOpenEntries({ db }: Pick<Ctx, 'db'>, realPerson: Buffer, besides: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`draws ${realPerson.toString('hex')}`}, 0))`.execute(db)
  const { count } = await db
    .selectFrom('drawEntry')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('realPerson', '=', realPerson)
    .where('sessionId', '<>', besides)
    .where('state', '=', 'entered')
    .where('lot', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
