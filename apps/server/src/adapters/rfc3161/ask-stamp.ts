import { createHash, randomBytes, X509Certificate } from 'node:crypto'
import * as asn1 from 'asn1js'
import {
  AlgorithmIdentifier,
  Certificate,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import { SigningUnreachableError } from '../../ports/signing.ts'

const sha256 = '2.16.840.1.101.3.4.2.1'
const deadlineMs = 20_000
const mostBytes = 200_000
/** granted and grantedWithMods (RFC 3161, 2.4.2). */
const granted = new Set([0, 1])

/** What the authority has answered to our question, once it is believed. */
export async function askStamp(
  bytes: Uint8Array,
  { url, issuers }: { url: string; issuers: readonly X509Certificate[] },
): Promise<{ token: Buffer; at: number }> {
  const digest = createHash('sha256').update(bytes).digest()
  // Positive and minimal: the first bit is clear, and no byte before it is zero.
  const nonce = Buffer.concat([Buffer.from([0x5a]), randomBytes(15)])
  const answer = await post(url, questionOf(digest, nonce))
  const { token, info, signed } = readAnswer(answer)
  if (!Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView).equals(digest))
    throw wrong('stamps something else')
  if (!info.nonce || !Buffer.from(info.nonce.valueBlock.valueHexView).equals(nonce))
    throw wrong('answers another question')
  if (!(await signed.verify({ signer: 0, data: exact(bytes) }).catch(() => false))) throw wrong('is not signed rightly')
  if (issuers.length > 0 && !isIssuedBy(signed, issuers)) throw wrong('is signed by nobody whom we know')
  return { token, at: info.genTime.getTime() }
}

function questionOf(digest: Buffer, nonce: Buffer): Buffer {
  const question = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256, algorithmParams: new asn1.Null() }),
      hashedMessage: new asn1.OctetString({ valueHex: exact(digest) }),
    }),
    nonce: new asn1.Integer({ valueHex: exact(nonce) }),
    certReq: true,
  })
  return Buffer.from(question.toSchema().toBER())
}

function readAnswer(bytes: Buffer): { token: Buffer; info: TSTInfo; signed: SignedData } {
  try {
    const { status, timeStampToken } = TimeStampResp.fromBER(exact(bytes))
    if (!granted.has(status.status) || !timeStampToken) throw wrong(`is refused (${status.status})`)
    const signed = new SignedData({ schema: timeStampToken.content })
    const content = signed.encapContentInfo.eContent?.getValue()
    if (!content) throw wrong('is empty')
    return { token: Buffer.from(timeStampToken.toSchema().toBER()), info: TSTInfo.fromBER(content), signed }
  } catch (error) {
    throw error instanceof SigningUnreachableError ? error : wrong('cannot be read')
  }
}

/** Whether one of these has issued the certificate that the stamp is signed with. */
function isIssuedBy(signed: SignedData, issuers: readonly X509Certificate[]): boolean {
  const named = signed.signerInfos[0]?.sid as { serialNumber?: asn1.Integer } | undefined
  const serial = named?.serialNumber
  const own = signed.certificates?.find(one => one instanceof Certificate && serial && one.serialNumber.isEqual(serial))
  if (!(own instanceof Certificate)) return false
  const certificate = new X509Certificate(Buffer.from(own.toSchema().toBER()))
  return issuers.some(issuer => certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey))
}

async function post(url: string, body: Buffer): Promise<Buffer> {
  let response: Response
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    })
  } catch (error) {
    const { code = (error as Error).name } = ((error as Error).cause ?? {}) as { code?: string }
    throw new SigningUnreachableError(`The authority of time stamps cannot be reached (${code})`)
  }
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!response.ok || bytes.length > mostBytes)
    throw new SigningUnreachableError(`The authority of time stamps answered ${response.status}, ${bytes.length} bytes`)
  return bytes
}

const wrong = (how: string): SigningUnreachableError => new SigningUnreachableError(`The time stamp ${how}`)

/** Only the bytes of this view: pkijs reads the memory beneath. */
const exact = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer
