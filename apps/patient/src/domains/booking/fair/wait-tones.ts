import type { WaitState } from '@nethos/contract/booking/waitlist.status.ts'
import type { Tone } from '../../../controls/tag.tsx'

export const waitTones: Readonly<Record<WaitState, Tone>> = {
  waiting: 'brand',
  offered: 'warn',
  accepted: 'good',
  fulfilled: 'quiet',
  withdrawn: 'quiet',
  over: 'quiet',
  dropped: 'quiet',
}
