import type { AdmissionStatus } from '@nethos/contract/inpatient/admission.status.ts'
import type { Tone } from '../../../controls/tag.tsx'

export const admissionTones: Readonly<Record<AdmissionStatus, Tone>> = {
  noted: 'warn',
  waiting: 'brand',
  called: 'warn',
  accepted: 'good',
  in_hospital: 'good',
  discharged: 'quiet',
  cancelled: 'quiet',
  expired: 'quiet',
}
