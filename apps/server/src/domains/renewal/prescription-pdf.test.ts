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

/** The detached signatures of a PDF in their order, taken apart without the library that made them. */
const signaturesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/ByteRange ?\[ ?(\d+) (\d+) (\d+) (\d+) ?\]/g)].map(match =>
    signatureOf(pdf, match.slice(1).map(Number) as [number, number, number, number]),
  )

function signatureOf(pdf: Buffer, [from, length, after, rest]: [number, number, number, number]) {
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
  const stamp = signer.value[6]?.value.find(one => asn1.derToOid(one.value[0]!.value) === '1.2.840.113549.1.9.16.2.14')
  return {
    signed,
    end: after + rest,
    certificate: new X509Certificate(certificate),
    digest: Buffer.from(digest.value[1]!.value[0]!.value, 'latin1'),
    // Signed as a SET (RFC 5652, 5.4), though it stands there under a tag of its own.
    attributes: Buffer.concat([
      Buffer.from([0x31]),
      Buffer.from(asn1.toDer(attributes).getBytes(), 'latin1').subarray(1),
    ]),
    signature: Buffer.from(signer.value[5]!.value, 'latin1'),
    stamp: stamp && Buffer.from(asn1.toDer(stamp.value[1]!.value[0]).getBytes(), 'latin1'),
  }
}

type Signature = ReturnType<typeof signatureOf>
const isGood = ({ signed, digest, attributes, signature, certificate }: Signature): boolean =>
  createHash('sha256').update(signed).digest().equals(digest) &&
  createVerify('sha256').update(attributes).verify(certificate.publicKey, signature)
/** RFC 3161: the token states the digest of the signature. */
const isStamped = ({ stamp, signature }: Signature): boolean =>
  stamp?.includes(createHash('sha256').update(signature).digest()) ?? false

test('an approved prescription becomes a PDF that doctor, pharmacist and hospital have signed, and only its patient gets it', async () => {
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

  const signatures = signaturesOf(pdf)
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
  const changed = Buffer.from(pdf)
  changed.writeUInt8(changed.readUInt8(200) ^ 1, 200)
  expect(signaturesOf(changed).map(isGood)).toEqual([false, false, false])
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
