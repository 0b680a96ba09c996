import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, pageNum, pageSize } from '../common/fields.ts'
import { open } from '../common/ids.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import { hospitalRecordKindNames, hospitalRecordStateNames } from './hospital-record.kinds.ts'

const access = ['operator', 'admin'] as const
const namesNobody = { none: 'names no patient: kinds, numbers and times of sheets' } as const

const row = z.object({
  documentId: z.string(),
  kind: z.enum(hospitalRecordKindNames),
  hosName: z.string(),
  recordState: z.enum(hospitalRecordStateNames),
  signedAt: instant,
  /** How often it was tried. */
  tries: z.int(),
  acceptedAt: z.nullable(instant),
  /** How the hospital's system calls it; '' until it has it. */
  theirId: z.string(),
  /** Why it was refused, or what the last try met; '' otherwise. */
  reason: z.string(),
})

/** Signed records and prescriptions on their way into the hospital's own record system. */
export const hospitalRecordsDeskServices = {
  hospitalRecordsOverview: service({
    name: 'staff.hospital.record.overview',
    kind: 'query',
    access,
    audits: namesNobody,
    input: z.object({}),
    reply: obj(
      z.object({
        /** False: no hospital has a record system that takes them; what is signed is collected and waits. */
        isConnected: z.boolean(),
        waiting: z.int(),
        refused: z.int(),
        /** When the sheet that waits longest was signed, of hospitals that take them. */
        oldestWaitingAt: z.nullable(instant),
      }),
    ),
  }),
  /** The newest first. */
  listHospitalRecords: service({
    name: 'staff.hospital.record.list',
    kind: 'query',
    access,
    audits: namesNobody,
    input: z.object({
      recordState: z.optional(z.nullable(z.enum([...hospitalRecordStateNames, '']))),
      kind: z.optional(z.nullable(z.enum([...hospitalRecordKindNames, '']))),
      pageNum,
      pageSize: pageSize(20, 100),
    }),
    reply: page(row),
  }),
  /** Not found unless it stands refused. */
  retryHospitalRecord: service({
    name: 'staff.hospital.record.retry',
    kind: 'command',
    access,
    audits: { writes: ['hospital_record.retry'] },
    input: z.object({ documentId: open('a line of the list, nobody’s record') }),
    reply: done,
    refusals: only(commonRefusals, 'not_found'),
  }),
} satisfies Services
