import { states, type StateOf } from '../states.ts'

/** Instants epoch ms. */
export interface VisitFacts {
  readonly endsAt: number
}

/** 探视: registered for a time, and what came of it. The wire's code is the word itself. */
export const visitStates = states<VisitFacts>()({
  registered: {
    code: 'registered',
    label: '已登记',
    on: {
      confirm: { by: 'operator', to: 'came' },
      refuse: { by: 'operator', to: 'refused' },
      cancel: { by: 'patient', to: 'cancelled' },
      lapse: { by: 'clock', to: 'missed', at: one => one.endsAt },
    },
  },
  came: { code: 'came', label: '已到访', on: {} },
  refused: { code: 'refused', label: '病区未同意', on: {} },
  cancelled: { code: 'cancelled', label: '已取消', on: {} },
  missed: { code: 'missed', label: '未到访', on: {} },
})
export type VisitStatus = StateOf<typeof visitStates>
export const visitStatuses = Object.keys(visitStates) as [VisitStatus, ...VisitStatus[]]
/** They take a place. */
export const placeStatuses: readonly VisitStatus[] = ['registered', 'came']
