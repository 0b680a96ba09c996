import { expect, test } from 'vitest'
import { PDFDocument } from 'pdf-lib'
import { openTestServer } from '../../../testing/server.ts'
import { isGood, isStamped, signaturesOfPdf, tampered, textOfPdf } from '../../../testing/signed-pdf.ts'
import { aRenewalWorld } from '../../renewal/testbed.ts'
import { aConsultWorld, aDoctor, aPatient } from '../testbed.ts'

const server = await openTestServer()
const record = {
  title: '线上咨询病历',
  complained: '晨起头晕一周',
  illnessName: '高血压',
  medicalOpinion: '氨氯地平改早上服，一周后复查血压',
}

const written = async () => {
  const { patient, doctor } = await aRenewalWorld(server)
  const { consult } = await aConsultWorld(server)
  const owned = { accountId: patient.accountId, personId: patient.personId, docId: doctor.docId }
  const consultId = await consult({ ...owned, feeCents: 0 })
  const write = () => server.staff.call('staff.consult.record', { consultId, sendId: 's1', ...record }, doctor.session)
  const { obj } = await write()
  const read = async (session = patient.session) =>
    server.call('nethos.consult.medical.record.info', { consultId, messageId: obj.messageId }, session)
  return { consultId, messageId: obj.messageId as string, write, read }
}

test('a medical record becomes a PDF that its doctor and the hospital have signed and an authority has stamped', async () => {
  const { write, read, consultId } = await written()
  expect((await read()).obj.sheet).toMatchObject({ pdf: null, signatures: [] })
  // Sent once more it stays one record with one sheet.
  await write()
  await server.runner.idle()
  const { obj } = await read()
  const sheets = await server.db
    .selectFrom('medicalRecordSheet')
    .select('recordNo')
    .where('consultId', '=', consultId)
    .execute()
  expect(sheets).toEqual([{ recordNo: obj.sheet.recordNo }])
  expect(obj.sheet).toMatchObject({
    contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    pdf: { type: 'pdf', attaFileName: `病历-${obj.sheet.recordNo}.pdf` },
  })
  expect((await read((await aPatient(server)).session)).msg).toBe('记录不存在')
  const other = await aDoctor(server)
  expect((await server.staff.call('staff.consult.detail', { consultId }, other.session)).msg).toBe('记录不存在')

  const reply = await server.get(obj.sheet.pdf.url)
  expect(reply.headers.get('content-type')).toBe('application/pdf')
  expect((await server.get(obj.sheet.pdf.url.replace(/t=.*/, 't=x'))).status).toBe(404)
  const pdf = Buffer.from(await reply.arrayBuffer())
  expect((await PDFDocument.load(pdf)).getTitle()).toBe(`病历 ${obj.sheet.recordNo}`)
  const signatures = signaturesOfPdf(pdf)
  expect(signatures.map(one => one.certificate.subject)).toEqual([
    expect.stringContaining('CN=陈志远'),
    expect.stringContaining('CN=南山云医院（演示）'),
  ])
  expect(signatures.map(isGood)).toEqual([true, true])
  expect(signatures.map(isStamped)).toEqual([true, true])
  expect(signatures.at(-1)!.end).toBe(pdf.length)
  expect(signaturesOfPdf(tampered(pdf)).map(isGood)).toEqual([false, false])
  const stampedAt = expect.any(Number)
  expect(obj.sheet.signatures).toEqual([
    { name: '陈志远', serial: signatures[0]!.certificate.serialNumber.toLowerCase(), stampedAt },
    { name: '南山云医院（演示）', serial: '01', stampedAt },
  ])
})

test('its sheet bears record number, weight and allergies as they were known when it was written', async () => {
  const world = await aRenewalWorld(server)
  const { patient, doctor } = world
  await world.applied({ allergyHistory: ['penicillins'], allergyNote: '虾' })
  await server.db
    .insertInto('hospitalAccount')
    .values({
      accountId: patient.accountId,
      personId: patient.personId,
      hosId: 'h1',
      recordNumber: 'MZ7788',
      boundAt: new Date(server.runtime.clock.now()),
    })
    .execute()
  const { consult } = await aConsultWorld(server)
  const consultId = await consult({
    accountId: patient.accountId,
    personId: patient.personId,
    docId: doctor.docId,
    feeCents: 0,
  })
  await server.staff.call(
    'staff.consult.record',
    { consultId, ...record, diagnosisCodes: ['I10'], proof: 'outpatient' },
    doctor.session,
  )
  await server.runner.idle()
  const { obj } = await server.call('nethos.consult.medical.record.info', { consultId }, patient.session)
  const text = await textOfPdf(Buffer.from(await (await server.get(obj.sheet.pdf.url)).arrayBuffer()))
  const { hosName } = await server.db
    .selectFrom('hospital')
    .select('hosName')
    .where('hosId', '=', 'h1')
    .executeTakeFirstOrThrow()
  const lines = text.split('\n')
  expect(lines.filter(line => line.includes(hosName))).toEqual([hosName])
  expect(text).toContain(`病历编号：${obj.sheet.recordNo}`)
  expect(text).toContain('病历号：MZ7788')
  expect(text).toContain('体重：62.5kg')
  expect(text).toContain('过敏史：青霉素类、虾')
  expect(text).toContain('I10')
  for (const text_ of [record.complained, record.illnessName, record.medicalOpinion]) expect(lines).toContain(text_)
})

test('whom nobody has asked of allergies has none that are denied', async () => {
  const { read } = await written()
  expect((await read()).obj.sheet).toMatchObject({ allergies: '', weightKg: '' })
  await server.runner.idle()
  const { url } = (await read()).obj.sheet.pdf
  const text = await textOfPdf(Buffer.from(await (await server.get(url)).arrayBuffer()))
  expect(text).toContain('过敏史：未询问')
  expect(text).toContain('体重：—')
})

test('a sheet whose job was lost is asked for by the clock', async () => {
  const { read, messageId } = await written()
  await server.runner.idle()
  await server.db
    .updateTable('medicalRecordSheet')
    .set({ pdfAttaId: null, pdfDueAt: new Date(server.runtime.clock.now()), signatures: '[]' })
    .where('messageId', '=', messageId)
    .execute()
  await server.advance(60)
  await server.runner.idle()
  expect((await read()).obj.sheet.pdf).toMatchObject({ type: 'pdf' })
})
