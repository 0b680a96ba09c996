import { checkCharacter } from '@nethos/contract/common/id-card.ts'
import { addPersonRow } from './person.table.ts'

export { addPersonRow as addDemoPerson }

/** A well-formed ID number for somebody born on that day ('YYYY-MM-DD'). */
export function demoIdCard(bornOn: string, gender: 'M' | 'F', serial = 10): string {
  const order = serial * 2 + (gender === 'M' ? 1 : 0)
  const first17 = `330106${bornOn.replaceAll('-', '')}${String(order).padStart(3, '0')}`
  return first17 + checkCharacter(first17)
}
