import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { askedHours, type GrantDays, type GrantScope } from '@nethos/contract/grants/grants.rules.ts'
import {
  grantStates,
  type GrantEvent,
  type GrantFacts,
  type GrantStatus,
} from '@nethos/contract/grants/grants.status.ts'
import { dueEvent, nextState, stateAt, type By } from '@nethos/contract/states.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { PersonGrant } from '../../database/types.gen.ts'
import type { House } from '../../house.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'

export type GrantRow = Selectable<PersonGrant>

const mobileSealedFor = 'person_grant.mobile'
export const mobileHashOf = (house: House, mobile: string): Buffer =>
  keyedHash(house.keys.lookup, `person_grant.mobile ${mobile}`)
export const askedMobileOf = ({ house }: Pick<Ctx, 'house'>, row: GrantRow): string =>
  house.sealer.openText(row.mobileSealed, mobileSealedFor)

/** The key of a link, and what is kept of it. */
export const newKey = (): { key: string; keyHash: Buffer } => {
  const key = randomBytes(24).toString('base64url')
  return { key, keyHash: hashKey(key) }
}
export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest()

const factsOf = ({ askedUntil, endsAt }: Pick<GrantRow, 'askedUntil' | 'endsAt'>): GrantFacts => ({
  askedUntil: askedUntil.getTime(),
  endsAt: endsAt?.getTime() ?? null,
})

/** The state that is true now, even when the clock's job has not run yet. */
export const statusOf = (row: GrantRow, now: number): GrantStatus =>
  stateAt(grantStates, row.status as GrantStatus, factsOf(row), now)

const dueAt = (status: GrantStatus, facts: GrantFacts): Date | null => {
  const due = dueEvent(grantStates, status, facts)
  return due ? new Date(due.at) : null
}

export interface NewGrant {
  accountId: string
  personId: string
  idCardHash: Buffer | null
  mobile: string
  keyHash: Buffer
  scopes: GrantScope[]
  days: GrantDays
}

export async function addGrant(
  { db, house, now }: Pick<Ctx, 'db' | 'house' | 'now'>,
  { mobile, ...row }: NewGrant,
  beginning: 'asked' | 'refused' = 'asked',
): Promise<GrantRow> {
  const askedUntil = new Date(now + askedHours * 3_600_000)
  const isAsked = beginning === 'asked'
  const added = await db
    .insertInto('personGrant')
    .values({
      ...row,
      mobileHash: mobileHashOf(house, mobile),
      mobileSealed: house.sealer.sealText(mobile, mobileSealedFor),
      status: beginning,
      askedAt: new Date(now),
      askedUntil,
      answeredAt: isAsked ? null : new Date(now),
      endedAt: isAsked ? null : new Date(now),
      endedBy: isAsked ? null : 'person',
      dueAt: isAsked ? askedUntil : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await keepMove(
    { db, now },
    added.grantId,
    null,
    beginning,
    isAsked ? 'ask' : 'refuse',
    isAsked ? 'manager' : 'person',
  )
  return added
}

/** Moves it as the table says; undefined when it may not happen now or not by this hand. The row must be held. */
export async function moveGrant(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  row: GrantRow,
  event: GrantEvent,
  by: By,
  changes: Partial<Pick<GrantRow, 'scopes' | 'endsAt' | 'keyHash'>> = {},
): Promise<GrantRow | undefined> {
  const from = by === 'clock' ? (row.status as GrantStatus) : statusOf(row, now)
  const to = nextState(grantStates, from, event, by, factsOf(row))
  if (!to) return undefined
  const isAnswer = event === 'give' || event === 'refuse'
  const moved = await db
    .updateTable('personGrant')
    .set({
      ...changes,
      status: to,
      ...(isAnswer && { answeredAt: new Date(now) }),
      ...(to !== 'given' && { endedAt: new Date(now), endedBy: by === 'person' || by === 'manager' ? by : 'clock' }),
      dueAt: dueAt(to, { ...factsOf(row), endsAt: changes.endsAt?.getTime() ?? row.endsAt?.getTime() ?? null }),
    })
    .where('grantId', '=', row.grantId)
    .where('status', '=', row.status)
    .returningAll()
    .executeTakeFirst()
  if (moved) await keepMove({ db, now }, row.grantId, row.status, to, event, by)
  return moved
}

async function keepMove(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  grantId: string,
  fromStatus: string | null,
  toStatus: string,
  event: string,
  byWhom: string,
): Promise<void> {
  await db
    .insertInto('personGrantMove')
    .values({ grantId, fromStatus, toStatus, event, byWhom, at: new Date(now) })
    .execute()
}
