import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unreachableSentence } from '@nethos/contract/hospital-account/hospital-account.rules.ts'
import { aClinic, type Patient } from '../domains/hospital-account/testbed.ts'
import { loadDemoStaff } from '../domains/staff/demo-staff.ts'
import { atEnd } from '../testing/at-end.ts'
import { openTestServer } from '../testing/server.ts'

/** A hospital whose system takes every call and answers none. */
let asked = 0
const hanging = createServer(() => void asked++)
hanging.listen(0, '127.0.0.1')
await once(hanging, 'listening')
const folder = await mkdtemp(join(tmpdir(), 'nethos-hangs-'))
const file = join(folder, 'gateway.json')
const base = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}/nethos`
await writeFile(file, JSON.stringify([{ hosId: 'h2', base, secrets: ['s'.repeat(40)], parts: [], timeoutMs: 30_000 }]))
atEnd(async () => {
  hanging.closeAllConnections()
  hanging.close()
  await rm(folder, { recursive: true })
})

const server = await openTestServer({ NETHOS_HOSPITAL_GATEWAY_FILE: file })
const { aPatient, atWindow, ask } = await aClinic(server)
await loadDemoStaff(server)
const check = (patient: Patient, bookHosId: string) => ask('nethos.book.compat.bind.check', patient, { bookHosId })

test('a hospital that hangs takes neither logins nor lists nor other hospitals down, and soon costs no time at all', async () => {
  const patients = await Promise.all(Array.from({ length: 30 }, () => aPatient()))
  const [first] = patients
  await atWindow(first!)
  let ended = 0
  const hung = patients.map(patient => check(patient, 'h2').finally(() => ended++))
  while (asked < 20) await new Promise(resolve => setImmediate(resolve))

  // All of this while those calls hang.
  const admin = await server.staff.call('staff.login', { account: 'admin1', password: 'nethos-demo' })
  expect(admin.code).toBe('0')
  expect((await server.call('nethos.pat.compat.list', {}, first!.session)).code).toBe('0')
  expect(await check(first!, 'h1')).toMatchObject({ code: '0', obj: 'needBind' })
  expect((await server.get('/readyz')).status).toBe(200)
  expect([ended, asked]).toEqual([0, 20])

  // The line breaks: what hung has failed.
  while (ended < hung.length) {
    hanging.closeAllConnections()
    await new Promise(resolve => setImmediate(resolve))
  }
  for (const answer of await Promise.all(hung)) expect(answer).toMatchObject({ http: 503, msg: unreachableSentence })
  const before = asked
  expect(before).toBeLessThan(patients.length)
  expect(await check(first!, 'h2')).toMatchObject({ http: 503, msg: unreachableSentence })
  expect(asked).toBe(before)
  const { obj } = await server.staff.call('staff.system.status', {}, admin.obj)
  expect(obj.outside[0]).toMatchObject({ kind: 'patients', of: 'h2', hosName: '宁禾市妇女儿童医院', state: 'open' })

  // After its rest one call tries.
  await server.advance(5)
  const trial = check(first!, 'h2')
  while (asked === before) await new Promise(resolve => setImmediate(resolve))
  expect(await check(patients[1]!, 'h2')).toMatchObject({ http: 503 })
  expect(asked).toBe(before + 1)
  hanging.closeAllConnections()
  expect(await trial).toMatchObject({ http: 503 })
})
