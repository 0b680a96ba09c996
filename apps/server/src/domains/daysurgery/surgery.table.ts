import { sql, type Selectable } from 'kysely'
import type { Anaesthesia, SurgeryKind } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import type { SurgeryEventName, SurgeryStatus } from '@nethos/contract/daysurgery/surgery.status.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import type { Surgery as SurgeryTable } from '../../database/types.gen.ts'
import type { HospitalMember, StopDrug } from '../../ports/hospital-surgeries.ts'
import { isOpenFor, mayActFor } from '../people/public.ts'
import { stopDrugsOf, teamOf } from './stored.ts'

/** An operation of a hospital's as the rules see it. Instants epoch ms. */
export interface Surgery extends Omit<
  Selectable<SurgeryTable>,
  'plannedAt' | 'arriveAt' | 'kind' | 'anaesthesia' | 'stopDrugs' | 'team' | 'status'
> {
  readonly plannedAt: number
  readonly arriveAt: number
  readonly kind: SurgeryKind
  readonly anaesthesia: Anaesthesia
  readonly stopDrugs: readonly StopDrug[]
  readonly team: readonly HospitalMember[]
  readonly status: SurgeryStatus
}

export const surgeryOf = (row: Selectable<SurgeryTable>): Surgery => ({
  ...row,
  plannedAt: row.plannedAt.getTime(),
  arriveAt: row.arriveAt.getTime(),
  kind: row.kind as SurgeryKind,
  anaesthesia: row.anaesthesia as Anaesthesia,
  stopDrugs: stopDrugsOf(row.stopDrugs),
  team: teamOf(row.team),
  status: row.status as SurgeryStatus,
})

export type OwnSurgery = Surgery & { personId: string; personName: string; hosName: string }

/** What belongs to the caller's people, by the files that they are bound to, with whose it is. */
const boundTo = ({ db, caller }: Ctx<AccountCaller>) =>
  db
    .selectFrom('surgery')
    .innerJoin('hospitalAccount', on =>
      on
        .onRef('hospitalAccount.hosId', '=', 'surgery.hosId')
        .onRef('hospitalAccount.recordNumber', '=', 'surgery.recordNumber'),
    )
    .innerJoin('person', 'person.personId', 'hospitalAccount.personId')
    .innerJoin('hospital', 'hospital.hosId', 'surgery.hosId')
    .selectAll('surgery')
    .select(['person.personId', 'person.name as personName', 'hospital.hosName'])
    .where('hospitalAccount.accountId', '=', caller.accountId)
    .where('person.accountId', '=', caller.accountId)
    .where('person.removedAt', 'is', null)

const ownOf = ({
  personId,
  personName,
  hosName,
  ...row
}: Selectable<SurgeryTable> & { personId: string; personName: string; hosName: string }): OwnSurgery => ({
  ...surgeryOf(row),
  personId,
  personName,
  hosName,
})

const mostListed = 100

/** Of one person, who has been asked about, or of all who let the caller; what lies ahead first. */
export async function listOwn(
  ctx: Ctx<AccountCaller>,
  { personId, hosId, kinds }: { personId: string; hosId: string; kinds: readonly SurgeryKind[] },
): Promise<OwnSurgery[]> {
  const rows = await boundTo(ctx)
    .where('surgery.kind', 'in', kinds)
    .$if(personId !== '', query => query.where('person.personId', '=', personId))
    .$if(personId === '', query => query.where(isOpenFor('person.personId', 'book', ctx.now)))
    .$if(hosId !== '', query => query.where('surgery.hosId', '=', hosId))
    .orderBy(sql`surgery.status in ('home', 'cancelled')`)
    .orderBy(
      sql`case when surgery.status in ('home', 'cancelled') then -extract(epoch from surgery.planned_at) else extract(epoch from surgery.planned_at) end`,
    )
    .orderBy('surgery.surgeryId')
    .limit(mostListed)
    .execute()
  return rows.map(ownOf)
}

/** One of the caller's people's, whose person lets him now; or why not. Of several persons with the same file the first. */
export async function ownSurgery(
  ctx: Ctx<AccountCaller>,
  surgeryId: string,
): Promise<OwnSurgery | Refused<'not_found' | 'grant_closed'>> {
  const row = await boundTo(ctx)
    .where('surgery.surgeryId', '=', surgeryId)
    .orderBy('hospitalAccount.boundAt')
    .limit(1)
    .executeTakeFirst()
  if (!row) return refuse('not_found')
  const may = await mayActFor(ctx, row.personId, 'book')
  return may === true ? ownOf(row) : may
}

/** Held by this transaction: nobody else moves it meanwhile. */
export async function takeSurgery({ db }: Pick<Ctx, 'db'>, surgeryId: string): Promise<Surgery | undefined> {
  const row = await db
    .selectFrom('surgery')
    .selectAll()
    .where('surgeryId', '=', surgeryId)
    .forUpdate()
    .executeTakeFirst()
  return row && surgeryOf(row)
}

export async function takeByNumber(
  { db }: Pick<Ctx, 'db'>,
  hosId: string,
  surgeryNo: string,
): Promise<Surgery | undefined> {
  const row = await db
    .selectFrom('surgery')
    .selectAll()
    .where('hosId', '=', hosId)
    .where('surgeryNo', '=', surgeryNo)
    .forUpdate()
    .executeTakeFirst()
  return row && surgeryOf(row)
}

export interface Watcher {
  accountId: string
  personId: string
  personName: string
  isSelf: boolean
}

/**
 * Whose accounts have bound the file and may act for him in this now: who is told. The patient's own account first, then
 * who bound it first. A grant that was withdrawn a moment ago is in none of it.
 */
export async function watchersOf(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { hosId, recordNumber }: Pick<Surgery, 'hosId' | 'recordNumber'>,
): Promise<Watcher[]> {
  const { rows } = await sql<Watcher>`
    select account_id, person_id, person_name, is_self from (
      select distinct on (file.account_id) file.account_id, file.person_id, person.name as person_name, person.is_self, file.bound_at
      from hospital_account file
      join person on person.person_id = file.person_id and person.account_id = file.account_id and person.removed_at is null
      join person_say say on say.person_id = file.person_id
      where file.hos_id = ${hosId} and file.record_number = ${recordNumber}
        and say.open_until > ${new Date(now)} and (say.scopes is null or 'book' = any(say.scopes))
      order by file.account_id, person.is_self desc, file.bound_at
    ) watching order by is_self desc, bound_at, account_id`.execute(db)
  return rows
}

export interface HappenedEvent {
  event: SurgeryEventName
  /** The latest instant of several reports. */
  at: number
}

/** What has happened in these operations, each event once, in the order of time. */
export async function eventsOf(
  { db }: Pick<Ctx, 'db'>,
  surgeryIds: readonly string[],
): Promise<Map<string, HappenedEvent[]>> {
  const found = new Map<string, HappenedEvent[]>()
  if (surgeryIds.length === 0) return found
  const rows = await db
    .selectFrom('surgeryEvent')
    .select(({ fn }) => ['surgeryId', 'event', fn.max('occurredAt').as('at')])
    .where('surgeryId', 'in', surgeryIds)
    .groupBy(['surgeryId', 'event'])
    .orderBy('at')
    .execute()
  for (const { surgeryId, event, at } of rows)
    found.set(surgeryId, [
      ...(found.get(surgeryId) ?? []),
      { event: event as SurgeryEventName, at: new Date(at).getTime() },
    ])
  return found
}
