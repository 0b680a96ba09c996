import type { CheckupFollowUp } from '../../../ports/hospital-checkups.ts'
import type { Fact } from '../../../ports/hospital-messages.ts'
import { MessageFault } from '../fault.ts'
import { codeAt } from '../fields.ts'
import { versionOf, type Head } from '../head.ts'
import { needed, placeOf, type Message } from '../message.ts'
import type { Panel } from '../results/panels.ts'
import { applicationName } from '../write.ts'

export interface ReportedCheck {
  reportCode: string
  followUps: CheckupFollowUp[]
}

/** OBR-2, or the group in ORC-4, is a number of ours: the report is of that health check. */
const ourNoIn = ({ obr, orc }: Panel): string => {
  if (obr.at(2, 2) === applicationName) return codeAt(obr, 2)
  return orc?.at(4, 2) === applicationName ? codeAt(orc, 4) : ''
}

/** That a health check is reported, with what its report asks to be looked at again (ZFU). */
export function reportedCheck(reportCode: string, panels: readonly Panel[], message: Message, head: Head): Fact[] {
  const ourNo = panels.map(ourNoIn).find(one => one !== '')
  if (ourNo === undefined) return []
  const body: ReportedCheck = { reportCode, followUps: followUpsIn(message) }
  return [{ about: 'check_reported', code: ourNo, recordNumber: '', version: versionOf(head.sentAt), body }]
}

/** ZFU|what|why|months: v2 knows a recommendation as text, and no time for it. */
const followUpsIn = ({ segments }: Message): CheckupFollowUp[] =>
  segments
    .filter(one => one.name === 'ZFU')
    .map(zfu => {
      const afterMonths = Number(needed(zfu, 3))
      if (!Number.isInteger(afterMonths) || afterMonths < 1 || afterMonths > 36)
        throw new MessageFault(placeOf(zfu, 3), '不是1至36个月', 102)
      return { what: needed(zfu, 1).slice(0, 60), why: zfu.at(2).slice(0, 200), afterMonths }
    })
