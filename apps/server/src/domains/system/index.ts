import { present } from '@nethos/contract/common/present.ts'
import { failedJobServices } from '@nethos/contract/system/failed-jobs.services.ts'
import { systemDeskServices } from '@nethos/contract/system/system-desk.services.ts'
import { systemPageServices } from '@nethos/contract/system/system-pages.services.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'
import { systemStatusServices } from '@nethos/contract/system/system-status.services.ts'
import { uploadTicketServices } from '@nethos/contract/system/upload-ticket.services.ts'
import { hospitalDeskServices } from '@nethos/contract/system/hospital-desk.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { hourly } from '../../jobs/periodic.ts'
import * as hospitals from './desk-hospitals.ts'
import { dismissJob, listDismissedJobs, listFailedJobs, retryJob } from './failed-jobs.ts'
import { status } from './system-status.ts'
import { saveUpload } from './save-upload.ts'
import { contentBlock } from './content-block.ts'
import { directUpload, uploadTicket } from './direct-upload.ts'
import { serveMark } from './hospital-mark.ts'
import { isParamPictureOpen } from './param-picture.ts'
import { dictionary, eventTicket, regions, setting } from './lists.ts'
import { changeDictionary, changeParam, listChanges, listDictionaries, listParams } from './desk-lists.ts'
import { supervisedInstitution } from './supervised.ts'
import { removeUploadTicketsBefore } from './upload-ticket.table.ts'
import { removeFiles, unusedFilesTimer } from './unused-files.ts'
import { countVisits, recordVisit, visitTimer } from './visits.ts'
import { todayOfSystem } from './today.ts'

/** Tickets that nobody can use any more go. */
const forgetTickets = hourly('system.forget', ({ db, now }) => removeUploadTicketsBefore(db, now()))

export const systemDomain: Domain = {
  today: todayOfSystem,
  supervisedStates: [supervisedInstitution],
  services: [
    ...implement(systemServices, {
      eventTicket,
      uploadFile: saveUpload(({ upload }) => present(upload)),
      uploadStaffFile: saveUpload(({ upload }) => present(upload)),
      uploadPicture: saveUpload(({ input }) => ({
        fileName: input.originalName,
        bytes: Buffer.from(input.base64.replace(/^data:[^,]*,/, ''), 'base64'),
      })),
      dictionary,
      setting,
      regions,
    }),
    ...implement(systemDeskServices, {
      listParams,
      changeParam,
      listDictionaries,
      changeDictionary,
      listChanges,
    }),
    ...implement(hospitalDeskServices, hospitals),
    ...implement(failedJobServices, { listFailedJobs, retryJob, dismissJob, listDismissedJobs }),
    ...implement(systemStatusServices, { status }),
    ...implement(uploadTicketServices, { uploadTicket }),
    ...implement(systemPageServices, { contentBlock, recordVisit, countVisits }),
  ],
  jobs: [removeFiles],
  timers: [visitTimer, forgetTickets, unusedFilesTimer],
  openFiles: { param: isParamPictureOpen },
  web(app, inside) {
    directUpload(app, inside)
    serveMark(app, inside)
  },
}
