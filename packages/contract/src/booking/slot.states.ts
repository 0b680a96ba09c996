/** What can be had of a session, a number, a doctor or a department (booking 4). The words are people's. */
export const slotStates = {
  none: { label: '未排班' },
  stopped: { label: '停诊' },
  full: { label: '已满' },
  /** Not released yet, or locked. */
  upcoming: { label: '即将放号' },
  /** Released by lot: requests are taken, or the numbers are being given out in the drawn order. */
  drawing: { label: '摇号中' },
  bookable: { label: '可预约' },
} as const
export type SlotState = keyof typeof slotStates
export const slotStateNames = Object.keys(slotStates) as [SlotState, ...SlotState[]]

/** What it depends on. Epoch ms. */
export interface SlotFacts {
  isStopped: boolean
  releaseAt: number
  /** From when anybody may take a number: the release, or when its draw is over. Epoch ms. */
  opensAt: number
  /** A number is open whose time has not gone by. */
  hasFree: boolean
}

/** The state of a session, or of one of its numbers; the database says the same (slot_state_of in 0306-finding.sql). */
export function slotStateOf({ isStopped, releaseAt, opensAt, hasFree }: SlotFacts, now: number): SlotState {
  if (isStopped) return 'stopped'
  if (releaseAt > now) return 'upcoming'
  if (opensAt > now) return 'drawing'
  return hasFree ? 'bookable' : 'full'
}

/** Of several the best: there is something for somebody. */
export const bestSlotState = (several: readonly SlotState[]): SlotState =>
  several.reduce<SlotState>(
    (best, one) => (slotStateNames.indexOf(one) > slotStateNames.indexOf(best) ? one : best),
    'none',
  )
