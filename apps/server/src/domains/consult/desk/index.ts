import { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import { phraseServices } from '@nethos/contract/consult/phrase.services.ts'
import { snoozeServices } from '@nethos/contract/consult/snooze.services.ts'
import { implement, type Implemented } from '../../../calls/handler.ts'
import type { Contributions } from '../../../domain.ts'
import { answer, answerWithCard } from './answer.ts'
import { assignConsult } from './assign-consult.ts'
import { askSupplement } from './ask-supplement.ts'
import { declineConsult, finishConsult } from './end-consult.ts'
import { deskConsult } from './get-consult.ts'
import { giveReplies } from './give-replies.ts'
import { handOver, listColleagues } from './hand-over.ts'
import { judgeRedFlag } from './judge-red-flag.ts'
import { addPhrase, changePhrase, listPhrases, removePhrase } from './phrases.ts'
import { offerPrescription } from './offer-prescription.ts'
import { sendToHospital } from './send-to-hospital.ts'
import { snoozeConsult, wakeConsult } from './snooze.ts'
import { writeRecord } from './write-record.ts'
import { countDeskConsults, listDeskConsults, readAllEnded, readDeskMessages } from './list-consults.ts'

/** The side of those who answer. */
export const consultDesk = (contributions: Contributions): Implemented[] => [
  ...implement(snoozeServices, { snoozeConsult, wakeConsult }),
  ...implement(phraseServices, { listPhrases, addPhrase, changePhrase, removePhrase }),
  ...implement(consultDeskServices, {
    listDeskConsults,
    countDeskConsults,
    deskConsult: deskConsult(contributions),
    readDeskMessages,
    readAllEnded,
    answer,
    answerWithCard,
    offerPrescription,
    askSupplement,
    giveReplies,
    finishConsult,
    declineConsult,
    assignConsult,
    listColleagues,
    handOver,
    writeRecord: writeRecord(contributions),
    sendToHospital,
    judgeRedFlag,
  }),
]
