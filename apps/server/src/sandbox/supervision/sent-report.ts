import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

export const sentReport = z.object({
  reportId: z.string(),
  sequence: z.int(),
  kind: z.enum(['institution', 'staff', 'consult', 'prescription', 'review', 'complaint']),
  recordId: z.string(),
  version: z.int(),
  occurredAt: z.number(),
  reportedAt: z.number(),
  digest: z.string(),
  body: z.string(),
})
export type SentReport = z.infer<typeof sentReport>

const text = z.string().check(z.minLength(1))
const doctor = z.object({ name: text, licenceNumber: text })
const patient = z.object({ name: text })

/** What the platform wants of each kind, at least. */
const wanted: Record<SentReport['kind'], z.ZodMiniType> = {
  institution: z.object({
    name: text,
    licenceNumber: text,
    licenceUntil: text,
    subjects: z.array(text).check(z.minLength(1)),
  }),
  staff: z.object({ name: text, licenceNumber: text }),
  consult: z.object({ doctors: z.array(doctor).check(z.minLength(1)), patient, startedAt: z.number() }),
  prescription: z.object({
    prescriptionNo: text,
    doctor,
    pharmacist: z.object({ name: text, licenceNumber: text }),
    patient,
    diagnosis: text,
    drugs: z.array(z.object({ name: text })).check(z.minLength(1)),
  }),
  review: z.object({ consultId: text, score: z.number() }),
  complaint: z.object({ content: text, state: text, moves: z.array(z.object({ event: text })).check(z.minLength(1)) }),
}

/** Why a report is not taken; undefined when it is. */
export function whyRefused({ kind, body, digest }: SentReport): string | undefined {
  if (createHash('sha256').update(body).digest('hex') !== digest) return '内容与摘要不一致'
  const read = z.safeParse(wanted[kind], JSON.parse(body))
  return read.success ? undefined : `缺少必填项：${read.error.issues.map(issue => issue.path.join('.')).join('、')}`
}
