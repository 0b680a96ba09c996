import { frequencies, frequencyCodes } from './dose.ts'

/** The renewals' numbers and sentences, for pages that need no rule of a form. */
export const renewalLimits = {
  illnessName: 20,
  illnessTime: 50,
  complaint: 500,
  allergyNote: 200,
  /** As it is typed from a box. */
  medicineName: 50,
  note: 200,
  opinion: 500,
  reason: 200,
  /** 处方管理办法 6: at most five medicines on one prescription. */
  drugs: 5,
  /** Packs of one medicine. */
  packs: 12,
  /** 处方管理办法 19 and the rule of long prescriptions: twelve weeks at most. */
  days: 84,
} as const

/** Medicines of one question to a pharmacist. */
export const mostMedicines = 10

/** What bringing the medicine home costs, in cents. */
export const deliveryCents = 800

export const organLabels = { normal: '正常', abnormal: '异常', unknown: '不清楚' } as const
export const fertilityLabels = { none: '无', planning: '备孕', pregnant: '妊娠期', breastfeeding: '哺乳期' } as const

/** 互联网诊疗管理办法 16: without a diagnosis made in a hospital there is nothing to renew. */
export const proofMissing = '请上传既往诊断证明（病历、处方或检查报告），互联网医院不能首诊'

export const guardianHere = '就诊人未满6岁，请确认监护人在场陪同'
/** Under this age (full years) a guardian must be there. */
export const guardianAge = 6

/** How often, as prescriptions write it and people read it. */
export const frequencyLabels: Readonly<Record<string, string>> = Object.fromEntries(
  frequencyCodes.map(code => [code, frequencies[code].label]),
)

export const cancelledTitle = '线上续方已取消'
/** docs/product/rules.md 7: what a cancelled renewal that was paid tells. */
export const windowRefundNote = '请到医院打印发票，并前往线下窗口人工退费'

export const seeDoctorNote = '如有不适，请及时到线下医院就诊'
