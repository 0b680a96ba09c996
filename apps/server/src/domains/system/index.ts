import { systemDeskServices } from '@nethos/contract/system/system-desk.services.ts'
import { systemPageServices } from '@nethos/contract/system/system-pages.services.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'
import { implement, type Implemented } from '../../calls/handler.ts'
import type { Due } from '../../jobs/job.ts'
import { keepUpload } from './keep-upload.ts'
import { contentBlock } from './content-block.ts'
import { dictionary, eventTicket, regions, setting } from './lists.ts'
import { changeDictionary, changeParam, listChanges, listDictionaries, listParams } from './desk-lists.ts'
import { countVisits, recordVisit, visitDue } from './visits.ts'

export const systemDomain: { services: Implemented[]; dues: Due[] } = {
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
    ...implement(systemPageServices, { contentBlock, recordVisit, countVisits }),
  ],
  dues: [visitDue],
}
