import type { DischargeSummary, KeptRemark, Registration } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import type { House } from '../../house.ts'
import type { Admission } from './admission.table.ts'

const places = {
  registration: 'admission.registration',
  remark: 'admission.remark',
  discharge: 'admission.discharge',
} as const
interface Contents {
  registration: Registration
  remark: KeptRemark
  discharge: DischargeSummary
}

export const emptyRemark: KeptRemark = {
  needs: '',
  whiteBloodCell: null,
  whiteBloodCellOn: '',
  mensesOn: '',
  medicines: '',
  remark: '',
  measuredOn: '',
  systolic: null,
  diastolic: null,
}

/** Addresses, values and diagnoses lie sealed at rest (docs/product/security.md 14). */
export const sealed = <Place extends keyof Contents>(
  { sealer }: Pick<House, 'sealer'>,
  place: Place,
  content: Contents[Place],
): Buffer => sealer.sealText(JSON.stringify(content), places[place])

const opened = <Place extends keyof Contents>(
  { sealer }: Pick<House, 'sealer'>,
  place: Place,
  bytes: Buffer | null,
): Contents[Place] | null =>
  bytes === null ? null : (JSON.parse(sealer.openText(bytes, places[place])) as Contents[Place])

export const registrationOf = (house: House, one: Admission) => opened(house, 'registration', one.registrationSealed)
export const remarkOf = (house: House, one: Admission): KeptRemark =>
  opened(house, 'remark', one.remarkSealed) ?? emptyRemark
export const dischargeOf = (house: House, one: Admission) => opened(house, 'discharge', one.dischargeSealed)
