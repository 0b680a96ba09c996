import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { id } from '@nethos/contract/common/fields.ts'
import type { Service } from '@nethos/contract/service.ts'
import { anUpload } from '../domains/consult/testbed.ts'
import { aCoupon } from '../domains/coupons/coupons.samples.ts'
import { openTestServer } from '../testing/server.ts'
import { callAs, cases, declared, isStaffs, propertiesOf, samplesOf, type Case } from './cases.ts'
import { records } from './records.ts'
import { home } from './samples.ts'
import { seen, services, tinyPicture } from './testbed.ts'
import { aWorld } from './world.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const world = await aWorld(server)

const rule = (z.toJSONSchema(id, { io: 'input' }) as { pattern: string }).pattern
const calledId = /(?:Ids?|IdList|(?<!page)No|[cC]id|openid)$/

/** The input's fields that are ids, by their rule or by their name, in the wire's words. */
const idFieldsOf = (service: Service): string[] =>
  propertiesOf(service).flatMap(({ key, wire, schema }) =>
    calledId.test(wire) || calledId.test(key) || schema.includes(JSON.stringify(rule)) ? [wire] : [],
  )

test('every id in every input says whose record it names', () => {
  const there = services.map(service => [service.name, idFieldsOf(service).sort()])
  expect(declared.map(({ service, ids }) => [service.name, Object.keys(ids).sort()])).toEqual(there)
})

test('what the staff look after is asked for by staff alone, and every kind of own record can be tried', () => {
  for (const { service, ids } of declared)
    for (const [field, whose] of Object.entries(ids)) {
      const at = `${service.name} ${field}`
      if (whose.whose === 'open') expect(whose.why, at).not.toBe('')
      if (whose.whose === 'staff') expect(isStaffs(service), at).toBe(true)
      if (whose.whose === 'own') expect(Object.keys(samplesOf(service)), at).toContain(whose.kind)
    }
})

test('a trial names a service and a field that is somebody’s own', () => {
  const own = new Set(
    declared.flatMap(({ service, ids }) =>
      Object.entries(ids).flatMap(([field, { whose }]) => (whose === 'own' ? [`${service.name} ${field}`] : [])),
    ),
  )
  const tried = Object.entries(records).flatMap(([name, fields]) => Object.keys(fields).map(one => `${name} ${one}`))
  expect(tried.filter(one => !own.has(one))).toEqual([])
})

/** Where an examination found the owner himself refused earlier, for another reason. A grant by its code: grants.test.ts; OAuth state: shell/authorize.test.ts. */
const refusedEarlier = [
  ['nethos.book.draw.enter', 'compatId'],
  ['nethos.book.order.pay.v3', 'orderId'],
  ['nethos.book.order.pay.v4', 'orderId'],
  ['nethos.book.order.register', 'compatId'],
  ['zheer.yygh.ApiSchoolHosService.xyyRegister', 'compatId'],
  ['nethos.book.waitlist.apply', 'compatId'],
  ['nethos.book.patient.mobile.modify', 'compatId'],
  ['nethos.compat.guardian.maintenance', 'compatId'],
  ['nethos.consult.info.drugpic.issue', 'compatId'],
  ['nethos.consult.info.drugpic.issue', 'attaIdList'],
  ['nethos.consult.info.personal.issue', 'compatId'],
  ['nethos.consult.info.personal.issue', 'attaIdList'],
  ['nethos.consult.info.renewal.issue', 'compatId'],
  ['nethos.consult.info.renewal.issue', 'attaIdList'],
  ['nethos.consult.info.renewal.issue', 'addressId'],
  ['nethos.consult.info.reply', 'consultId'],
  ['nethos.consult.info.reply', 'attaIdList'],
  ['nethos.consult.medical.record.info', 'consultId'],
  ['nethos.follow.message.send', 'followId'],
  ['nethos.follow.message.send', 'attaIdList'],
  ['nethos.pat.illness.modify', 'compatId'],
  ['nethos.pat.medicalhistroy.add', 'compatId'],
  ['nethos.pat.medicalhistroy.add', 'attaIdList'],
  ['nethos.pat.medicalhistroy.modify', 'medicalId'],
  ['nethos.pat.medicalhistroy.modify', 'attaIdList'],
] as const
test.each(refusedEarlier)('%s by %s is among what is tried below, with an owner who is answered', (name, field) => {
  expect(cases.filter(one => one.name === name).map(one => one.field)).toContain(field)
})

/** All rows that are the owner's, but for how often he was looked at and the provider was asked after a payment. */
const ownersRows = async (): Promise<unknown> => {
  const { accountId } = world.owner
  const of = (table: 'consult' | 'person' | 'payment') =>
    server.db.selectFrom(table).selectAll().where('accountId', '=', accountId).orderBy('createdAt').execute()
  const uses = server.db.selectFrom('attachmentUse').selectAll().orderBy('attaId').orderBy('recordId').execute()
  const messages = server.db.selectFrom('consultMessage').select('messageId').orderBy('seq').execute()
  const paid = (await of('payment')).map(one => ({ ...one, asks: 0, dueAt: null }))
  return [await of('consult'), await of('person'), paid, await uses, (await messages).length]
}

/** Beside which a call says more: with one of his own the stranger is answered, so that nothing but the owner's was refused. */
const strangersOwn: Readonly<Record<string, (one: Case) => Promise<string>>> = {
  upload: ({ service }) => {
    const { stranger, otherDoctor } = world
    return world.upload(isStaffs(service) ? { staffId: otherDoctor.staffId } : { accountId: stranger.accountId })
  },
  address: async () => (await server.call('nethos.pat.address.add', home, world.stranger.session)).obj.addressId,
  coupon: async () => {
    const { couponId } = await aCoupon(server.db, server.runtime.clock.now(), world.stranger.accountId)
    return couponId
  },
}

const tryAs = (who: 'owner' | 'stranger', one: Case, recordId: string) => callAs(server, world, who, one, recordId)

describe("another's record is answered as one that does not exist, and stays as it is", () => {
  test.each(cases)('$name by $field', async one => {
    const theirs = await one.record(world)
    await tryAs('stranger', one, randomUUID())
    // What an earlier call has set going (a record that is signed) is no doing of the stranger.
    await server.runner.idle()
    // With a list of files the caller's own consult is made for the call.
    const before = one.isList ? undefined : await ownersRows()
    const asStranger = seen(await tryAs('stranger', one, theirs))
    if (before) expect(await ownersRows()).toEqual(before)
    const ofNothing = seen(await tryAs('stranger', one, randomUUID()))
    expect(asStranger).toEqual(ofNothing)

    // The record is there, and the owner gets another answer: the one above means something.
    const asOwner = seen(await tryAs('owner', one, theirs))
    expect(asOwner).not.toEqual(seen(await tryAs('owner', one, randomUUID())))
    expect(asOwner.code).toBe('0')
    const own = one.fields && strangersOwn[one.kind]
    if (own) expect(seen(await tryAs('stranger', one, await own(one))).code).toBe('0')
  })
})

test("a file hangs on its record: a stranger's ticket opens neither it nor what is not there", async () => {
  const consultId = await world.consult('going')
  const attaId = await anUpload(server, { accountId: world.owner.accountId })
  await server.db.insertInto('attachmentUse').values({ attaId, recordType: 'consult', recordId: consultId }).execute()
  await server.runtime.files.put(
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
