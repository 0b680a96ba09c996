import { expect, test } from 'vitest'
import { aStaffMember } from '../../../testing/people.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aLaboratory, anItem, aReport } from '../testbed.ts'

const server = await openTestServer()
const lab = await aLaboratory(server)
const [writer, reviewer] = [await aStaffMember(server, 'operator'), await aStaffMember(server, 'admin')]
const ask = (service: string, input: object, { session } = writer) =>
  server.staff.call(`staff.lab.${service}`, input, session)

async function draft(of: 'item' | 'map', code: string, document: object) {
  const { obj } = await ask(`${of}.edition.save`, { code, seenAt: null, document, note: '按本院试剂修改' })
  return { code, seenAt: obj.writtenAt as number }
}
async function publish(of: 'item' | 'map', code: string, document: object) {
  const seen = await draft(of, code, document)
  expect(await ask(`${of}.edition.submit`, seen)).toMatchObject({ obj: true })
  const answer = await ask(`${of}.edition.publish`, seen, reviewer)
  expect(answer.code).toBe('0')
}
const potassium = async () => (await ask('item.edition', { code: 'potassium' })).obj.document

async function aResult(facts: object = {}) {
  const patient = await lab.aBound()
  const report = aReport(patient.recordNumber, { content: { items: [anItem(facts)] } })
  await lab.send(report)
  await lab.pull()
  const [{ reportId }] = await lab.list(patient)
  const explained = async () => (await lab.detail(patient, reportId)).obj.explained.items[0]
  return { patient, reportId: reportId as string, explained }
}
const own = (facts: object = {}) => ({ itemCode: 'K01', loinc: '', name: '血清钾（K）', ...facts })
const seenCodes = async () => (await ask('code.list', { hosId: 'h1' })).list

test('what a patient reads changes when a second person has published it, not before, and the edition before stays', async () => {
  const { explained } = await aResult()
  const before = (await explained()).knowledge.measures
  const document = { ...(await potassium()), measures: '血里的钾，与心跳和肌肉有关' }
  const seen = await draft('item', 'potassium', document)
  await ask('item.edition.submit', seen)
  expect((await ask('item.edition.publish', seen)).code).not.toBe('0')
  expect((await explained()).knowledge.measures).toBe(before)
  expect((await ask('item.edition.publish', seen, reviewer)).obj).toEqual({ edition: 1 })
  expect((await explained()).knowledge.measures).toBe('血里的钾，与心跳和肌肉有关')
  const { obj } = await ask('item.edition.document', { code: 'potassium', edition: 0 })
  expect(obj.document.measures).toBe(before)
})

test('of what is withdrawn nothing is known, and the report says so', async () => {
  const { explained } = await aResult({ itemCode: 'NA', loinc: '2951-2', name: '钠' })
  expect((await explained()).knowledge.key).toBe('sodium')
  expect(await ask('item.edition.withdraw', { code: 'sodium', edition: 0 }, reviewer)).toMatchObject({ obj: true })
  expect((await explained()).knowledge).toBeNull()
})

test('a text without source, with a mistyped code, or with the code of another item is not reviewed', async () => {
  const wrong = async (change: object) => {
    const seen = await draft('item', 'calcium', {
      ...(await ask('item.edition', { code: 'calcium' })).obj.document,
      ...change,
    })
    const { msg } = await ask('item.edition.submit', seen)
    await ask('item.edition.drop', { code: 'calcium' })
    return msg
  }
  expect(await wrong({ sources: [] })).toBe('请写明来源')
  expect(await wrong({ loinc: ['17861-7'] })).toContain('不是正确的LOINC编码')
  expect(await wrong({ loinc: ['2823-3'] })).toContain('2823-3已用于')
  expect(await wrong({ unit: '毫摩尔' })).toContain('UCUM')
})

test('the codes that came without LOINC are listed with how often, and each with what its name may mean', async () => {
  await aResult(own())
  await aResult(own())
  const row = (await seenCodes()).find((one: any) => one.itemCode === 'K01')
  expect(row).toMatchObject({ itemName: '血清钾（K）', results: 2, reports: 2 })
  const [first] = row.proposals
  expect(first).toMatchObject({ loinc: '2823-3', unitFits: true })
})

test('a table is tried before it counts; published, it explains the results and joins the trend', async () => {
  const first = await aResult(own({ itemCode: 'K02', value: 3.9 }))
  expect((await first.explained()).knowledge).toBeNull()
  const rows = [{ itemCode: 'K02', itemName: '血清钾', loinc: '2823-3' }]
  const tried = async () => (await ask('map.try', { hosId: 'h1', rows })).list
  expect(await tried()).toMatchObject([
    { itemCode: 'K02', results: 1, reports: 1, before: '', after: '钾', unitFits: true },
  ])
  expect((await first.explained()).knowledge, 'a trial changes nothing').toBeNull()
  await publish('map', 'h1', { rows })
  expect((await first.explained()).knowledge.key).toBe('potassium')
  expect((await tried())[0].before).toBe('钾')
  expect((await seenCodes()).some((one: any) => one.itemCode === 'K02')).toBe(false)

  const { patient, reportId } = first
  await lab.send(
    aReport(patient.recordNumber, {
      takenAt: Date.now() - 30 * 86_400_000,
      content: { items: [anItem({ value: 4.4 })] },
    }),
  )
  await lab.pull()
  const { list } = await server.call('nethos.report.trend', { reportId, itemIndex: 0 }, patient.session)
  expect(list.map(one => [one.item.value, one.item.loinc])).toEqual([
    [4.4, '2823-3'],
    [3.9, '2823-3'],
  ])
})

test('a table that names a code twice, or a code of which nothing is known, is not reviewed', async () => {
  const row = { itemCode: 'X1', itemName: '某项', loinc: '2823-3' }
  const wrong = async (rows: object[]) => {
    const seen = await draft('map', 'h2', { rows })
    const { msg } = await ask('map.edition.submit', seen)
    await ask('map.edition.drop', { code: 'h2' })
    return msg
  }
  expect(await wrong([row, row])).toBe('编码X1出现了两次')
  expect(await wrong([{ ...row, loinc: '99999-9' }])).toContain('没有对应的检验知识')
})
