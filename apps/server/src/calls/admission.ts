import { present } from '@nethos/contract/common/present.ts'
import type { StaffRole } from '@nethos/contract/service.ts'
import { within } from '../database/deadline.ts'
import { gather } from '../database/gather.ts'
import type { Lines } from '../database/lines.ts'
import { nobody, type Caller } from './caller.ts'
import { TroubleError } from './codes.ts'
import { owedStep, type LoginRules } from './second-step.ts'

/** A call that asks to be let in, its signature already checked. */
export interface Knock {
  /** Whose key signed: the token's hash in hex, or the channel. A (key, random) pair enters once. */
  key: string
  random: string
  tokenHash: Buffer | null
  /** Who is counted: the token, or for guests the address. */
  counted: string
  now: number
}

export interface Admitted {
  /** Nobody also when the token is unknown or expired. */
  caller: Caller
  isFresh: boolean
  /** Calls of the counted in this minute, this one included. */
  calls: number
}

interface AdmissionRow {
  n: number
  fresh: boolean
  calls: number
  session_id: string | null
  kind: 'account' | 'staff' | 'annual_report' | null
  account_id: string | null
  staff_id: string | null
  role: StaffRole | null
  doc_id: string | null
  is_proven: boolean | null
  has_factor: boolean | null
  is_one_time: boolean | null
  is_confirmed: boolean | null
}

// Writes are ordered by key so that two processes never wait for each other in a circle.
const statement = {
  name: 'admission',
  text: `
  with call as materialized (
    select * from unnest($1::text[], $2::text[], $3::bytea[], $4::text[]) with ordinality as call (key, random, token_hash, counted, n)
  ), fresh as (
    insert into replay (key, random, at) select key, random, $5 from call order by key, random
    on conflict do nothing returning key, random
  ), counted as (
    insert into call_count (key, slot, calls, ends_at) select counted, $6, count(*), $7 from call group by counted order by counted
    on conflict (key, slot) do update set calls = call_count.calls + excluded.calls returning key, calls
  )
  select call.n::int, fresh.key is not null as fresh, counted.calls,
         session.session_id, session.kind, session.account_id, session.staff_id, session.role, session.doc_id,
         session.is_proven, session.identity_until > $5 as is_confirmed, session.staff_id is not null and exists (
           select from staff_second_factor as factor where factor.staff_id = session.staff_id and factor.since is not null
         ) as has_factor, session.staff_id is not null and exists (
           select from staff as one where one.staff_id = session.staff_id and one.one_time_until is not null
         ) as is_one_time
  from call
  left join fresh on fresh.key = call.key and fresh.random = call.random
  left join counted on counted.key = call.counted
  left join session on session.token_hash = call.token_hash and session.expires_at > $5
    and (session.staff_id is null or exists (select from staff where staff.staff_id = session.staff_id and staff.is_active))`,
}

const most = 128
/** One line that has died must not stop everybody: after this the next batch goes out, on another one. */
const admittedWithinMs = 2_000
const minute = 60_000

/**
 * Session, replay window and call count of all calls that arrive at the same time, in one statement.
 * Under load a call pays a small share of one round trip; alone it pays one (docs/decisions/0003).
 */
export const admissions = (lines: Lines, rules: LoginRules): ((knock: Knock) => Promise<Admitted>) =>
  gather({ most, take: knocks => letIn(lines, rules, knocks) })

async function letIn(lines: Lines, rules: LoginRules, knocks: readonly Knock[]): Promise<Admitted[]> {
  const pairs = new Set<string>()
  const entering = knocks.filter(({ key, random }) => {
    const pair = `${key} ${random}`
    return !pairs.has(pair) && pairs.add(pair)
  })
  const now = Math.max(...entering.map(one => one.now))
  const asked = lines.query<AdmissionRow>({
    ...statement,
    values: [
      entering.map(one => one.key),
      entering.map(one => one.random),
      entering.map(one => one.tokenHash),
      entering.map(one => one.counted),
      new Date(now),
      Math.floor(now / minute),
      new Date((Math.floor(now / minute) + 1) * minute),
    ],
  })
  const { rows } = await within(admittedWithinMs, asked, () => new TroubleError('unavailable'))
  const admitted = new Map(rows.map(row => [entering[row.n - 1], row]))
  return knocks.map(knock => {
    const row = admitted.get(knock)
    if (!row) return { caller: nobody, isFresh: false, calls: 0 }
    return { caller: callerOf(row, rules), isFresh: row.fresh, calls: row.calls }
  })
}

function callerOf(row: AdmissionRow, rules: LoginRules): Caller {
  if (row.kind === 'account')
    return { kind: 'account', accountId: present(row.account_id), sessionId: present(row.session_id) }
  if (row.kind === 'annual_report')
    return { kind: 'annual_report', docId: present(row.doc_id), sessionId: present(row.session_id) }
  if (row.kind === 'staff')
    return {
      kind: 'staff',
      staffId: present(row.staff_id),
      role: present(row.role),
      docId: row.doc_id,
      sessionId: present(row.session_id),
      owes: owedStep(rules, {
        role: present(row.role),
        hasFactor: present(row.has_factor),
        isProven: present(row.is_proven),
        isOneTime: present(row.is_one_time),
        isConfirmed: row.is_confirmed ?? false,
      }),
    }
  return nobody
}
