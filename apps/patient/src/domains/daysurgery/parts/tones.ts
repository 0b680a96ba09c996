import type { SurgeryStatus } from '@nethos/contract/daysurgery/surgery.status.ts'
import type { Tone } from '../../../controls/tag.tsx'

export const surgeryTones: Readonly<Record<SurgeryStatus, Tone>> = {
  planned: 'brand',
  arrived: 'brand',
  called_in: 'warn',
  anaesthesia: 'warn',
  operating: 'warn',
  ended: 'good',
  left: 'good',
  home: 'quiet',
  cancelled: 'quiet',
}
