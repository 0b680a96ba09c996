import { states, type StateOf } from '../states.ts'

/** What happens on the way of an operation, in its order. The hospital's system says it, or the desk where it does not. */
export const surgeryEvents = {
  arrived: '到院报到',
  called_in: '入手术室',
  anaesthesia_begun: '麻醉开始',
  surgery_begun: '手术开始',
  surgery_ended: '手术结束',
  left_room: '出手术室',
  went_home: '离院',
} as const
export type SurgeryEventName = keyof typeof surgeryEvents
export const surgeryEventNames = Object.keys(surgeryEvents) as [SurgeryEventName, ...SurgeryEventName[]]

/** The five that a family waits for (手术进展). */
export const progressEvents = [
  'called_in',
  'anaesthesia_begun',
  'surgery_begun',
  'surgery_ended',
  'left_room',
] as const satisfies readonly SurgeryEventName[]

const arrive = { by: 'hospital', to: 'arrived' } as const
const callIn = { by: 'hospital', to: 'called_in' } as const
const anaesthetise = { by: 'hospital', to: 'anaesthesia' } as const
const begin = { by: 'hospital', to: 'operating' } as const
const end = { by: 'hospital', to: 'ended' } as const
const leave = { by: 'hospital', to: 'left' } as const
const goHome = { by: 'hospital', to: 'home' } as const
const callOff = { by: 'hospital', to: 'cancelled' } as const

/** The life of an operation, or of a day of chemotherapy. Every word of it is the hospital's; some of them it may leave out. The wire's code is the word itself. */
export const surgeryStates = states<object>()({
  planned: {
    code: 'planned',
    label: '已安排',
    on: { arrive, callIn, anaesthetise, begin, end, leave, goHome, callOff },
  },
  arrived: {
    code: 'arrived',
    label: '已到院',
    on: { callIn, anaesthetise, begin, end, leave, goHome, callOff },
  },
  called_in: {
    code: 'called_in',
    label: '入手术室',
    on: { anaesthetise, begin, end, leave, goHome, callOff },
  },
  anaesthesia: { code: 'anaesthesia', label: '麻醉中', on: { begin, end, leave, goHome, callOff } },
  operating: { code: 'operating', label: '手术中', on: { end, leave, goHome } },
  ended: { code: 'ended', label: '手术结束', on: { leave, goHome } },
  left: { code: 'left', label: '已出手术室', on: { goHome } },
  home: { code: 'home', label: '已离院', on: {} },
  /** A hospital takes a cancellation back: it is planned again. */
  cancelled: { code: 'cancelled', label: '已取消', on: { planAgain: { by: 'hospital', to: 'planned' } } },
})
export type SurgeryStatus = StateOf<typeof surgeryStates>
export const surgeryStatuses = Object.keys(surgeryStates) as [SurgeryStatus, ...SurgeryStatus[]]

/** How the state table calls what the hospital has reported. */
export const transitionOf = {
  arrived: 'arrive',
  called_in: 'callIn',
  anaesthesia_begun: 'anaesthetise',
  surgery_begun: 'begin',
  surgery_ended: 'end',
  left_room: 'leave',
  went_home: 'goHome',
} as const satisfies Readonly<Record<SurgeryEventName, string>>

/** What the patient and the family read under the state. */
export const surgeryTexts: Readonly<Record<SurgeryStatus, string>> = {
  planned: '请按“全部事项”准备，按时到院。时间有变会通知您。',
  arrived: '已报到，请在等候区等护士来接。',
  called_in: '已进入手术室，正在做手术前的核对。',
  anaesthesia: '正在麻醉，家属请在等候区等候。',
  operating: '手术正在进行，每一步开始和结束的时间都会显示在这里。',
  ended: '手术已结束，还在手术室里观察。详细情况由医生当面说明。',
  left: '已离开手术室，到恢复区或病房观察。',
  home: '已离院。请按“全部事项”里的交代休养，按时填写随访。',
  cancelled: '医院已取消这次安排，如有疑问请联系科室。',
}

/** Lies ahead or goes on now. */
export const openSurgeryStatuses: readonly SurgeryStatus[] = [
  'planned',
  'arrived',
  'called_in',
  'anaesthesia',
  'operating',
  'ended',
  'left',
]
