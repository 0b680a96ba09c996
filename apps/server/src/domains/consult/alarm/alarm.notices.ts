/** What the patient reads of each step in the stream, as it is: nothing is said of a call that reached nobody. */
export const alarmNotices = {
  doctor: '我们已通知医生尽快查看。请不要等待回复：情况紧急时，请先拨打120。',
  noDoctor: '暂时联系不上医生，我们正在通知值班医生。请不要等待回复：情况紧急时，请先拨打120。',
  duty: '医生还没有查看，我们已通知值班医生；请先拨打120。',
  noDuty: '医生还没有查看，我们正在通知医院急诊值班；请先拨打120。',
  desk: '医生还没有查看，我们已通知医院急诊值班；请先拨打120。',
  noDesk: '目前还没有医生查看您的情况，请立即拨打120，或请身边的人送您到最近的急诊。',
  answered: '医生已查看您的情况。如症状没有缓解或加重，请立即拨打120。',
  handled: '医院工作人员已在处理，可能会给您打电话，请保持手机畅通。情况紧急时，请先拨打120。',
  taken: (name: string) => `值班医生${name}已接手，由其为您解答。情况紧急时，请先拨打120。`,
} as const
