/** Ours from the hospital's: unique over all hospitals, and the same at every listing. */
export const idOf = (hosId: string, code: string): string => `${hosId}.${code}`

/** A doctor who holds clinics in two departments stands twice. */
export const clinicDoctorIdOf = (hosId: string, deptCode: string, doctorCode: string): string =>
  `${hosId}.${deptCode}.${doctorCode}`
