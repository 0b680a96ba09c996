import { states, type StateOf } from '../states.ts'

/** What the life of an admission depends on. Instants epoch ms; null: does not apply (yet). */
export interface AdmissionFacts {
  /** Until when the admission note may be used. */
  readonly validUntil: number
  /** By when the call to come must be answered. */
  readonly answerBy: number | null
  /** Until when whoever has accepted is waited for. */
  readonly arriveBy: number | null
}

const unanswered = ({ answerBy }: AdmissionFacts) => answerBy
const notCome = ({ arriveBy }: AdmissionFacts) => arriveBy
const isInvalid = ({ validUntil }: AdmissionFacts) => validUntil

const fromHospital = {
  arrive: { by: 'hospital', to: 'in_hospital' },
  call_off: { by: 'hospital', to: 'cancelled' },
} as const
const ended = {
  decline: { by: 'patient', to: 'cancelled' },
  strike: { by: 'operator', to: 'cancelled' },
} as const

/** From the doctor's admission note to discharge. The wire's code is zYYYZT: 0 to 4 are active, all others are not. */
export const admissionStates = states<AdmissionFacts>()({
  noted: {
    code: '0',
    label: '待登记',
    on: {
      register: { by: 'patient', to: 'waiting' },
      summon: { by: 'hospital', to: 'called' },
      ...ended,
      ...fromHospital,
      lapse: { by: 'clock', to: 'expired', at: isInvalid },
    },
  },
  waiting: {
    code: '1',
    label: '等待床位',
    on: {
      call: { by: 'operator', to: 'called' },
      summon: { by: 'hospital', to: 'called' },
      ...ended,
      ...fromHospital,
    },
  },
  /** A bed is held for him; he has been asked to come. */
  called: {
    code: '2',
    label: '已通知入院',
    on: {
      accept: { by: 'patient', to: 'accepted' },
      postpone: { by: 'patient', to: 'waiting' },
      recall: { by: 'operator', to: 'waiting' },
      lose_bed: { by: 'hospital', to: 'waiting' },
      ...ended,
      ...fromHospital,
      pass: { by: 'clock', to: 'waiting', at: unanswered },
    },
  },
  accepted: {
    code: '3',
    label: '待入院',
    on: {
      postpone: { by: 'patient', to: 'waiting' },
      recall: { by: 'operator', to: 'waiting' },
      lose_bed: { by: 'hospital', to: 'waiting' },
      ...ended,
      ...fromHospital,
      miss: { by: 'clock', to: 'waiting', at: notCome },
    },
  },
  in_hospital: {
    code: '4',
    label: '在院',
    on: { discharge: { by: 'hospital', to: 'discharged' }, undo_arrival: { by: 'hospital', to: 'waiting' } },
  },
  discharged: { code: '5', label: '已出院', on: { undo_discharge: { by: 'hospital', to: 'in_hospital' } } },
  cancelled: { code: '6', label: '已取消', on: {} },
  expired: { code: '7', label: '已过期', on: {} },
})
export type AdmissionStatus = StateOf<typeof admissionStates>
export const admissionStatuses = Object.keys(admissionStates) as [AdmissionStatus, ...AdmissionStatus[]]

/** _zt: 1 for the codes 0 to 4 (docs/product/rules.md 1.11). */
export const isActive = (status: AdmissionStatus): boolean => Number(admissionStates[status].code) <= 4
export const activeStatuses = admissionStatuses.filter(isActive)
/** A bed is his alone. */
export const bedStatuses: readonly AdmissionStatus[] = ['called', 'accepted', 'in_hospital']
/** Wishes may still change what is arranged. */
export const wishStatuses: readonly AdmissionStatus[] = ['noted', 'waiting', 'called', 'accepted']

/** What the patient reads under the state. */
export const admissionTexts: Readonly<Record<AdmissionStatus, string>> = {
  noted: '医生已开住院证。请先办理住院登记，登记后开始排队等床位。',
  waiting: '已登记，正在等待床位。有床位时会通知您，请保持手机畅通，先做好入院前准备。',
  called: '有床位了，请在时限内答复是否来院。',
  accepted: '床位已为您保留，请按约定的时间来院办理入院。',
  in_hospital: '正在住院。今天的安排、日清单和病区联系方式都在这里。',
  discharged: '已出院。请按出院小结服药、复诊，不舒服及时就医。',
  cancelled: '这次住院已取消。如仍需住院，请联系开证科室。',
  expired: '住院证已过有效期，请联系医生重新开具。',
}

/** Which admissions a tab of the desk shows. */
export const admissionTabs = {
  waiting: { label: '等床位', statuses: ['waiting'] },
  called: { label: '已通知', statuses: ['called', 'accepted'] },
  noted: { label: '未登记', statuses: ['noted'] },
  here: { label: '在院', statuses: ['in_hospital'] },
  ended: { label: '已结束', statuses: ['discharged', 'cancelled', 'expired'] },
} as const satisfies Readonly<Record<string, { label: string; statuses: readonly AdmissionStatus[] }>>
export type AdmissionTab = keyof typeof admissionTabs
export const admissionTabNames = Object.keys(admissionTabs) as [AdmissionTab, ...AdmissionTab[]]
