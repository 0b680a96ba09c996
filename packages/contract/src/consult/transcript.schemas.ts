import * as z from 'zod/mini'
import { instant } from '../common/fields.ts'
import { messageTypes, replierTypes } from './consult.kinds.ts'

/** What others than its doctor read of a consult: without the patient's name, numbers and pictures. */
export const transcriptFields = {
  gender: z.string(),
  age: z.nullable(z.int()),
  illnessName: z.string(),
  content: z.string(),
  lines: z.array(
    z.object({
      messageId: z.string(),
      replierType: z.enum(replierTypes),
      msgType: z.enum(messageTypes),
      /** Pictures, files and recordings are named, not shown. */
      text: z.string(),
      createdAt: instant,
    }),
  ),
}
const transcript = z.object(transcriptFields)
export type TranscriptFields = z.infer<typeof transcript>
