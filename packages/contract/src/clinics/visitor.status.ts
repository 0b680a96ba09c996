import { states } from '../states.ts'

/**
 * Somebody who waits in front of a consulting room of a hospital without a queueing system of its own, from the check-in at
 * the desk until the doctor is done. `doctor`: whoever works at the desk of the clinic (docs/decisions/0195).
 */
export const visitorStates = states<object>()({
  waiting: {
    code: 'waiting',
    label: '候诊',
    on: {
      call: { by: 'doctor', to: 'called' },
      /** The check-in was a mistake. */
      undo: { by: 'doctor', to: 'left' },
    },
  },
  called: {
    code: 'called',
    label: '已叫号',
    on: {
      /** Called once more, for who has not come. */
      recall: { by: 'doctor', to: 'called' },
      pass: { by: 'doctor', to: 'passed' },
      finish: { by: 'doctor', to: 'done' },
    },
  },
  passed: {
    code: 'passed',
    label: '已过号',
    on: {
      /** Comes to the desk again: waits once more, behind the next two. */
      rejoin: { by: 'doctor', to: 'waiting' },
      undo: { by: 'doctor', to: 'left' },
    },
  },
  done: { code: 'done', label: '已就诊', on: { reopen: { by: 'doctor', to: 'called' } } },
  left: { code: 'left', label: '未候诊', on: {} },
})
export type VisitorStatus = keyof typeof visitorStates
export const visitorStatuses = Object.keys(visitorStates) as [VisitorStatus, ...VisitorStatus[]]

/** What the desk does with one visitor; `call` is of the line. */
export const visitorActs = ['recall', 'pass', 'finish', 'rejoin', 'reopen', 'undo'] as const
export type VisitorAct = (typeof visitorActs)[number]

/** Who comes late, or has missed a call, lets so many go before. */
export const lateBehind = 2
/** So many before somebody: time to stand at the door, told once. */
export const nearBefore = 2
