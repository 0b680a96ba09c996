import { generateKeyPairSync } from 'node:crypto'
import { readdirSync, realpathSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { Formatter, Rsa } from 'wechatpay-axios-plugin'
import { aliyunIdentity } from '../adapters/aliyun-identity/aliyun-identity.ts'
import { readMessage } from '../adapters/hl7v2/reader.ts'
import { readHl7Hospitals } from '../adapters/hl7v2/settings.ts'
import { readWechatNotice } from '../adapters/wechat-pay/notice.ts'
import type { WechatPaySettings } from '../adapters/wechat-pay/settings.ts'
import { IdentityUnreachableError } from '../ports/identity.ts'
import { hostileXml } from './hostile-xml.samples.ts'

const here = createRequire(import.meta.url)
const now = Date.parse('2026-11-20T10:00:00Z')
/** Much: the machine may be busy; a reader that unfolds any of these takes minutes or all memory. */
const longestMs = 15_000
const timed = async (work: () => unknown): Promise<void> => {
  const began = performance.now()
  await work()
  expect(performance.now() - began).toBeLessThan(longestMs)
}
afterEach(() => {
  for (const one of [{}, [], () => 0]) expect((one as { isAdmin?: string }).isAdmin).toBeUndefined()
})

interface Xml2js {
  parseString(text: string, options: object, done: (error: Error | null, value: unknown) => void): void
}

/** Each copy that a library of the identity check would read with. */
function readersInUse(): Map<string, Xml2js> {
  const folder = join(here.resolve('@alicloud/openapi-core/package.json'), '../..')
  const found = new Map<string, Xml2js>()
  for (const name of readdirSync(folder)) {
    const from = createRequire(join(realpathSync(join(folder, name)), 'package.json'))
    try {
      found.set(from.resolve('xml2js'), from('xml2js') as Xml2js)
    } catch {
      // This one reads no XML.
    }
  }
  return found
}

describe('the reader that comes with the library of the identity check', () => {
  const readers = [...readersInUse()]
  test('is there, and none of its copies is one that an element can give a prototype', () => {
    expect(readers.length).toBeGreaterThan(0)
    for (const [file] of readers) {
      const { version } = createRequire(file)('../package.json') as { version: string }
      expect(version, file).toMatch(/^(0\.[5-9]|[1-9])/)
    }
  })

  test.each(Object.entries(hostileXml))('is not bent by %s', async (_what, text) => {
    for (const [, { parseString }] of readers)
      await timed(() => {
        parseString(text, { explicitArray: false }, (_error, value) => {
          const root = (value as { x?: object } | null)?.x
          if (root && typeof root === 'object')
            expect([null, Object.prototype]).toContain(Object.getPrototypeOf(root) as unknown)
          if (typeof root === 'string') expect((root as string).length).toBeLessThan(1_000)
        })
      })
  })
})

describe('the identity check', () => {
  let answer = ''
  const provider = createServer((_request, reply) =>
    reply.writeHead(200, { 'content-type': 'text/xml' }).end(answer),
  ).listen(0, '127.0.0.1')
  afterAll(() => provider.close())

  test.each(Object.entries(hostileXml))('that is answered by %s has not been answered', async (_what, text) => {
    answer = text
    if (!provider.listening) await once(provider, 'listening')
    const { port } = provider.address() as AddressInfo
    const checker = aliyunIdentity({ keyId: 'k', keySecret: 's', apiBase: `http://127.0.0.1:${port}` })
    await timed(() =>
      expect(checker.check({ name: '王秀英', idCard: '330106196203123049' })).rejects.toBeInstanceOf(
        IdentityUnreachableError,
      ),
    )
  })
})

describe('a notice of a payment', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const settings = { platformKeys: { S1: publicKey }, now: () => now, apiV3Key: 'k'.repeat(32) } as unknown
  const headersOf = (body: string) => {
    const [timestamp, nonce] = [String(now / 1000), 'nonce']
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': 'S1',
      'wechatpay-signature': Rsa.sign(Formatter.response(timestamp, nonce, body), Rsa.from(privateKey, 'private')),
    }
  }
  test.each(Object.entries(hostileXml))('that is %s is not read, even when it is signed', async (_what, text) => {
    await timed(() =>
      expect(() => readWechatNotice(settings as WechatPaySettings, headersOf(text), Buffer.from(text))).toThrow(
        'not as documented',
      ),
    )
  })
})

describe('a message of a hospital', () => {
  const [hospital] = readHl7Hospitals(JSON.stringify([{ hosId: 'h1', hosts: ['10.1.2.0/24'], parts: ['results'] }]))
  const head = 'MSH|^~\\&|LIS|H|NETHOS|N|20261120180000||ORU^R01|C1|P|2.4|||AL|NE||UTF-8'
  test.each(Object.entries(hostileXml))('that is %s is refused, alone and within a field', async (_what, text) => {
    for (const body of [text, `${head}\rOBX|1|TX|a||${text.replaceAll('|', '')}`, `${head}|${text}`])
      await timed(() => {
        const { fault, facts } = readMessage(Buffer.from(body), hospital!, { now: () => now })
        expect(fault).not.toBe('')
        expect(facts.every(one => one.about === 'unreadable')).toBe(true)
      })
  })
})
