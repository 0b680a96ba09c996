import { randomBytes } from 'node:crypto'
import * as asn1 from 'asn1js'
import { Accuracy, ContentInfo, PKIStatus, PKIStatusInfo, TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs'
import { exact, signedBy } from '../../adapters/document-signer/cms.ts'
import type { Clock } from '../../ports/clock.ts'
import { clockHolder, type Authority } from './issued.ts'

const tstInfo = '1.2.840.113549.1.9.16.1.4'
/** A policy of nobody: the arc of examples (RFC 7299 has none for it; 2.999 is ISO's). */
const policy = '2.999.1'
const sha256 = '2.16.840.1.101.3.4.2.1'

/** The answer to a question of RFC 3161, by the sandbox's clock. */
export async function stampAnswer(question: Buffer, authority: Authority, clock: Clock): Promise<Buffer> {
  const asked = readQuestion(question)
  if (!asked)
    return Buffer.from(
      new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.rejection }) }).toSchema().toBER(),
    )
  const info = new TSTInfo({
    version: 1,
    policy,
    messageImprint: asked.messageImprint,
    serialNumber: new asn1.Integer({ valueHex: exact(Buffer.concat([Buffer.from([0x5a]), randomBytes(15)])) }),
    genTime: new Date(clock.now()),
    accuracy: new Accuracy({ seconds: 1 }),
    ...(asked.nonce && { nonce: asked.nonce }),
  })
  const { cms } = await signedBy(Buffer.from(info.toSchema().toBER()), clockHolder(authority), { enclosed: tstInfo })
  const answer = new TimeStampResp({
    status: new PKIStatusInfo({ status: PKIStatus.granted }),
    timeStampToken: ContentInfo.fromBER(exact(cms)),
  })
  return Buffer.from(answer.toSchema().toBER())
}

function readQuestion(bytes: Buffer): TimeStampReq | undefined {
  try {
    const question = TimeStampReq.fromBER(exact(bytes))
    const { hashAlgorithm, hashedMessage } = question.messageImprint
    return hashAlgorithm.algorithmId === sha256 && hashedMessage.valueBlock.valueHexView.length === 32
      ? question
      : undefined
  } catch {
    return undefined
  }
}
