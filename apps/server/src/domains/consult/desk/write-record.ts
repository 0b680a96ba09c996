import type { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import { wrongProof } from '@nethos/contract/consult/medical-record.rules.ts'
import { isRefused, type HandlerOf } from '../../../calls/handler.ts'
import type { Contributions } from '../../../domain.ts'
import { diagnosesBy } from '../../diagnosis/public.ts'
import { findConsult } from '../consult.table.ts'
import { beginSheet } from '../record/record.table.ts'
import { say } from './answer.ts'

/** A medical record, as a message of its own kind; the first one is an answer like any other. Its sheet is signed by a job. */
export const writeRecord =
  ({ patientHead }: Pick<Contributions, 'patientHead'>): HandlerOf<typeof consultDeskServices.writeRecord> =>
  async ({ input, ctx, refuse }) => {
    const { title, complained, illnessName, diagnosisCodes, proof, medicalOpinion } = input
    const diagnoses = diagnosesBy(ctx.runtime.diagnoses, diagnosisCodes)
    if (!diagnoses) return refuse('diagnosis_unknown')
    if (wrongProof(diagnoses.length, proof)) return refuse('proof_unchecked')
    const content = JSON.stringify({ title, complained, illnessName, diagnoses, medicalOpinion })
    const message = await say(ctx, input, 'consult.record', async () => ({
      msgType: 'MEDICAL_RECORD',
      content,
      attachments: [],
    }))
    if (isRefused(message) || message.msgType !== 'MEDICAL_RECORD') return message
    const consult = await findConsult(ctx, input.consultId)
    const head = consult && (await patientHead(ctx, consult))
    const sheet = { messageId: message.messageId, consultId: input.consultId, content, proof }
    if (head) await beginSheet(ctx, { ...sheet, head })
    return message
  }
