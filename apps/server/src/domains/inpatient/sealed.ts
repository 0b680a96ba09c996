import type { DischargeSummary, SavedRemark, Registration } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import type { Runtime } from '../../runtime.ts'
import type { Admission } from './admission.table.ts'

const places = {
  registration: 'admission.registration',
  remark: 'admission.remark',
  discharge: 'admission.discharge',
} as const
interface Contents {
  registration: Registration
  remark: SavedRemark
  discharge: DischargeSummary
}

export const emptyRemark: SavedRemark = {
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
  { sealer }: Pick<Runtime, 'sealer'>,
  place: Place,
  content: Contents[Place],
): Buffer => sealer.sealText(JSON.stringify(content), places[place])

const opened = <Place extends keyof Contents>(
  { sealer }: Pick<Runtime, 'sealer'>,
  place: Place,
  bytes: Buffer | null,
): Contents[Place] | null =>
  bytes === null ? null : (JSON.parse(sealer.openText(bytes, places[place])) as Contents[Place])

export const registrationOf = (runtime: Runtime, one: Admission) =>
  opened(runtime, 'registration', one.registrationSealed)
export const remarkOf = (runtime: Runtime, one: Admission): SavedRemark =>
  opened(runtime, 'remark', one.remarkSealed) ?? emptyRemark
export const dischargeOf = (runtime: Runtime, one: Admission) => opened(runtime, 'discharge', one.dischargeSealed)
