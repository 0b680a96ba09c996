import type { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import { say } from './answer.ts'

/** A medical record, as a message of its own kind; the first one is an answer like any other. */
export const writeRecord: HandlerOf<typeof consultDeskServices.writeRecord> = ({ input, ctx }) => {
  const { title, complained, illnessName, medicalOpinion } = input
  const content = JSON.stringify({ title, complained, illnessName, medicalOpinion })
  return say(ctx, input, 'consult.record', async () => ({ msgType: 'MEDICAL_RECORD', content, attachments: [] }))
}
