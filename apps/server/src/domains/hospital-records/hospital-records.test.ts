import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { freePort } from '../../database/free-port.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld } from '../consult/testbed.ts'
import { aRenewalWorld } from '../renewal/testbed.ts'

const metricsPort = await freePort()
const server = await openTestServer({ METRICS_PORT: String(metricsPort) })
const { db, pool, runtime } = server
const office = (await aStaffMember(server, 'operator')).session
const desk = (service: string, fields: object = {}) =>
  server.staff.call(`staff.hospital.record.${service}`, fields, office)
const minute = async () => {
  await server.advance(61)
  await server.runner.idle()
}
const rowOf = (recordId: string) =>
  db.selectFrom('hospitalRecord').selectAll().where('recordId', '=', recordId).executeTakeFirst()

async function aWorld({ isBound = true }: { isBound?: boolean } = {}) {
  const world = await aRenewalWorld(server)
  const { patient, doctor } = world
  const recordNumber = `B${randomUUID().slice(0, 8)}`
  const bind = () =>
    db
      .insertInto('hospitalAccount')
      .values({
        accountId: patient.accountId,
        personId: patient.personId,
        hosId: 'h1',
        recordNumber,
        boundAt: new Date(runtime.clock.now()),
      })
      .execute()
  if (isBound) await bind()
  /** The message of a record that is signed. */
  async function record(): Promise<string> {
    const { consult } = await aConsultWorld(server)
    const owned = { accountId: patient.accountId, personId: patient.personId, docId: doctor.docId }
    const consultId = await consult({ ...owned, feeCents: 0 })
    const written = {
      title: '线上咨询病历',
      complained: '晨起头晕一周，<血压>偏高',
      illnessName: '高血压',
      medicalOpinion: '氨氯地平改早上服，一周后复查血压',
    }
    const fields = { consultId, sendId: 's1', ...written }
    const { obj } = await server.staff.call('staff.consult.record', fields, doctor.session)
    await server.runner.idle()
    return obj.messageId
  }
  const documents = async (): Promise<any[]> =>
    (
      await pool.query('select body from sandbox.hospital_document where record_number = $1 order by at', [
        recordNumber,
      ])
    ).rows.map(one => one.body)
  return { world, patient, bind, record, documents }
}

test('a signed record goes into the hospital’s record system with its PDF and as a document of R4, once', async () => {
  const { patient, record, documents } = await aWorld()
  const messageId = await record()
  expect(await rowOf(messageId), 'nobody is told of it: the records are asked').toBeUndefined()
  await minute()
  const row = (await rowOf(messageId))!
  expect(row).toMatchObject({ state: 'accepted', kind: 'consult_record', hosId: 'h1', tries: 1, reason: '' })
  await minute()
  const [document, ...more] = await documents()
  expect(more).toEqual([])
  expect(document).toMatchObject({ status: 'current', docStatus: 'final', type: { coding: [{ code: '11488-4' }] } })
  const [pdf, read] = document.content.map((one: any) => Buffer.from(one.attachment.data, 'base64'))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const bundle = JSON.parse(read.toString())
  const [composition] = bundle.entry.map((one: any) => one.resource)
  expect(composition.section.map((one: any) => one.title)).toEqual(['主诉', '诊断', '处理意见'])
  expect(composition.section[0].text.div).toContain('晨起头晕一周，&lt;血压&gt;偏高')
  const lines = await db
    .selectFrom('audit')
    .select('action')
    .where('accountId', '=', patient.accountId)
    .where('action', '=', 'hospital_record.hand_in')
    .execute()
  expect(lines).toHaveLength(1)
})

test('a prescription follows once it is signed by all three', async () => {
  const { world, documents } = await aWorld()
  const consultId = await world.billed()
  await server.runner.idle()
  await minute()
  const { prescriptionId } = await world.rowOf(consultId)
  expect(await rowOf(prescriptionId!)).toMatchObject({ state: 'accepted', kind: 'prescription' })
  const [document] = await documents()
  const bundle = JSON.parse(Buffer.from(document.content[1].attachment.data, 'base64').toString())
  const text = JSON.stringify(bundle.entry[0].resource.section)
  expect(text).toContain('苯磺酸氨氯地平片')
  expect(text).toContain('林药师')
})

test('without a record number it is refused with the reason, and taken when somebody has mended that', async () => {
  const { bind, record, documents } = await aWorld({ isBound: false })
  const messageId = await record()
  await minute()
  const { documentId, state } = (await rowOf(messageId))!
  expect(state).toBe('refused')
  const figures = (await server.staff.call('staff.today', {}, office)).obj.figures
  expect(figures).toContainEqual(expect.objectContaining({ figure: 'refused_hospital_records', count: 1 }))
  const { list } = await desk('list', { recordState: 'refused' })
  expect(list).toMatchObject([{ documentId, reason: '患者没有绑定该院的病案号，绑定后可以重新提交' }])
  await bind()
  expect((await desk('retry', { documentId })).obj).toBe(true)
  expect((await desk('retry', { documentId })).code).toBe('00010440')
  await minute()
  expect((await rowOf(messageId))!.state).toBe('accepted')
  expect(await documents()).toHaveLength(1)
  expect((await desk('overview')).obj).toEqual({ isConnected: true, waiting: 0, refused: 0, oldestWaitingAt: null })
})

test('a system that says nothing is asked again with growing pauses, and has it once', async () => {
  const { record, documents } = await aWorld()
  const messageId = await record()
  const handIn = vi.spyOn(runtime.records, 'handIn').mockRejectedValue(new HospitalUnreachableError('away'))
  await minute()
  expect(await rowOf(messageId)).toMatchObject({ state: 'waiting', tries: 1, reason: '医院的病历系统没有应答' })
  expect((await desk('overview')).obj).toMatchObject({ waiting: 1, oldestWaitingAt: expect.any(Number) })
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(metrics).toMatch(/^nethos_hospital_records_oldest_waiting_seconds [1-9]/m)
  await minute()
  await minute()
  await minute()
  const { tries } = (await rowOf(messageId))!
  expect(tries, 'after 1 and 2 minutes, and then not for 4').toBe(3)
  handIn.mockRestore()
  await server.advance(3_700)
  await server.runner.idle()
  expect((await rowOf(messageId))!.state).toBe('accepted')
  expect(await documents()).toHaveLength(1)
})

test('is not for doctors', async () => {
  const { world } = await aWorld()
  expect((await server.staff.call('staff.hospital.record.overview', {}, world.doctor.session)).code).not.toBe('0')
})
