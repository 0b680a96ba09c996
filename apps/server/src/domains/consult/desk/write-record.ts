import type { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import { diagnosesBy } from '../../diagnosis/public.ts'
import { say } from './answer.ts'

/** A medical record, as a message of its own kind; the first one is an answer like any other. */
export const writeRecord: HandlerOf<typeof consultDeskServices.writeRecord> = async ({ input, ctx, refuse }) => {
  const { title, complained, illnessName, diagnosisCodes, medicalOpinion } = input
  const diagnoses = diagnosesBy(ctx.runtime.diagnoses, diagnosisCodes)
  if (!diagnoses) return refuse('diagnosis_unknown')
  const content = JSON.stringify({ title, complained, illnessName, diagnoses, medicalOpinion })
  return say(ctx, input, 'consult.record', async () => ({ msgType: 'MEDICAL_RECORD', content, attachments: [] }))
}
