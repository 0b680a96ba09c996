import { systemDeskServices } from '@nethos/contract/system/system-desk.services.ts'
import { systemPageServices } from '@nethos/contract/system/system-pages.services.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'
import { uploadTicketServices } from '@nethos/contract/system/upload-ticket.services.ts'
import { hospitalDeskServices } from '@nethos/contract/system/hospital-desk.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domains.ts'
import type { Due } from '../../jobs/job.ts'
import * as hospitals from './desk-hospitals.ts'
import { keepUpload } from './keep-upload.ts'
import { contentBlock } from './content-block.ts'
import { directUpload, uploadTicket } from './direct-upload.ts'
import { dictionary, eventTicket, regions, setting } from './lists.ts'
import { changeDictionary, changeParam, listChanges, listDictionaries, listParams } from './desk-lists.ts'
import { removeUploadTicketsBefore } from './upload-ticket.table.ts'
import { countVisits, recordVisit, visitDue } from './visits.ts'

const hourMs = 3_600_000
let lastSlot = 0

/** Once an hour: tickets that nobody can use any more go. */
const forgetTickets: Due = {
  name: 'system.forget',
  async carryOut({ db, now }) {
    const slot = Math.floor(now() / hourMs)
    if (slot === lastSlot) return 0
    lastSlot = slot
    await removeUploadTicketsBefore(db, now())
    return 0
  },
}

export const systemDomain: Domain = {
  services: [
    ...implement(systemServices, {
      eventTicket,
      uploadFile: keepUpload(({ upload }) => upload!),
      uploadStaffFile: keepUpload(({ upload }) => upload!),
      uploadPicture: keepUpload(({ input }) => ({
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
    ...implement(uploadTicketServices, { uploadTicket }),
    ...implement(systemPageServices, { contentBlock, recordVisit, countVisits }),
  ],
  dues: [visitDue, forgetTickets],
  web: directUpload,
}
