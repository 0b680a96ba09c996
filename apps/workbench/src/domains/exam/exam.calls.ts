import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { examDeskServices as services } from '@nethos/contract/exam/exam-desk.services.ts'
import type { ExaminationTab } from '@nethos/contract/exam/examination.status.ts'

export const examinations = (tab: ExaminationTab, pageNum: number) => query(services.deskExaminations, { tab, pageNum })
export const examinationSlots = (examinationId: string) => query(services.deskExaminationSlots, { examinationId })
export const queues = () => query(services.deskQueues, {})
export const queue = (queueId: string) => query(services.deskQueue, { queueId })

const { deskQueue, deskQueues, deskExaminations, deskExaminationSlots } = services
export const bookExamination = command(services.deskBookExamination, deskExaminations, deskExaminationSlots)
export const cancelExamination = command(services.deskCancelExamination, deskExaminations, deskExaminationSlots)
export const callNext = command(services.callNext, deskQueue, deskQueues)
export const settleCall = command(services.settleCall, deskQueue, deskQueues)
export const callAgain = command(services.callAgain, deskQueue, deskQueues)
