import { systemServices } from '@nethos/contract/system/system.services.ts'
import { implement, type Implemented } from '../../calls/handler.ts'
import { keepUpload } from './keep-upload.ts'
import { dictionary, eventTicket, regions, setting } from './lists.ts'

export const systemDomain: { services: Implemented[] } = {
  services: implement(systemServices, {
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
}
