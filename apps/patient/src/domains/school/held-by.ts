import type { DoctorOfDay, Session } from '@nethos/contract/clinics/finding.schemas.ts'

/** Sessions under the doctors who hold them, in their order; those without one are the department's. */
export function heldBy(sessions: readonly Session[]): DoctorOfDay[] {
  const doctors = new Map<string, DoctorOfDay>()
  for (const one of sessions) {
    const { clinicDoctorId, docName, docTitle, deptId, deptName, hosId, hosName } = one
    const doctor = doctors.get(clinicDoctorId) ?? {
      clinicDoctorId,
      docName,
      docTitle,
      deptId,
      deptName,
      hosId,
      hosName,
      docAvatar: '',
      docSkill: '',
      isExpert: false,
      schemes: [],
    }
    doctor.schemes.push(one)
    doctors.set(clinicDoctorId, doctor)
  }
  return [...doctors.values()]
}
