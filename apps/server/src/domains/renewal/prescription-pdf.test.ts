import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PDFDocument } from 'pdf-lib'
import { startOfDay } from '@nethos/contract/common/days.ts'
import { openTestServer } from '../../testing/server.ts'
import { isGood, isStamped, signaturesOfPdf, tampered, textOfPdf } from '../../testing/signed-pdf.ts'
import { aPatient } from '../consult/testbed.ts'
import { prescriptionSheet } from './prescription-pdf.ts'
import { aPharmacist, aRenewalWorld } from './testbed.ts'

const server = await openTestServer()

test('an approved prescription becomes a PDF that doctor, pharmacist and hospital have signed, and only its patient gets it', async () => {
  const world = await aRenewalWorld(server)
  const consultId = await world.billed()
  await server.runner.idle()
  const { list } = await server.call(
    'nethos.prescription.list',
    { compatId: world.patient.personId },
    world.patient.session,
  )
  expect(list).toMatchObject([{ consultId, diagnosis: '高血压2级', statusLabel: '待缴费', canRenew: true }])
  const read = (session = world.patient.session) =>
    server.call('nethos.prescription.detail', { prescriptionId: list[0].prescriptionId }, session)
  const { obj } = await read()
  expect(obj).toMatchObject({
    pharmacistName: '林药师',
    contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    pdf: { type: 'pdf', attaFileName: `处方-${obj.prescriptionNo}.pdf` },
  })
  expect(await read((await aPatient(server)).session)).toMatchObject({ code: '00010440' })

  const reply = await server.get(obj.pdf.url)
  expect(reply.headers.get('content-type')).toBe('application/pdf')
  expect((await server.get(obj.pdf.url.replace(/t=.*/, 't=x'))).status).toBe(404)
  const pdf = Buffer.from(await reply.arrayBuffer())
  if (process.env.KEEP_PDF) writeFileSync(process.env.KEEP_PDF, pdf)
  expect(pdf.length).toBeLessThan(300_000)
  expect((await PDFDocument.load(pdf)).getTitle()).toBe(`处方 ${obj.prescriptionNo}`)

  const signatures = signaturesOfPdf(pdf)
  const { name: doctorName } = obj.signatures[0]
  expect(signatures.map(one => one.certificate.subject)).toEqual([
    expect.stringContaining(`CN=${doctorName}`),
    expect.stringContaining('CN=林药师'),
    expect.stringContaining('CN=南山云医院（演示）'),
  ])
  expect(signatures.map(isGood)).toEqual([true, true, true])
  expect(signatures.map(isStamped)).toEqual([true, true, true])
  expect(signatures.at(-1)!.end).toBe(pdf.length)
  const stampedAt = expect.any(Number)
  expect(obj.signatures).toEqual([
    { name: doctorName, serial: signatures[0]!.certificate.serialNumber.toLowerCase(), stampedAt },
    { name: '林药师', serial: signatures[1]!.certificate.serialNumber.toLowerCase(), stampedAt },
    { name: '南山云医院（演示）', serial: '01', stampedAt },
  ])
  expect(signaturesOfPdf(tampered(pdf)).map(isGood)).toEqual([false, false, false])
})

test('the sheet of a prescription names the hospital once, weight, record number and allergies', async () => {
  const world = await aRenewalWorld(server)
  await server.db
    .insertInto('hospitalAccount')
    .values({
      accountId: world.patient.accountId,
      personId: world.patient.personId,
      hosId: 'h1',
      recordNumber: 'MZ20261123',
      boundAt: new Date(server.runtime.clock.now()),
    })
    .execute()
  await world.billed({ allergyHistory: ['penicillins'], allergyNote: '虾' })
  await server.runner.idle()
  const { list } = await server.call('nethos.prescription.list', {}, world.patient.session)
  const { obj } = await server.call(
    'nethos.prescription.detail',
    { prescriptionId: list[0].prescriptionId },
    world.patient.session,
  )
  const text = await textOfPdf(Buffer.from(await (await server.get(obj.pdf.url)).arrayBuffer()))
  const [hospital, ...rest] = text.split('\n')
  expect(hospital).toBe(obj.docHosName)
  expect(rest.join('\n')).not.toContain(obj.docHosName)
  expect(text).toContain(`处方编号：${obj.prescriptionNo}`)
  expect(text).toContain('体重：62.5kg')
  expect(text).toContain('病历号：MZ20261123')
  expect(text).toContain('过敏史：青霉素类、虾')
  expect(text).toContain('1. 苯磺酸氨氯地平片')
  // 处方管理办法: who dispenses, checks and hands out signs; made at the approval, it leaves them their places.
  expect(text).toMatch(/审核药师：林药师.*调配：_{6,} +核对：_{6,} +发药：_{6,}/s)
})

test('a sheet that is made only after the medicine was handed over names who laid it out and who handed it over', async () => {
  const world = await aRenewalWorld(server)
  const consultId = await world.paid()
  const other = await aPharmacist(server)
  await server.db.updateTable('staff').set({ name: '何药师' }).where('staffId', '=', other.staffId).execute()
  expect(await world.desk('staff.prescription.lay.out', { consultId }, world.pharmacist.session)).toMatchObject({
    code: '0',
  })
  expect(await world.desk('staff.prescription.hand.over', { consultId }, other.session)).toMatchObject({ code: '0' })
  const { list } = await server.call('nethos.prescription.list', {}, world.patient.session)
  const { prescriptionId } = list[0]
  await server.db
    .updateTable('prescription')
    .set({ pdfAttaId: null, pdfDueAt: new Date(0) })
    .where('prescriptionId', '=', prescriptionId)
    .execute()
  await server.runner.runTimers()
  await server.runner.idle()
  const { obj } = await server.call('nethos.prescription.detail', { prescriptionId }, world.patient.session)
  const text = await textOfPdf(Buffer.from(await (await server.get(obj.pdf.url)).arrayBuffer()))
  expect(text).toMatch(/调配：林药师 +核对：_{6,} +发药：何药师/)
})

test.each([
  ['2026-11-18', '年龄：10天'],
  ['2026-07-10', '年龄：4个月'],
  ['2024-01-01', '年龄：34个月'],
  ['2020-01-01', '年龄：6岁'],
])('the sheet of somebody born on %s says on 2026-11-28 “%s”', async (birthOn, words) => {
  const at = startOfDay('2026-11-28')
  const paper = {
    head: { hospitalName: '南山云医院', level: '', licence: '', mark: undefined, colour: '#000000' },
    prescriptionNo: 'N1',
    personName: '张小宝',
    gender: 'M',
    age: 0,
    birthOn,
    weightKg: '',
    allergies: '',
    recordNumber: '',
    docDeptName: '儿科',
    diagnosis: '发热',
    diagnoses: [],
    opinion: '',
    longReason: '' as const,
    companion: '',
    lines: [],
    doctorName: '沈知远',
    pharmacistName: '林药师',
    dispensedBy: '',
    handedOutBy: '',
    prescribedAt: at,
    approvedAt: at,
    validUntil: at,
    contentHash: '',
    hasStaff: true,
    isDemo: false,
  }
  expect(await textOfPdf(Buffer.from(await prescriptionSheet(paper, at)))).toContain(words)
})

test('the site’s ticket opens the list for its account and for five minutes', async () => {
  const world = await aRenewalWorld(server)
  const ticket = async () => (await server.call('smarthos.prescription.accesstoken.get', {}, world.patient.session)).obj
  const { accessToken, url } = await ticket()
  expect(url).toBe(`/my/prescription?accessToken=${encodeURIComponent(accessToken)}`)
  const open = async (token: string, session = world.patient.session) => {
    const { code, msg } = await server.call('nethos.prescription.list', { accessToken: token }, session)
    return `${code} ${msg}`.trim()
  }
  expect(await open(accessToken)).toBe('0')
  const over = '02130011 链接已失效，请重新打开'
  expect(await open(accessToken, (await aPatient(server)).session)).toBe(over)
  expect(await open('1.x')).toBe(over)
  await server.advance(6 * 60)
  expect(await open(accessToken)).toBe(over)
})
