import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { signatureOf } from '../../calls/envelope.ts'
import { openTestServer } from '../../testing/server.ts'
import { loadDemoStaff } from './demo-staff.ts'

const server = await openTestServer({ NETHOS_TRUSTED_PROXY: '127.0.0.1' })
await loadDemoStaff(server)
const locked = { code: '04010102', msg: '密码错误次数过多，请15分钟后再试' }

interface From {
  address: string
  device?: string
}

function login(account: string, password: string, { address, device }: From) {
  const body = JSON.stringify({
    service: 'staff.login',
    account,
    password,
    channel: '20',
    format: 'JSON',
    oper: '127.0.0.1',
    spid: '1001',
    version: '1.0.0',
    random: randomBytes(16).toString('hex'),
    timestamp: server.runtime.clock.now(),
    ...(device && { deviceLabel: device }),
  })
  return server.raw(body, {
    'x-sign': signatureOf(server.runtime.keys.channelKey, body),
    'x-forwarded-for': address,
  })
}
const right = (account: string, from: From) => login(account, 'nethos-demo', from)
async function guess(account: string, from: From, times = 5): Promise<void> {
  for (let at = 0; at < times; at++) await login(account, 'wrong', from)
}

test('wrong passwords from one address do not keep anybody out elsewhere', async () => {
  await guess('doctor1', { address: '203.0.113.66' })
  expect(await right('doctor1', { address: '203.0.113.66' })).toMatchObject(locked)
  expect(await right('doctor1', { address: '203.0.113.77' })).toMatchObject({ code: '0' })
})

test('a device that is known counts for itself, also at the address that guesses', async () => {
  const own = { address: '203.0.113.5', device: 'the ward’s computer 1' }
  expect(await right('doctor2', own)).toMatchObject({ code: '0' })
  await guess('doctor2', { address: own.address }, 6)
  expect(await right('doctor2', { address: own.address })).toMatchObject(locked)
  expect(await right('doctor2', own)).toMatchObject({ code: '0' })
  await guess('doctor2', own)
  expect(await right('doctor2', own)).toMatchObject(locked)
})

test('many addresses together have fifty tries; where the name has logged in before, it still does', async () => {
  const own = { address: '203.0.113.9' }
  expect(await right('doctor3', own)).toMatchObject({ code: '0' })
  // Side by side, as a net of machines guesses.
  await Promise.all(Array.from({ length: 17 }, (_, net) => guess('doctor3', { address: `198.51.100.${net}` }, 3)))
  expect(await right('doctor3', { address: '192.0.2.1' })).toMatchObject(locked)
  expect(await right('doctor3', own)).toMatchObject({ code: '0' })
  await server.advance(1_800)
  expect(await right('doctor3', { address: '192.0.2.1' })).toMatchObject({ code: '0' })
})
