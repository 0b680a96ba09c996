import { consultDeskServices } from '@nethos/contract/staff-desk/consult-desk.services.ts'
import { implement } from '../../calls/handler.ts'
import { answer, answerWithCard } from './answer.ts'
import { assignConsult } from './assign-consult.ts'
import { askSupplement } from './ask-supplement.ts'
import { declineConsult, finishConsult } from './end-consult.ts'
import { deskConsult } from './get-consult.ts'
import { sendToHospital } from './send-to-hospital.ts'
import { writeRecord } from './write-record.ts'
import { countDeskConsults, listDeskConsults, readDeskMessages } from './list-consults.ts'

export const staffDeskDomain = {
  services: implement(consultDeskServices, {
    listDeskConsults,
    countDeskConsults,
    deskConsult,
    readDeskMessages,
    answer,
    answerWithCard,
    askSupplement,
    finishConsult,
    declineConsult,
    assignConsult,
    writeRecord,
    sendToHospital,
  }),
}
