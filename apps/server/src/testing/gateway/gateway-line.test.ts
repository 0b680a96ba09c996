import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { asking } from '../../adapters/gateway/ask.ts'
import { headerNames, signatureOf, validForMs } from '../../adapters/gateway/signature.ts'
import type { GatewayAccess } from '../../adapters/gateway/line.ts'
import { ForgedPushError } from '../../ports/hospital-booking.ts'
import { FileUnknownError, HospitalUnreachableError } from '../../ports/hospital.ts'
import { openReferenceServer } from '../../sandbox/gateway/reference-server.ts'
import { pushed, throughGateway } from './through-gateway.ts'

const clock = { now: () => Date.now() }
const [oldSecret, newSecret] = ['o'.repeat(32), 'n'.repeat(32)]
const asked: string[] = []
const patients = {
  get: async (_hosId: string, recordNumber: string) => {
    asked.push(recordNumber)
    return recordNumber === 'B1'
      ? { recordNumber: 'B1', name: '王秀英', mobile: '', address: '', workCode: '' }
      : undefined
  },
  changeMobile: async () => {
    throw new FileUnknownError('none')
  },
}
const secrets = new Map<string, readonly string[]>()
const server = await openReferenceServer({ port: 0, hospital: { patients }, secrets })
afterAll(() => server.close())
beforeEach(() => void secrets.set('h1', [oldSecret]))

const access = (more: Partial<GatewayAccess> = {}): GatewayAccess => ({
  hosId: 'h1',
  base: server.base,
  secrets: [oldSecret],
  timeoutMs: 500,
  ...more,
})
const get = (more: Partial<GatewayAccess> = {}) => asking(access(more), clock)('patients', 'get', ['B1'])

/** What goes over the line, by hand. */
async function post(body: string, more: Partial<{ at: number; nonce: string; path: string; secret: string }> = {}) {
  const { at = Date.now(), nonce = crypto.randomUUID(), path = '/patients/get', secret = oldSecret } = more
  const spoken = {
    speech: 'request',
    method: 'POST',
    path: '/patients/get',
    hosId: 'h1',
    at: String(at),
    nonce,
    body,
  } as const
  const response = await fetch(server.base + path, {
    method: 'POST',
    body,
    headers: {
      [headerNames.hospital]: 'h1',
      [headerNames.at]: String(at),
      [headerNames.nonce]: nonce,
      [headerNames.signature]: signatureOf(spoken, secret),
    },
  })
  return response.status
}

describe('a question', () => {
  const question = JSON.stringify({ recordNumber: 'B1' })

  test('is answered when it is signed, of now, and asked for the first time', async () => {
    const nonce = crypto.randomUUID()
    expect(await post(question, { nonce })).toBe(200)
    expect(await post(question, { nonce })).toBe(401)
    expect(await post(question, { secret: newSecret })).toBe(401)
    expect(await post(question, { at: Date.now() - validForMs - 1_000 })).toBe(401)
    expect(await post(question, { path: '/patients/find' })).toBe(401)
    expect(await post(question, { nonce: 'short' })).toBe(401)
    expect(await post('{"recordNumber":"B 1"}')).toBe(400)
  })

  test('is signed by the old secret or the new one while they are changed', async () => {
    secrets.set('h1', [oldSecret, newSecret])
    for (const own of [[oldSecret], [newSecret], [newSecret, oldSecret]])
      expect(await get({ secrets: own })).toMatchObject({ recordNumber: 'B1' })
    secrets.set('h1', [newSecret])
    await expect(get()).rejects.toBeInstanceOf(HospitalUnreachableError)
    expect(await get({ secrets: [newSecret, oldSecret] })).toMatchObject({ recordNumber: 'B1' })
  })

  test('that is refused is the port’s own error; what is not served is no answer', async () => {
    const ask = asking(access(), clock)
    await expect(ask('patients', 'changeMobile', ['B1', '13900000001'])).rejects.toBeInstanceOf(FileUnknownError)
    expect(await ask('patients', 'get', ['B2'])).toBeUndefined()
    await expect(ask('bills', 'stay', ['ZY1'])).rejects.toBeInstanceOf(HospitalUnreachableError)
  })
})

describe('an answer', () => {
  const servers: Server[] = []
  afterAll(() => servers.forEach(one => (one.closeAllConnections(), one.close())))
  /** A hospital that answers as it likes. */
  async function answering(answer: (nonce: string) => { status: number; body: string; signature: string } | undefined) {
    const own = createServer((request, response) => {
      const reply = answer(String(request.headers[headerNames.nonce]))
      if (reply) response.writeHead(reply.status, { [headerNames.signature]: reply.signature }).end(reply.body)
      else response.write('{')
    })
    servers.push(own)
    await new Promise<void>(resolve => own.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(own.address() as AddressInfo).port}`
  }
  const found = JSON.stringify({ answer: { recordNumber: 'B1', name: '', mobile: '', address: '', workCode: '' } })

  test('that is not signed, or signed for another question, is none', async () => {
    const unsigned = await answering(() => ({ status: 200, body: found, signature: '' }))
    const elsewhere = await answering(() => {
      const spoken = { speech: 'answer', method: '200', path: '/patients/get', hosId: 'h1', body: found } as const
      return {
        status: 200,
        body: found,
        signature: signatureOf({ ...spoken, at: String(Date.now()), nonce: 'another' }, oldSecret),
      }
    })
    for (const base of [unsigned, elsewhere])
      await expect(get({ base })).rejects.toBeInstanceOf(HospitalUnreachableError)
  })

  test('that does not end is not waited for, and neither is a hospital that is not there', async () => {
    const slow = await answering(() => undefined)
    await expect(get({ base: slow })).rejects.toBeInstanceOf(HospitalUnreachableError)
    await expect(get({ base: 'http://127.0.0.1:9' })).rejects.toBeInstanceOf(HospitalUnreachableError)
  })
})

describe('what cannot be read', () => {
  const written = '"deptName":"内科","introduction":"","place":"","kind":"ordinary","partCodes":[],"gbDeptCode":""'
  const departments = `[{"deptCode":"A"},{"deptCode":"B",${written}}]`

  test('of a list is left out and named; of money the whole is none', async () => {
    const { booking, bills, reported } = await throughGateway({
      booking: { departments: async () => JSON.parse(departments) },
      bills: { deposits: async () => JSON.parse('[{"depositNo":"x"}]') },
    })
    expect((await booking.departments('h1')).map(one => one.deptCode)).toEqual(['B'])
    expect(reported).toContain('/booking/departments: entry 0 was left out: deptName')
    await expect(bills.deposits('h1', 'ZY1')).rejects.toBeInstanceOf(HospitalUnreachableError)
  })
})

describe('a push', () => {
  const path = '/hospital/push/h1'
  const happening = { happeningId: '7', at: 1_764_000_000_000, kind: 'visit', ourNo: 'o1', outcome: 'seen' }
  const body = JSON.stringify({ happenings: [happening] })

  test('is heard once, of the hospital that signed it, at the address that it was signed for', async () => {
    const { booking, results } = await throughGateway({})
    const own = pushed(path, body)
    expect(await booking.readPush('h1', own.headers, own.body)).toEqual([happening])
    await expect(booking.readPush('h1', own.headers, own.body)).rejects.toThrow('came before')
    const others = [
      ['h2', pushed(path, body)],
      ['h1', pushed(path, body, { secret: 'x'.repeat(32) })],
      ['h1', pushed(path, body, { at: Date.now() - validForMs - 1_000 })],
      ['h1', pushed('/hospital/results/h1', body)],
      ['h1', pushed(path, '{"happenings":[{}]}')],
      ['h1', pushed(path, 'no')],
      ['h1', { ...pushed(path, body), body: Buffer.from(`${body} `) }],
    ] as const
    for (const [hosId, given] of others)
      await expect(booking.readPush(hosId, given.headers, given.body)).rejects.toBeInstanceOf(ForgedPushError)
    const knock = pushed('/hospital/results/h1', '')
    expect(await results.readPush('h1', knock.headers, knock.body)).toEqual([])
  })

  test('of a report that cannot be read is kept by its bytes: the same once, another beside it', async () => {
    const { results } = await throughGateway({})
    const at = '/hospital/results/h1'
    const send = async (report: unknown) => {
      const given = pushed(at, JSON.stringify({ reports: [report] }))
      return (await results.readPush('h1', given.headers, given.body))[0]
    }
    const [first, again, other] = [await send({ a: 1 }), await send({ a: 1 }), await send({ a: 2 })]
    expect(first).toMatchObject({ kind: 'unreadable', raw: '{"a":1}' })
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  })
})
