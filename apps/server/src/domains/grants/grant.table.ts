import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { GrantFacts, GrantStatus } from '@nethos/contract/grants/grants.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { PersonGrant } from '../../database/types.gen.ts'
import type { Runtime } from '../../runtime.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'

export const mobileSealedFor = 'person_grant.mobile'
export const mobileHashOf = (runtime: Runtime, mobile: string): Buffer =>
  keyedHash(runtime.keys.lookup, `person_grant.mobile ${mobile}`)
export const askedMobileOf = ({ runtime }: Pick<Ctx, 'runtime'>, row: GrantRow): string =>
  runtime.sealer.openText(row.mobileSealed, mobileSealedFor)

/** The key of a link, and what is kept of it. */
export const newKey = (): { key: string; keyHash: Buffer } => {
  const key = randomBytes(24).toString('base64url')
  return { key, keyHash: hashKey(key) }
}
export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest()

/** A request, or the grant that it has become. Instants epoch ms. */
export interface GrantRow extends Omit<Row, Instant | 'status'>, GrantFacts {
  readonly status: GrantStatus
  readonly askedAt: number
  readonly answeredAt: number | null
  readonly endedAt: number | null
}
type Instant = 'askedAt' | 'askedUntil' | 'answeredAt' | 'endsAt' | 'endedAt'
type Row = Selectable<PersonGrant>

const instantOf = (at: Date | null): number | null => at?.getTime() ?? null

export const grantOf = (row: Row): GrantRow => ({
  ...row,
  status: row.status as GrantStatus,
  askedAt: row.askedAt.getTime(),
  askedUntil: row.askedUntil.getTime(),
  answeredAt: instantOf(row.answeredAt),
  endsAt: instantOf(row.endsAt),
  endedAt: instantOf(row.endedAt),
})
