import { createHash, createVerify, X509Certificate } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import forge from 'node-forge'
import { expect, test } from 'vitest'
import { PDFDocument } from 'pdf-lib'
import { openTestServer } from '../../testing/server.ts'
import { aPatient } from '../consult/testbed.ts'
import { aRenewalWorld } from './testbed.ts'

const server = await openTestServer()

interface Asn1 {
  type: number
  value: Asn1[] & string
}
const { asn1, oids } = forge as unknown as {
  asn1: {
    fromDer(bytes: string, strict?: boolean): Asn1
    toDer(value: unknown): { getBytes(): string }
    derToOid(bytes: string): string
  }
  oids?: unknown
}
void oids

/** The detached PKCS#7 of a signed PDF, taken apart without the library that made it. */
function signatureOf(pdf: Buffer) {
  const range = /\/ByteRange ?\[ ?(\d+) (\d+) (\d+) (\d+) ?\]/.exec(pdf.toString('latin1'))!.slice(1).map(Number)
  const [from, length, after, rest] = range as [number, number, number, number]
  const signed = Buffer.concat([pdf.subarray(from, from + length), pdf.subarray(after, after + rest)])
  const hex = pdf
    .subarray(length + 1, after - 1)
    .toString('latin1')
    .replace(/(00)+$/, '')
  const content = asn1.fromDer(Buffer.from(hex, 'hex').toString('latin1'), false)
  const signedData = content.value[1]!.value[0]!
  const certificate = Buffer.from(asn1.toDer(signedData.value[3]!.value[0]).getBytes(), 'latin1')
  const signer = signedData.value[4]!.value[0]!
  const attributes = signer.value[3]!
  const digest = attributes.value.find(one => asn1.derToOid(one.value[0]!.value) === '1.2.840.113549.1.9.4')!
  return {
    signed,
    whole: after + rest === pdf.length && from === 0,
    certificate: new X509Certificate(certificate),
    digest: Buffer.from(digest.value[1]!.value[0]!.value, 'latin1'),
    // Signed as a SET (RFC 5652, 5.4), though it stands there under a tag of its own.
    attributes: Buffer.concat([
      Buffer.from([0x31]),
      Buffer.from(asn1.toDer(attributes).getBytes(), 'latin1').subarray(1),
    ]),
    signature: Buffer.from(signer.value[5]!.value, 'latin1'),
  }
}

const isGood = ({ signed, digest, attributes, signature, certificate }: ReturnType<typeof signatureOf>): boolean =>
  createHash('sha256').update(signed).digest().equals(digest) &&
  createVerify('sha256').update(attributes).verify(certificate.publicKey, signature)

test('an approved prescription becomes a PDF that the hospital has signed, and only its patient gets it', async () => {
  const world = await aRenewalWorld(server)
  const consultId = await world.billed()
  await server.runner.idle(20_000)
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

  const signature = signatureOf(pdf)
  expect(signature.whole).toBe(true)
  expect(isGood(signature)).toBe(true)
  expect(signature.certificate.subject).toContain('南山云医院（演示）')
  const changed = Buffer.from(pdf)
  changed.writeUInt8(changed.readUInt8(200) ^ 1, 200)
  expect(isGood(signatureOf(changed))).toBe(false)
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
