import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { gatewaySecret, strangeHosId } from '../../testing/gateway/through-gateway.ts'
import { allCalls, partNames } from './calls/all.ts'
import { callPages } from './document/call-pages.ts'
import { exampleOf, openApi } from './document/openapi.ts'
import { readGatewayHospitals } from './settings.ts'
import { signatureOf } from './signature.ts'

const docs = new URL('../../../../../docs/', import.meta.url)

describe('the document', () => {
  test('is the one that npm run gateway:document writes', async () => {
    expect(await readFile(new URL('gateway/openapi.json', docs), 'utf8')).toBe(
      `${JSON.stringify(openApi(), undefined, 2)}\n`,
    )
    expect(await readFile(new URL('gateway/calls.md', docs), 'utf8')).toBe(callPages())
  })

  test('has every call of every part, and an example of each that is as its own schemas say', () => {
    expect(new Set(allCalls.map(call => call.part))).toEqual(new Set(partNames))
    for (const call of allCalls) {
      const { question, answer } = exampleOf(call)
      for (const [name, schema] of call.asks) expect(z.parse(schema, question[name])).toEqual(question[name])
      expect(z.parse(call.answers, answer ?? undefined) ?? null).toEqual(answer)
    }
  })

  test('names nothing that is not in it', () => {
    const text = JSON.stringify(openApi())
    const named = [...text.matchAll(/"#\/components\/(schemas|parameters)\/(\w+)"/g)]
    const { components } = JSON.parse(text)
    for (const [, kind, name] of named) expect(components[kind!]).toHaveProperty(name!)
    expect(text).not.toContain('$defs')
  })

  test('shows a signature that can be recomputed', async () => {
    const page = await readFile(new URL('gateway.md', docs), 'utf8')
    const spoken = {
      speech: 'request',
      method: 'POST',
      path: '/booking/order',
      hosId: 'h1',
      at: '1763600400000',
      nonce: '0f6c1d0a9b2e4c37',
      body: '{"ourNo":"o-17"}',
    } as const
    expect(page).toContain(signatureOf(spoken, '0123456789abcdef0123456789abcdef'))
  })
})

describe('the settings', () => {
  const one = { hosId: 'h1', base: 'https://his.example/nethos', secrets: [gatewaySecret], parts: ['booking'] }
  const read = (...hospitals: object[]) => readGatewayHospitals(JSON.stringify(hospitals))

  test('are read, and what is wrong is named by its place alone', () => {
    expect(read(one, { ...one, hosId: strangeHosId, base: 'http://127.0.0.1:8090' })).toHaveLength(2)
    for (const [wrong, place] of [
      [{ ...one, base: 'http://his.example/nethos' }, '0.base'],
      [{ ...one, base: 'https://his.example/nethos/' }, '0.base'],
      [{ ...one, secrets: ['short'] }, '0.secrets.0'],
      [{ ...one, secrets: [] }, '0.secrets'],
      [{ ...one, parts: ['horoscopes'] }, '0.parts.0'],
    ] as const)
      expect(() => read(wrong)).toThrow(`is wrong at ${place}`)
    expect(() => read(one, one)).toThrow('names h1 twice')
    expect(() => readGatewayHospitals('no')).toThrow('is wrong at its beginning')
  })
})
