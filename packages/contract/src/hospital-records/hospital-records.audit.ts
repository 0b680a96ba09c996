/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const hospitalRecordsAudit = {
  'hospital_record.hand_in': '归入了医院的病历系统',
  'hospital_record.retry': '重新提交了被医院病历系统退回的病历或处方',
} as const
