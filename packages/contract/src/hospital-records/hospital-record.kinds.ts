/** What is handed in to the hospital's own record system once it is signed. */
export const hospitalRecordKinds = { consult_record: '病历', prescription: '处方' } as const
export type HospitalRecordKind = keyof typeof hospitalRecordKinds
export const hospitalRecordKindNames = Object.keys(hospitalRecordKinds) as [HospitalRecordKind, ...HospitalRecordKind[]]

/** refused: the system does not take it as it is, and somebody has to mend what it names. */
export const hospitalRecordStates = { waiting: '待归档', accepted: '已归档', refused: '被退回' } as const
export type HospitalRecordState = keyof typeof hospitalRecordStates
export const hospitalRecordStateNames = Object.keys(hospitalRecordStates) as [
  HospitalRecordState,
  ...HospitalRecordState[],
]
