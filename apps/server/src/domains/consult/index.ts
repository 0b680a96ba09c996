import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { freeClinicServices } from '@nethos/contract/consult/free-clinic.services.ts'
import { personalServices } from '@nethos/contract/consult/personal.services.ts'
import { freeClinicDeskServices } from '@nethos/contract/consult/free-clinic-desk.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { endAbsence, myAbsence, saveAbsence } from './absence/absence-desk.ts'
import { absenceTimer } from './absence/absence.timer.ts'
import { archiveParts } from './archive-parts.ts'
import { consultFee } from './consult-fee.ts'
import { consults } from './consult.lifecycle.ts'
import { consultTimer } from './consult.timers.ts'
import { absenceServices } from '@nethos/contract/consult/absence.services.ts'
import { alarmDeskServices } from '@nethos/contract/consult/alarm-desk.services.ts'
import { figureServices } from '@nethos/contract/consult/figures.services.ts'
import { qualityServices } from '@nethos/contract/consult/quality.services.ts'
import { alarms } from './alarm/alarm.lifecycle.ts'
import { alarmTimer } from './alarm/alarm.timer.ts'
import { noteFailedWay } from './alarm/failed-way.job.ts'
import { handleAlarm, listAlarms, takeAlarm } from './alarm/alarm-desk.ts'
import { consultDesk } from './desk/index.ts'
import { cancelConsult, endConsult } from './end-consult.ts'
import { consultDetail } from './get-detail.ts'
import { listDeskClinics, saveClinic } from './free-clinic-desk.ts'
import { feverDoctors, freeClinic, freeClinicDepartments, freeClinicTimer, freeClinicTeams } from './free-clinic.ts'
import { goingConsult, listConsults, openConsult, syncConsult, unpaidConsult } from './list-consults.ts'
import { countAttachments, listMessages, medicalRecord, readMessages } from './messages.ts'
import {
  cancelPersonalConsult,
  checkPersonalService,
  listPersonalServices,
  personalServiceDetails,
  startPersonalConsult,
} from './personal.ts'
import { maySeeConsult } from './public.ts'
import { makeRecordPdf, recordPdfTimer } from './record/record.jobs.ts'
import { reminderTimer } from './reminder.ts'
import { reply } from './reply.ts'
import { givenReview, reviewConsult } from './review-consult.ts'
import { startPictureConsult } from './start-picture-consult.ts'
import { startTeamConsult } from './start-team-consult.ts'
import { consultIncidents } from './incidents.ts'
import { supervisedOfConsults } from './supervised.ts'
import { supplement } from './supplement.ts'
import { recordingTimer } from './video/recording.timer.ts'
import { videoConsults } from './video/index.ts'
import { consultLookup } from './lookup.ts'
import { todayOfConsults } from './today.ts'
import { waitingConsults } from './waiting.ts'
import { exportFigures } from './figures/export-figures.ts'
import { hospitalFigures, myFigures } from './figures/figures.ts'
import { qualityTimer } from './quality/plan.ts'
import {
  drawConsults,
  judgeDrawn,
  listDrawn,
  myQuality,
  myReviews,
  qualityMonths,
  readDrawn,
} from './quality/quality.ts'
import { showQuality } from './quality/quality-figures.ts'
import { showWaiting } from './waiting-figures.ts'
import { underWay } from './under-way.ts'
import { pricesOfFreeClinics } from './prices.ts'
import { signedRecords } from './record/signed-records.ts'

/** All but what the desk answers with what other domains contribute, and videos. */
const ownServices = [
  ...implement(freeClinicServices, { freeClinic, freeClinicDepartments, feverDoctors, freeClinicTeams }),
  ...implement(personalServices, {
    listPersonalServices,
    checkPersonalService,
    startPersonalConsult,
    cancelPersonalConsult,
    personalServiceDetails,
  }),
  ...implement(absenceServices, { myAbsence, saveAbsence, endAbsence }),
  ...implement(figureServices, { myFigures, hospitalFigures, exportFigures }),
  ...implement(qualityServices, {
    drawConsults,
    listDrawn,
    qualityMonths,
    readDrawn,
    judgeDrawn,
    myQuality,
    myReviews,
  }),
  ...implement(alarmDeskServices, { listAlarms, takeAlarm, handleAlarm }),
  ...implement(freeClinicDeskServices, { listDeskClinics, saveClinic }),
  ...implement(consultServices, {
    medicalRecord,
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
]

export const consultDomain: Domain = {
  signedDocuments: [signedRecords],
  prices: pricesOfFreeClinics,
  lookup: consultLookup,
  today: todayOfConsults,
  accounts: { underWay },
  archive: archiveParts,
  waiting: waitingConsults,
  incidents: consultIncidents,
  supervised: supervisedOfConsults,
  demo: [
    {
      name: 'consults',
      after: ['accounts', 'records'],
      load: async scope => (await import('./demo-consults.ts')).loadDemoConsults(scope),
    },
    {
      name: 'kinds of consults',
      after: ['consults'],
      load: async scope => (await import('./demo-kinds.ts')).loadDemoKinds(scope),
    },
    {
      name: 'questions',
      after: ['kinds of consults', 'drugs', 'staff'],
      load: async scope => (await import('./demo-questions.ts')).loadDemoQuestions(scope),
    },
    {
      name: 'free clinics',
      after: ['consults'],
      load: async scope => (await import('./demo-free-clinics.ts')).loadDemoFreeClinics(scope),
    },
    {
      name: 'video',
      after: ['renewals'],
      load: async scope => (await import('./video/demo-video.ts')).loadDemoVideo(scope),
    },
  ],
  serve: contributions => ({
    services: [...consultDesk(contributions), ...ownServices, ...videoConsults],
    lifecycles: [consults, alarms],
    jobs: [makeRecordPdf, noteFailedWay],
    timers: [
      consultTimer,
      recordPdfTimer,
      absenceTimer,
      alarmTimer,
      reminderTimer,
      freeClinicTimer,
      qualityTimer,
      recordingTimer,
    ],
    fileRights: { consult: maySeeConsult },
    web: (_app, { db, runtime, registry }) => {
      const now = () => runtime.clock.now()
      showWaiting(registry, db, now)
      showQuality(registry, db, now)
    },
  }),
}
