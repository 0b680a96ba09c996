import type { Clock } from '../../ports/clock.ts'
import { reach } from './client.ts'
import type { Hl7Hospital, Hl7Part } from './hl7-hospital.ts'
import { readMessage } from './reader.ts'
import { senderOf } from './sender.ts'

export interface Finding {
  what: string
  outcome: 'ok' | 'lacking' | 'failed'
  detail: string
}

/** Parts in which something is told to the hospital as well. */
const answeredParts: readonly Hl7Part[] = ['examinations', 'bills', 'stays', 'checkups']

/** What the settings of a hospital lack for the parts that they name, and whether somebody is where our messages go. */
export async function checkHl7Hospital(hospital: Hl7Hospital, wantsPeer: boolean): Promise<Finding[]> {
  const { parts, reportKinds, examinations, hosts, certificates } = hospital
  const has = (part: Hl7Part): boolean => parts.includes(part)
  const findings: Finding[] = [
    { what: '接收', outcome: 'ok', detail: `${parts.join('、')}；只接受来自${hosts.join('、')}的连接` },
  ]
  const lacks = (what: string, detail: string) => findings.push({ what, outcome: 'lacking', detail })
  if (!certificates) lacks('证书', '没有指定对方证书的指纹，任何由所给CA签发的证书都可以')
  if (has('results') && Object.keys(reportKinds).length === 0)
    lacks('reportKinds', 'OBR-24不在HL7 0074表中的报告将无法识别')
  if (has('examinations')) findings.push(...examinationFindings(examinations))
  if (has('stays')) findings.push(wardFinding(hospital.wards))
  if (has('checkups')) findings.push(checkupFinding(hospital))
  if (parts.some(one => answeredParts.includes(one))) findings.push(await peerFinding(hospital, wantsPeer))
  return findings
}

function examinationFindings(examinations: Hl7Hospital['examinations']): Finding[] {
  if (!examinations || Object.keys(examinations.items).length === 0)
    return [{ what: 'examinations.items', outcome: 'failed', detail: '没有检查目录，医嘱都会无法识别' }]
  const without = Object.entries(examinations.items)
    .filter(([, one]) => one.needsAppointment && !examinations.rooms[one.resourceCode])
    .map(([code]) => code)
  if (without.length > 0)
    return [{ what: 'examinations.rooms', outcome: 'failed', detail: `没有${without.join('、')}的机房时间，无法预约` }]
  return [{ what: 'examinations', outcome: 'ok', detail: `${Object.keys(examinations.items).length}个检查项目` }]
}

function wardFinding(wards: Hl7Hospital['wards'] = {}): Finding {
  const count = Object.values(wards).reduce((sum, one) => sum + Object.keys(one.beds).length, 0)
  if (count === 0) return { what: 'wards', outcome: 'failed', detail: '没有病区和床位，无法安排入院' }
  return { what: 'wards', outcome: 'ok', detail: `${Object.keys(wards).length}个病区，${count}张床位` }
}

function checkupFinding({ checkups, parts }: Hl7Hospital): Finding {
  const what = 'checkups'
  const count = Object.keys(checkups?.packages ?? {}).length
  if (count === 0) return { what, outcome: 'failed', detail: '没有体检机构和套餐，无法预约体检' }
  if (!parts.includes('results')) return { what, outcome: 'lacking', detail: '没有开通results，体检报告收不到' }
  return { what, outcome: 'ok', detail: `${Object.keys(checkups?.centres ?? {}).length}个体检机构，${count}个套餐` }
}

async function peerFinding({ peer }: Hl7Hospital, wantsPeer: boolean): Promise<Finding> {
  const what = 'sendTo'
  if (!wantsPeer) return { what, outcome: 'failed', detail: '没有写明发往哪里：预约、缴费、入院安排无法告知医院' }
  if (!peer) return { what, outcome: 'lacking', detail: '没有给出本方证书，没有试着连接' }
  try {
    await reach(peer)
    return { what, outcome: 'ok', detail: `${peer.host}:${peer.port} 可以连接` }
  } catch (error) {
    const { cause } = error as Error
    return { what, outcome: 'failed', detail: `${peer.host}:${peer.port} 连接不上：${(cause as Error)?.message ?? ''}` }
  }
}

/** What would become of a message of the hospital's: its facts, or the element that is wrong. */
export function checkMessage(hospitals: readonly Hl7Hospital[], bytes: Buffer, clock: Clock): Finding {
  // A file has no address: whoever MSH-4 names, else the first.
  const anywhere = hospitals.map(one => ({ ...one, hosts: ['127.0.0.1'], certificates: undefined }))
  const hospital = senderOf(anywhere, { address: '127.0.0.1', certificate: undefined }, bytes)
  if (!hospital) return { what: '消息', outcome: 'failed', detail: '设置里没有医院' }
  const { kind, controlId, fault, facts } = readMessage(withoutFrame(bytes), hospital, clock)
  const what = `${hospital.hosId} ${kind || '消息'} ${controlId}`.trim()
  if (fault !== '') return { what, outcome: 'failed', detail: fault }
  const summary = facts.map(one => `${one.about} ${one.code}`).join('，')
  return { what, outcome: facts.length > 0 ? 'ok' : 'lacking', detail: summary || '没有读到内容' }
}

/** A file that was cut out of the line may carry its frame. */
const withoutFrame = (bytes: Buffer): Buffer =>
  bytes[0] === 0x0b ? bytes.subarray(1, bytes.includes(0x1c) ? bytes.indexOf(0x1c) : undefined) : bytes
