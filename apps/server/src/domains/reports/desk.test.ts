import { describe, expect, test } from 'vitest'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { openTestServer } from '../../testing/server.ts'
import { randomUUID } from 'node:crypto'
import { aConsultWorld, aDoctor, payFor } from '../consult/testbed.ts'
import { aLaboratory, anItem, aReport } from './testbed.ts'

const server = await openTestServer()
const lab = await aLaboratory(server)
const now = () => server.runtime.clock.now()
const day = 86_400_000
const refused = { code: commonRefusals.not_found.code }

/** A potassium of so many days ago. */
const potassium = (recordNumber: string, daysAgo: number, value: number, facts: object = {}) =>
  aReport(recordNumber, {
    takenAt: now() - daysAgo * day,
    issuedAt: now() - daysAgo * day,
    ...facts,
    content: { items: [anItem({ value })] },
  })

test('the doctor who is asked reads an item over the years, with what the patient does not see yet; nobody else does', async () => {
  const [asked, other] = [await aDoctor(server), await aDoctor(server)]
  const patient = await lab.aBound()
  const { recordNumber } = patient
  await lab.send(potassium(recordNumber, 400, 4.4))
  await lab.send(potassium(recordNumber, 1, 5.6))
  await lab.send(potassium(recordNumber, 30, 5.1, { feeCents: 1500 }))
  await lab.send(potassium(recordNumber, 10, 5.3))
  const rows = await lab.list(patient)
  const { reportId } = rows.find((one: { datedAt: number }) => one.datedAt > now() - 2 * day)
  const held = rows.find(
    (one: { datedAt: number }) => one.datedAt < now() - 9 * day && one.datedAt > now() - 11 * day,
  ).reportId
  await server.db
    .updateTable('hospitalReport')
    .set({ heldUntil: new Date(now() + 30 * day) })
    .where('reportId', '=', held)
    .execute()

  const input = { reportId, itemIndex: 0 }
  const atDesk = ({ session }: typeof asked) => server.staff.call('staff.report.trend', input, session)
  expect(await atDesk(asked)).toMatchObject(refused)

  const fields = { docId: asked.docId, reportIds: [reportId], consultContent: '血钾高了一点，要紧吗？' }
  const { obj } = await server.call('nethos.report.consult.issue', fields, patient.session)
  await payFor(server, obj.consultId, patient.session)
  const values = ({ list }: { list: any[] }) => list.map(one => one.item.value)
  expect(values(await atDesk(asked))).toEqual([4.4, 5.1, 5.3, 5.6])
  expect(values(await server.call('nethos.report.trend', input, patient.session))).toEqual([4.4, 5.6])
  expect(await atDesk(other)).toMatchObject(refused)
  expect(await server.staff.call('staff.report.trend', { ...input, itemIndex: 3 }, asked.session)).toMatchObject(
    refused,
  )
})

describe('somebody whom two accounts look after', () => {
  /** He asks a doctor out of one account; his reports stand in the file that the other one has bound. */
  async function twoRows({ isVerified = true } = {}) {
    const asked = await aConsultWorld(server)
    const consultId = await asked.consult()
    const other = await lab.aBound()
    const { personId } = asked.patient
    const number = { idCardHash: Buffer.from(randomUUID()), name: '王德福' }
    for (const one of [asked.patient, other] as const)
      await server.db
        .updateTable('person')
        .set({
          ...number,
          isRealname: one === other || isVerified,
          ...(one === other && { isSelf: false, relationship: 'parents' }),
        })
        .where('personId', '=', one.personId)
        .execute()
    const { recordNumber } = other
    await lab.send(potassium(recordNumber, 3, 5.9))
    const bindOwn = () =>
      server.db
        .insertInto('hospitalAccount')
        .values({ accountId: asked.patient.accountId, personId, hosId: 'h1', recordNumber, boundAt: new Date(now()) })
        .execute()
    const list = async (who = asked.doctor) =>
      (await server.staff.call('staff.report.list', { consultId }, who.session)).list
    const linesOf = async (action: 'report.list' | 'report.read') =>
      (
        await server.db
          .selectFrom('audit')
          .select('personId')
          .where('actorId', '=', asked.doctor.staffId)
          .where('action', '=', action)
          .execute()
      ).map(line => line.personId)
    return { asked, other, personId, list, linesOf, bindOwn }
  }

  test('is one for the doctor: his reports stand beside the consult, and each row that is shown or opened has its line', async () => {
    const { asked, other, personId, list, linesOf } = await twoRows()
    const [row] = await list()
    expect(row).toMatchObject({ reportName: '电解质', personId: other.personId })
    expect((await linesOf('report.list')).toSorted()).toEqual([personId, other.personId].toSorted())
    const atDesk = (service: string, fields: object = {}, who = asked.doctor) =>
      server.staff.call(`staff.report.${service}`, { reportId: row.reportId, ...fields }, who.session)
    expect(await atDesk('detail')).toMatchObject({ code: '0' })
    expect(await linesOf('report.read')).toEqual([other.personId])
    expect((await atDesk('trend', { itemIndex: 0 })).list).toHaveLength(1)
    expect(await atDesk('detail', {}, await aDoctor(server))).toMatchObject(refused)
  })

  test('has a report that both accounts have bound once, in the file of the row that asks', async () => {
    const { personId, list, bindOwn } = await twoRows()
    await bindOwn()
    expect(await list()).toMatchObject([{ personId }])
  })

  test('stays two for the accounts, and for the doctor where a row was never verified', async () => {
    const { asked, list } = await twoRows({ isVerified: false })
    expect(await list()).toEqual([])
    expect(await lab.list(asked.patient)).toEqual([])
  })
})
