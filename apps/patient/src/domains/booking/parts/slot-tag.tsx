import { slotStates, type SlotState } from '@nethos/contract/booking/slot.states.ts'
import { Tag, type Tone } from '../../../controls/tag.tsx'

const tones: Readonly<Record<SlotState, Tone>> = {
  none: 'quiet',
  stopped: 'danger',
  full: 'quiet',
  upcoming: 'warn',
  drawing: 'brand',
  bookable: 'good',
}

/** What can be had: the word, and a colour beside it. */
export const SlotTag = ({ state }: { state: SlotState }) => <Tag tone={tones[state]}>{slotStates[state].label}</Tag>
