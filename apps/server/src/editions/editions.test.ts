import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { editionServices, type EditionAudits } from '@nethos/contract/common/editions.ts'
import { contextOn } from '../calls/context.ts'
import { isRefused } from '../calls/handler.ts'
import { aStaffMember } from '../testing/people.ts'
import { openTestServer } from '../testing/server.ts'
import type { EditionKind } from './edition-kind.ts'
import { currentDocument, currentDocuments, documentAt } from './editions.ts'
import { implementEditions } from './edition-desk.ts'

const server = await openTestServer()
const [writer, publisher] = [await aStaffMember(server, 'operator'), await aStaffMember(server, 'admin')]
const [write, publish] = ['triage.write', 'triage.publish'] as const
const audits: EditionAudits = { write, submit: write, publish, sendBack: write, drop: write, withdraw: publish }
const leaflet = z.object({ title: z.string(), lines: z.array(z.string()) })
const kind: EditionKind<z.infer<typeof leaflet>> = {
  kind: 'leaflet',
  schema: leaflet,
  builtIn: { welcome: { title: '欢迎', lines: ['请坐'] } },
  audits,
  titleOf: ({ title }) => title,
  problemsOf: ({ lines }) => (lines.length === 0 ? ['还没有内容'] : []),
}
const services = editionServices({ prefix: 'staff.leaflet', access: ['operator', 'admin'], audits, document: leaflet })
const handlers = new Map(implementEditions(services, kind).map(one => [one.service.name, one.handler]))

/** What a member of staff is answered, or the key of the refusal; `sentence` when it has its own. */
const as = (staffId: string) => (verb: string, input: object) =>
  server.db.transaction().execute(async db => {
    const caller = { kind: 'staff', staffId, role: 'operator', docId: null, sessionId: '1' } as const
    const about = { caller, now: server.runtime.clock.now(), requestId: 'r', channel: '20', address: '::1' }
    const ctx = contextOn(db, server.runtime, undefined as never, { ...about, deviceId: undefined })
    const handler = handlers.get(`staff.leaflet.${verb}`) as unknown as (call: object) => Promise<any>
    const refuse = (key: string, fields: { sentence?: string } = {}) => ({ refused: fields.sentence ?? key })
    const answer = await handler({ input, ctx, refuse })
    expect(isRefused(answer)).toBe(false)
    return answer
  })
const [one, other] = [as(writer.staffId), as(publisher.staffId)]
const text = (...lines: string[]) => ({ title: '须知', lines })
const begin = async (code: string, ...lines: string[]) =>
  (await one('edition.save', { code, seenAt: null, document: text(...lines), note: '第一次' })).writtenAt as number
const release = async (code: string, ...lines: string[]) => {
  const seenAt = await begin(code, ...lines)
  await one('edition.submit', { code, seenAt })
  return other('edition.publish', { code, seenAt })
}

test('a document is in use once another than its writer has published it, and then in all its editions', async () => {
  const seenAt = await begin('fasting', '禁食')
  expect(await currentDocument(server.db, kind, 'fasting')).toBeUndefined()
  expect(await other('edition.publish', { code: 'fasting', seenAt })).toEqual({ refused: 'edition_moved' })
  expect(await one('edition.submit', { code: 'fasting', seenAt })).toBe(true)
  expect(await one('edition.publish', { code: 'fasting', seenAt })).toEqual({ refused: 'own_edition' })
  expect(await other('edition.publish', { code: 'fasting', seenAt: seenAt + 1 })).toEqual({
    refused: 'edition_changed',
  })
  expect(await other('edition.publish', { code: 'fasting', seenAt })).toEqual({ edition: 1 })
  expect(await currentDocument(server.db, kind, 'fasting')).toMatchObject({ edition: 1, document: text('禁食') })

  expect(await release('fasting', '禁食八小时')).toEqual({ edition: 2 })
  expect(await currentDocument(server.db, kind, 'fasting')).toMatchObject({ edition: 2 })
  expect(await documentAt(server.db, kind, 'fasting', 1)).toMatchObject({ document: text('禁食') })
  const { history, draft } = await one('edition', { code: 'fasting' })
  expect(draft).toBeNull()
  expect(history.map((row: any) => [row.edition, row.state])).toEqual([
    [2, 'published'],
    [1, 'superseded'],
  ])
  expect(await one('edition.document', { code: 'fasting', edition: 1 })).toEqual({ document: text('禁食') })
})

test('what the program brings is edition 0 until the hospital publishes its own', async () => {
  expect(await currentDocument(server.db, kind, 'welcome')).toMatchObject({ edition: 0 })
  expect(await one('edition', { code: 'welcome' })).toMatchObject({ edition: 0, document: kind.builtIn.welcome })
  await release('welcome', '请进')
  expect(await currentDocument(server.db, kind, 'welcome')).toMatchObject({ edition: 1, document: text('请进') })
  expect(await documentAt(server.db, kind, 'welcome', 0)).toMatchObject({ document: kind.builtIn.welcome })
  expect(await currentDocument(server.db, kind, 'constructor')).toBeUndefined()
})

test('a withdrawn document begins nothing, what began keeps it, and publishing brings it back', async () => {
  await release('parking', '在东门')
  expect(await one('edition.withdraw', { code: 'parking', edition: 0 })).toEqual({ refused: 'edition_moved' })
  expect(await one('edition.withdraw', { code: 'parking', edition: 1 })).toBe(true)
  expect(await one('edition.withdraw', { code: 'parking', edition: 1 })).toEqual({ refused: 'edition_moved' })
  expect(await currentDocument(server.db, kind, 'parking')).toBeUndefined()
  expect((await currentDocuments(server.db, kind)).map(({ code }) => code)).not.toContain('parking')
  expect(await documentAt(server.db, kind, 'parking', 1)).toBeDefined()
  expect(await one('edition', { code: 'parking' })).toMatchObject({
    isWithdrawn: true,
    history: [{ state: 'withdrawn' }],
  })
  await release('parking', '在西门')
  expect(await currentDocument(server.db, kind, 'parking')).toMatchObject({ edition: 2 })
})

test('two desks that write at once are told, and a draft that waits for review is not written on', async () => {
  const seenAt = await begin('diet', '清淡')
  const save = (at: number | null) =>
    other('edition.save', { code: 'diet', seenAt: at, document: text('少盐'), note: '改' })
  expect(await save(null)).toEqual({ refused: 'edition_changed' })
  expect(await save(seenAt - 1)).toEqual({ refused: 'edition_changed' })
  const { writtenAt } = await save(seenAt)
  expect(writtenAt).toBeGreaterThan(seenAt)
  expect(await one('edition.submit', { code: 'diet', seenAt })).toEqual({ refused: 'edition_changed' })
  await one('edition.submit', { code: 'diet', seenAt: writtenAt })
  expect(await save(writtenAt)).toEqual({ refused: 'edition_moved' })
  expect(await one('edition.send_back', { code: 'diet' })).toBe(true)
  expect(await one('edition.send_back', { code: 'diet' })).toEqual({ refused: 'edition_moved' })
  expect(await one('edition.drop', { code: 'diet' })).toBe(true)
  expect(await one('edition.drop', { code: 'diet' })).toEqual({ refused: 'not_found' })
})

test('what is wrong with a document keeps it from review, in a sentence', async () => {
  const seenAt = await begin('empty')
  expect(await one('edition.submit', { code: 'empty', seenAt })).toEqual({ refused: '还没有内容' })
})

test('the list says of each document what is in use and what is being written', async () => {
  await release('visiting', '下午三点')
  await begin('visiting', '下午四点')
  const rows = await one('editions', {})
  expect(rows.find((row: any) => row.code === 'visiting')).toMatchObject({
    title: '须知',
    edition: 1,
    isWithdrawn: false,
    draft: { status: 'draft', writerName: '周敏' },
  })
  const lines = await server.db.selectFrom('audit').select('action').where('recordType', '=', 'leaflet').execute()
  expect(new Set(lines.map(line => line.action))).toEqual(new Set([write, publish]))
})
