import type { Arrangement } from '../../../ports/hospital-stays.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { segment, hl7Time, type Field } from '../write.ts'

const nothing = (count: number): string[] => Array.from({ length: count }, () => '')

/** A38 takes the pre-admission back, A14 says that a bed is held, A27 that it is not any more, A05 all else. */
export function eventOf(arranged: Arrangement, hadBed: boolean): 'A05' | 'A14' | 'A27' | 'A38' {
  if (arranged.standing === 'cancelled') return 'A38'
  if (arranged.bedCode !== undefined) return 'A14'
  return hadBed ? 'A27' : 'A05'
}

/** EVN, PID, NK1, PV1, PV2, IN1, an OBX for each word of the patient, ZAR with our version and how it stands with us. */
export function arrangementLines(
  arranged: Arrangement,
  of: { event: string; recordNumber: string; at: number; bedCode: string },
  { recordType }: Hl7Hospital,
): string[] {
  const { noteNo, registration, arriveOn, wishedOn, bedWish, version, standing } = arranged
  const place = placeOf(arranged.bedCode ?? of.bedCode)
  const day = (arriveOn ?? wishedOn).replaceAll('-', '')
  const address = registration?.address ?? ''
  return [
    segment('EVN', of.event, hl7Time(of.at)),
    segment('PID', 1, '', [of.recordNumber, '', '', '', recordType], ...nothing(7), [address]),
    ...nextOfKin(registration),
    segment('PV1', 1, 'P', place, '', noteNo, ...nothing(36), place),
    segment('PV2', '', bedWish === 'any' ? '' : [bedWish], ...nothing(5), day),
    ...(registration && registration.insuranceKind !== '' ? [segment('IN1', 1, [registration.insuranceKind])] : []),
    ...remarkLines(arranged.remark),
    segment('ZAR', version, standing),
  ]
}

const placeOf = (bedCode: string): Field => {
  const at = bedCode.indexOf('.')
  return at < 0 ? '' : [bedCode.slice(0, at), '', bedCode.slice(at + 1)]
}

const nextOfKin = (registration: Arrangement['registration']): string[] =>
  registration && registration.contactName !== ''
    ? [segment('NK1', 1, [registration.contactName], [registration.contactRelation], '', [registration.contactMobile])]
    : []

/** OBX|n|ST|temperature||36.6: keys as in the contract's remark; what was left empty is left out. */
const remarkLines = (remark: Arrangement['remark']): string[] =>
  Object.entries(remark)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value], at) =>
      segment('OBX', at + 1, typeof value === 'number' ? 'NM' : 'ST', key, '', value ?? '', ...nothing(5), 'F'),
    )
