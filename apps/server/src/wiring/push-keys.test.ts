import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { SealKeyError, sealer } from '../secrets/sealer.ts'
import { testDatabase } from '../testing/test-database.ts'
import { pushKeysOf } from './push-keys.ts'

const pool = new pg.Pool({ connectionString: (await testDatabase()).appUrl, max: 1 })
afterAll(() => pool.end())
const [first, second] = [randomBytes(32), randomBytes(32)]

test('a start with another sealing key than its database’s is refused in a sentence, and works with both', async () => {
  const made = await pushKeysOf(pool, sealer(first))
  expect(await pushKeysOf(pool, sealer(first))).toEqual(made)
  const refused = pushKeysOf(pool, sealer(second))
  await expect(refused).rejects.toThrow(SealKeyError)
  await expect(refused).rejects.toThrow('sealed by another key than NETHOS_SEAL_KEY')
  expect(await pushKeysOf(pool, sealer(second, [first]))).toEqual(made)
})
