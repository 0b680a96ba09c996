import type { MedicationRow } from '@nethos/contract/renewal/renewal.schemas.ts'

/** Where a medicine is, or whether it is still taken. */
export function stateWord({ isReceived, isCurrent }: Pick<MedicationRow, 'isReceived' | 'isCurrent'>): string {
  if (!isReceived) return '待收药'
  return isCurrent ? '使用中' : '已用完'
}
