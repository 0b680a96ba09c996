import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { id } from '@nethos/contract/common/fields.ts'
import type { Service } from '@nethos/contract/service.ts'
import { anUpload } from '../domains/consult/testbed.ts'
import { openTestServer } from '../testing/server.ts'
import type { Reply } from '../testing/client.ts'
import type { Private } from './record-kinds.ts'
import { records } from './records.ts'
import { namesOf, seen, services, tinyPicture } from './testbed.ts'
import { aWorld } from './world.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const world = await aWorld(server)

const rule = (z.toJSONSchema(id, { io: 'input' }) as { pattern: string }).pattern
const calledId = /(?:Ids?|IdList|(?<!page)No|[cC]id|openid)$/

/** The input's fields that are ids, by their rule or by their name, in the wire's words. */
function idFieldsOf({ input, spelling }: Service): string[] {
  const shape = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {}
  return Object.entries(shape).flatMap(([key, schema]) => {
    const wire = spelling.words?.[key] ?? key
    const isId = calledId.test(wire) || calledId.test(key) || JSON.stringify(schema).includes(JSON.stringify(rule))
    return isId ? [wire] : []
  })
}

test('every id in every input is in the table of records, and the table names no other', () => {
  const known = Object.fromEntries(Object.entries(records).map(([name, fields]) => [name, Object.keys(fields).sort()]))
  const there = Object.fromEntries(
    services
      .map(service => [service.name, idFieldsOf(service).sort()] as const)
      .filter(([, fields]) => fields.length > 0),
  )
  expect(known).toEqual(there)
})

const cases = services.flatMap(service =>
  Object.entries(records[service.name] ?? {}).flatMap(([field, meaning]) =>
    typeof meaning === 'string' ? [] : namesOf(service).map(name => ({ name, field, service, meaning })),
  ),
)

/** All rows that are the owner's, but for how often he was looked at and the provider was asked after a payment. */
const ownersRows = async (): Promise<unknown> => {
  const { accountId } = world.owner
  const of = (table: 'consult' | 'person' | 'payment') =>
    server.db.selectFrom(table).selectAll().where('accountId', '=', accountId).orderBy('createdAt').execute()
  const uses = server.db.selectFrom('attachmentUse').selectAll().orderBy('attaId').orderBy('recordId').execute()
  const said = server.db.selectFrom('consultMessage').select('messageId').orderBy('seq').execute()
  const paid = (await of('payment')).map(one => ({ ...one, asks: 0, dueAt: null }))
  return [await of('consult'), await of('person'), paid, await uses, (await said).length]
}

async function callAs(
  who: 'owner' | 'stranger',
  { name, field, service, meaning }: { name: string; field: string; service: Service; meaning: Private },
  recordId: string,
): Promise<Reply> {
  world.caller = who
  const client = Array.isArray(service.access) ? server.staff : server
  const session = await (who === 'owner' ? meaning.owner : meaning.stranger)?.(world)
  const fields = { ...(await meaning.fields?.(world)), [field]: meaning.isList ? [recordId] : recordId }
  return client.call(name, fields, session ?? world[who].session)
}

describe("another's record is answered as one that does not exist, and stays as it is", () => {
  test.each(cases)('$name by $field', async one => {
    const theirs = await one.meaning.record(world)
    await callAs('stranger', one, randomUUID())
    // With a list of files the caller's own consult is made for the call.
    const before = one.meaning.isList ? undefined : await ownersRows()
    const asStranger = seen(await callAs('stranger', one, theirs))
    if (before) expect(await ownersRows()).toEqual(before)
    const ofNothing = seen(await callAs('stranger', one, randomUUID()))
    expect(asStranger).toEqual(ofNothing)

    // The record is there, and the owner gets another answer: the one above means something.
    const asOwner = seen(await callAs('owner', one, theirs))
    expect(asOwner).not.toEqual(seen(await callAs('owner', one, randomUUID())))
    expect(asOwner.code).toBe('0')
  })
})

test("a file hangs on its record: a stranger's ticket opens neither it nor what is not there", async () => {
  const consultId = await world.consult('going')
  const attaId = await anUpload(server, { accountId: world.owner.accountId })
  await server.db.insertInto('attachmentUse').values({ attaId, recordType: 'consult', recordId: consultId }).execute()
  await server.house.files.put(
    (
      await server.db
        .selectFrom('attachment')
        .select('storageKey')
        .where('attaId', '=', attaId)
        .executeTakeFirstOrThrow()
    ).storageKey,
    Buffer.from('picture'),
  )
  const ticketOf = async (session: typeof world.owner.session, as: typeof server.call, service: string) => {
    const upload = as === server.call ? server.upload : server.staff.upload
    const { obj } = await upload(service, tinyPicture, {}, session)
    return String(obj.url).split('?t=')[1]!
  }
  const asked = async (ticket: string, id: string) => {
    const response = await server.get(`/files/${id}?t=${ticket}`)
    return { status: response.status, body: await response.text() }
  }
  const stranger = await ticketOf(world.stranger.session, server.call, 'nethos.system.atta.upload')
  const otherDoctor = await ticketOf(world.otherDoctor.session, server.staff.call, 'staff.atta.upload')
  const doctor = await ticketOf(world.doctor.session, server.staff.call, 'staff.atta.upload')
  for (const ticket of [stranger, otherDoctor, '']) {
    expect(await asked(ticket, attaId)).toEqual(await asked(ticket, randomUUID()))
    expect((await asked(ticket, attaId)).status).toBe(404)
  }
  expect((await asked(doctor, attaId)).status).toBe(200)
})
