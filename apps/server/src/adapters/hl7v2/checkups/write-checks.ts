import type { NewCheckup } from '../../../ports/hospital-checkups.ts'
import { applicationName, hl7Time, segment } from '../write.ts'
import type { CheckFact } from './checks.ts'

const ours = (code: string): string[] => [code, applicationName]
const nothing = (count: number): string[] => Array.from({ length: count }, () => '')

/**
 * SIU: SCH, PID, RGS, AIS for the package and each addition, AIL for the centre, ZTJ with the amount: v2 has no field for it.
 * A place that is moved or given back is known by its number: nothing more of its person is said.
 */
export function checkLines(
  { ourNo, resourceCode, startsAt, endsAt }: CheckFact,
  order?: Pick<NewCheckup, 'packageCode' | 'addOnCodes' | 'amountCents' | 'person'>,
): string[] {
  const minutes = Math.round((endsAt - startsAt) / 60_000)
  const timing = ['', '', `M${minutes}`, hl7Time(startsAt), hl7Time(endsAt)]
  const codes = order ? [order.packageCode, ...order.addOnCodes] : []
  return [
    segment('SCH', ours(ourNo), '', '', '', '', 'CHECKUP', '', '', minutes, 'min', timing),
    ...(order ? [pid(order.person)] : []),
    segment('RGS', 1, 'A'),
    ...codes.map((code, at) => segment('AIS', at + 1, 'A', [code, '', 'L'], hl7Time(startsAt))),
    segment('AIL', 1, 'A', resourceCode),
    ...(order ? [segment('ZTJ', (order.amountCents / 100).toFixed(2), 'CNY')] : []),
  ]
}

/** Who has no file yet is known by his ID number (NI). */
const pid = ({ name, idCard, mobile }: NewCheckup['person']): string =>
  segment('PID', 1, '', [idCard, '', '', '', 'NI'], '', name, ...nothing(7), mobile)
