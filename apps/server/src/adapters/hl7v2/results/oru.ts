import { firstOf } from '@nethos/contract/common/present.ts'
import { arrivalOf, type HospitalReport } from '../../../ports/hospital-results.ts'
import type { Fact } from '../../../ports/hospital-messages.ts'
import { MessageFault } from '../fault.ts'
import { codeAt, personAt, personIn, recordNumberOf, timeAt, wordsAt } from '../fields.ts'
import { versionOf, type Head } from '../head.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { placeOf, type Message } from '../message.ts'
import { reportedCheck } from '../checkups/reported.ts'
import { contentOf } from './content.ts'
import type { Panel } from './panels.ts'
import { panelsIn } from './panels.ts'
import { rankOf, reportKindOf, stateOf, together } from './states.ts'

/** The filler's number of it; where a laboratory gives none, the placer's. */
function reportCodeOf({ obr, orc }: Panel): string {
  const code = codeAt(obr, 3) || codeAt(orc, 3) || codeAt(obr, 2)
  if (code === '') throw new MessageFault(placeOf(obr, 3), '没有报告单号')
  return code
}

/** ORU^R01: each number in OBR-3 is a report; several OBR of one number are one sheet. */
export function resultFacts(message: Message, head: Head, hospital: Hl7Hospital): Fact[] {
  const reports = new Map<string, Panel[]>()
  for (const panel of panelsIn(message)) {
    const code = reportCodeOf(panel)
    reports.set(code, [...(reports.get(code) ?? []), panel])
  }
  return [...reports].flatMap(([code, panels]) => {
    const isIssued = panels.map(stateOf).every(state => state !== 'registered' && state !== 'cancelled')
    const isReported = isIssued && hospital.parts.includes('checkups')
    return [...factsOf(code, panels, head, hospital), ...(isReported ? reportedCheck(code, panels, message, head) : [])]
  })
}

function factsOf(reportCode: string, panels: readonly Panel[], head: Head, hospital: Hl7Hospital): Fact[] {
  const owners = new Set(panels.map(one => recordNumberOf(one.pid, hospital.recordType)))
  const [recordNumber = ''] = owners
  if (owners.size > 1) throw new MessageFault('PID-3', '一张报告有两个病案号', 102)
  const first = firstOf(panels)
  const kind = reportKindOf(first, head, hospital)
  const state = together(panels.map(stateOf))
  const { content, files } = contentOf(panels, kind, reportCode)
  const isIssued = state !== 'registered' && state !== 'cancelled'
  const report = {
    reportCode,
    version: 0,
    kind,
    reportName: nameOf(panels) || '报告',
    state,
    recordNumber,
    ...timesOf(first, isIssued ? head.sentAt : undefined),
    ...peopleOf(first),
    feeCents: 0,
    content,
  } satisfies HospitalReport
  const whole = arrivalOf(report, reportCode)
  if (whole.kind === 'unreadable') throw new MessageFault('ORU', whole.reason, 102)
  return [
    { about: 'result', code: reportCode, recordNumber, version: versionOf(head.sentAt, rankOf(state)), body: report },
    ...(isIssued && hospital.parts.includes('examinations') ? reportedOrders(panels, recordNumber, head) : []),
    ...files.map(({ fileCode, type, bytes }): Fact => {
      const body = { type, base64: bytes.toString('base64') }
      return { about: 'file', code: fileCode, recordNumber, version: 1, body }
    }),
  ]
}

/** The orders that the report answers are reported. */
const reportedOrders = (panels: readonly Panel[], recordNumber: string, { sentAt }: Head): Fact[] =>
  panels.flatMap(({ obr, orc }): Fact[] => {
    const code = codeAt(obr, 2) || codeAt(orc, 2)
    return code === '' ? [] : [{ about: 'reported', code, recordNumber, version: versionOf(sentAt), body: {} }]
  })

const nameOf = (panels: readonly Panel[]): string =>
  [...new Set(panels.map(one => wordsAt(one.obr, 4)))].join('、').slice(0, 200)

/** OBR-6 or ORC-9 asked for, OBR-7 or SPM-17 taken, OBR-22 issued: where that is left out, when the message was made. */
function timesOf({ obr, orc, spm }: Panel, sentAt: number | undefined) {
  const orderedAt = timeAt(obr, 6) ?? timeAt(orc, 9)
  const takenAt = timeAt(spm, 17) ?? timeAt(obr, 7)
  const issuedAt = sentAt === undefined ? undefined : (timeAt(obr, 22) ?? sentAt)
  return {
    ...(orderedAt !== undefined && { orderedAt }),
    ...(takenAt !== undefined && { takenAt }),
    ...(issuedAt !== undefined && { issuedAt }),
  }
}

function peopleOf({ obr, orc, results }: Panel) {
  const obx = results[0]?.obx
  return {
    departmentName: (wordsAt(obx, 15) || obx?.at(23) || '').slice(0, 200),
    orderedBy: personAt(obr, 16) || personAt(orc, 12),
    reportedBy: personIn(obr, 34) || personIn(obr, 33) || personAt(obx, 16),
    checkedBy: personIn(obr, 32),
  }
}
