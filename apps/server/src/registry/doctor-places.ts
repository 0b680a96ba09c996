import type { Ctx } from '../calls/handler.ts'

/** A department of a hospital in which a doctor of the platform holds clinics. */
export interface DoctorPlace {
  deptId: string
  deptName: string
  hosId: string
  hosName: string
  clinicDoctorId: string
}

export type DoctorPlaces = (ctx: Pick<Ctx, 'db'>, docId: string) => Promise<DoctorPlace[]>
