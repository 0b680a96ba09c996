import { expect, test } from 'vitest'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor, payFor } from '../consult/testbed.ts'
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
