import type { LookupHit, LookupKind } from '@nethos/contract/lookup/lookup.services.ts'
import type { StaffRole } from '@nethos/contract/service.ts'

export const kindLabels: Readonly<Record<LookupKind, string>> = {
  consult: '咨询',
  renewal: '续方和处方',
  doctor: '医生',
  team: '团队',
  booking: '挂号',
  order: '订单',
}

/** Where a record that was found is opened; a prescription by the pharmacist at his own desk. */
export function placeOf({ kind, id }: LookupHit, role: StaffRole): string {
  if (kind === 'consult') return `/consults/${id}`
  if (kind === 'doctor') return `/doctors/${id}`
  if (kind === 'team') return `/teams/${id}`
  if (kind === 'booking') return `/bookings/${id}`
  if (kind === 'order') return `/orders/${id}`
  return role === 'pharmacist' ? `/prescriptions/${id}` : `/renewals/${id}`
}
