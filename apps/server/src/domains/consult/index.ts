import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { implement } from '../../calls/handler.ts'
import { consultFee } from './consult-fee.ts'
import { consultDues } from './consult.dues.ts'
import { cancelConsult, endConsult } from './end-consult.ts'
import { consultDetail } from './get-detail.ts'
import { goingConsult, listConsults, openConsult, syncConsult, unpaidConsult } from './list-consults.ts'
import { countAttachments, listMessages, readMessages } from './messages.ts'
import { maySeeConsult } from './public.ts'
import { reply } from './reply.ts'
import { givenReview, reviewConsult } from './review-consult.ts'
import { startPictureConsult } from './start-picture-consult.ts'
import { startTeamConsult } from './start-team-consult.ts'
import { supplement } from './supplement.ts'

export const consultDomain = {
  services: implement(consultServices, {
    startPictureConsult,
    startTeamConsult,
    consultDetail,
    readMessages,
    reply,
    supplement,
    cancelConsult,
    endConsult,
    reviewConsult,
    givenReview,
    listConsults,
    openConsult,
    syncConsult,
    unpaidConsult,
    goingConsult,
    countAttachments,
    listMessages,
    consultFee,
  }),
  dues: consultDues,
  fileRights: { consult: maySeeConsult },
}
