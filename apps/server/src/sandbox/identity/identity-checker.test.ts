import Fastify from 'fastify'
import { afterAll } from 'vitest'
import { aliyunIdentity } from '../../adapters/aliyun-identity/aliyun-identity.ts'
import { openPool } from '../../database/connect.ts'
import { freePort } from '../../database/free-port.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { addCitizen, nobodysName } from './citizens.ts'
import { identityCheckerHolds } from './identity-checker.port-test.ts'
import { identitySandbox, identitySandboxSettings } from './identity-sandbox.ts'

const { appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 4, onError: () => undefined })
const app = Fastify()
await app.register(identitySandbox, { pool })
const settings = await identitySandboxSettings(pool, await app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(async () => {
  await app.close()
  await pool.end()
})

const citizen = { name: '阿卜杜勒·𠮷㛃', idCard: '11010519491231002X' }
await addCitizen(pool, citizen.name, citizen.idCard)

identityCheckerHolds({
  checker: aliyunIdentity(settings),
  stranger: aliyunIdentity({ ...settings, keyId: 'LTAI00000000' }),
  away: aliyunIdentity({ ...settings, apiBase: `http://127.0.0.1:${await freePort()}` }),
  citizen,
  nobody: { name: nobodysName, idCard: citizen.idCard },
})
