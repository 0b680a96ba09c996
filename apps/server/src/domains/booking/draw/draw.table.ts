import { sql, type Selectable, type Updateable } from 'kysely'
import { drawStates, type DrawEvent, type DrawFacts, type DrawState } from '@nethos/contract/booking/draw.status.ts'
import { dueEvent, nextState, type By } from '@nethos/contract/states.ts'
import type { Ctx } from '../../../calls/handler.ts'
import type { Draw as DrawRow } from '../../../database/types.gen.ts'

/** A draw, with the state that its row says. Instants epoch ms. */
export interface Draw extends DrawFacts {
  readonly sessionId: string
  readonly state: DrawState
  readonly seedSealed: Buffer
}

export const sealedFor = 'draw.seed'

const drawOf = (
  row: Pick<Selectable<DrawRow>, 'sessionId' | 'state' | 'seedSealed' | 'opensAt' | 'closesAt'>,
): Draw => ({
  sessionId: row.sessionId,
  state: row.state as DrawState,
  seedSealed: row.seedSealed,
  opensAt: row.opensAt.getTime(),
  closesAt: row.closesAt.getTime(),
})

/** For the clock: the draw, if it is due and nobody else has it in hand. No request is added while it is held. */
export async function takeDueDraw({ db, now }: Pick<Ctx, 'db' | 'now'>, sessionId: string): Promise<Draw | undefined> {
  const row = await db
    .selectFrom('draw')
    .select(['sessionId', 'state', 'seedSealed', 'opensAt', 'closesAt'])
    .where('sessionId', '=', sessionId)
    .where('dueAt', '<=', new Date(now))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row && drawOf(row)
}

/** The one way a draw changes its state. The row is held. */
export async function moveDraw(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  draw: Draw,
  event: DrawEvent,
  by: By,
  changes: Updateable<DrawRow> = {},
): Promise<Draw | undefined> {
  const to = nextState(drawStates, draw.state, event, by, draw)
  if (!to) return undefined
  const due = dueEvent(drawStates, to, draw)
  // Numbers are given out as soon as it is drawn.
  const dueAt = to === 'drawn' ? now : due?.at
  await db
    .updateTable('draw')
    .set({ ...changes, state: to, dueAt: dueAt === undefined ? null : new Date(dueAt) })
    .where('sessionId', '=', draw.sessionId)
    .where('state', '=', draw.state)
    .execute()
  return { ...draw, state: to }
}

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
      where session_id = ${entry.sessionId} and state in ('announced', 'gathering') and opens_at <= ${at} and closes_at > ${at}
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
  const { isOpen, isAdded } = rows[0]!
  if (!isOpen) return 'closed'
  return isAdded ? 'added' : 'again'
}
