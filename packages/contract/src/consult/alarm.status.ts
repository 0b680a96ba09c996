import { states, type StateOf } from '../states.ts'

const minute = 60_000
/** How long the doctor who was asked has, and after how long the hospital's emergency desk is called. */
export const dutyAfter = 5 * minute
export const deskAfter = 10 * minute
/** Until somebody has it in hand the emergency desk is called again, for two hours. */
export const againAfter = 10 * minute
export const mostDeskCalls = 13

/** All instants epoch ms. */
export interface AlarmFacts {
  /** When the patient said what cannot wait. */
  readonly raisedAt: number
  /** When the duty list is called, and when the emergency desk: earlier where there was nobody to call before. */
  readonly dutyAt: number
  readonly deskAt: number
  /** When the emergency desk is called once more; null: it has not been called yet, or often enough. */
  readonly againAt: number | null
}

/** Who has been called about a patient in danger, step by step, until one of the staff has looked (docs/decisions/0111). */
export const alarmStates = states<AlarmFacts>()({
  raised: {
    code: 'raised',
    label: '刚刚提出',
    on: {
      call_doctor: { by: 'clock', to: 'doctor', at: a => a.raisedAt },
      answer: { by: 'doctor', to: 'answered' },
      close: { by: 'hospital', to: 'closed' },
    },
  },
  doctor: {
    code: 'doctor',
    label: '已通知医生',
    on: {
      call_duty: { by: 'clock', to: 'duty', at: a => a.dutyAt },
      answer: { by: 'doctor', to: 'answered' },
      close: { by: 'hospital', to: 'closed' },
    },
  },
  duty: {
    code: 'duty',
    label: '已通知值班医生',
    on: {
      call_desk: { by: 'clock', to: 'desk', at: a => a.deskAt },
      answer: { by: 'doctor', to: 'answered' },
      close: { by: 'hospital', to: 'closed' },
    },
  },
  desk: {
    code: 'desk',
    label: '已通知急诊值班',
    on: {
      call_again: { by: 'clock', to: 'desk', at: a => a.againAt },
      /** Nobody has looked, and the patient says it again: all are called once more. */
      raise: { by: 'patient', to: 'raised' },
      answer: { by: 'doctor', to: 'answered' },
      close: { by: 'hospital', to: 'closed' },
    },
  },
  /** One of the staff has opened the consult, answered it, or called the patient. */
  answered: { code: 'answered', label: '已有人处理', on: { raise: { by: 'patient', to: 'raised' } } },
  /** The consult has ended. */
  closed: { code: 'closed', label: '咨询已结束', on: { raise: { by: 'patient', to: 'raised' } } },
})
export type AlarmStatus = StateOf<typeof alarmStates>

/** Nobody of the staff has looked yet. */
export const openAlarms = ['raised', 'doctor', 'duty', 'desk'] as const satisfies readonly AlarmStatus[]
