import { nthOf } from '@nethos/contract/common/present.ts'
import type { Ctx } from '../../calls/handler.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'

type Scope = Pick<Ctx, 'db' | 'runtime' | 'now' | 'address' | 'deviceId'>

/** Where a login comes from. A device that is known is sure: its name is random, and nobody else knows it. */
export interface LoginPlace {
  word: string
  isKnown: boolean
}

/** After this jobs/housekeeping.ts forgets it. */
const knownForMs = 90 * 24 * 3_600_000

const deviceOf = ({ deviceId }: Scope): string | undefined => deviceId && `device ${deviceId}`
const addressOf = ({ address }: Scope): string => `address ${address}`
const keyOf = ({ runtime }: Scope, login: string, word: string) =>
  keyedHash(runtime.keys.lookup, `login place ${login} ${word}`)

/** The known device, else the address. */
export async function placeOf(scope: Scope, login: string): Promise<LoginPlace> {
  const device = deviceOf(scope)
  const words = [...(device ? [device] : []), addressOf(scope)]
  const keys = words.map(word => keyOf(scope, login, word))
  const rows = await scope.db
    .selectFrom('loginPlace')
    .select('key')
    .where('key', 'in', keys)
    .where('seenAt', '>', new Date(scope.now - knownForMs))
    .execute()
  const known = words.find((_, at) => rows.some(row => row.key.equals(nthOf(keys, at))))
  return { word: known ?? addressOf(scope), isKnown: known !== undefined }
}

/** The right password came from here. */
export async function rememberPlace(scope: Scope, login: string): Promise<void> {
  const device = deviceOf(scope)
  const words = [...(device ? [device] : []), addressOf(scope)]
  await scope.db
    .insertInto('loginPlace')
    .values(words.map(word => ({ key: keyOf(scope, login, word), seenAt: new Date(scope.now) })))
    .onConflict(on => on.column('key').doUpdateSet({ seenAt: new Date(scope.now) }))
    .execute()
}
