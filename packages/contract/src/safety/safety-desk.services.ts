import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, pageNum, pageSize } from '../common/fields.ts'
import { staff } from '../common/ids.ts'
import { done, only, page, service, staffRoles, type Services } from '../service.ts'
import { nearMissNote, nearMissReport } from './near-miss.rules.ts'
import { safetyRefusals } from './safety.refusals.ts'

const office = ['operator', 'admin'] as const

/** open: nobody has looked into it yet. */
export const nearMissStates = ['open', 'closed'] as const

const nearMiss = z.object({
  nearMissId: z.string(),
  occurredOn: z.string(),
  place: z.string(),
  what: z.string(),
  prevented: z.string(),
  nearMissState: z.enum(nearMissStates),
  /** '' when it was told without a name. */
  reportedBy: z.string(),
  reportedAt: instant,
  /** All three: '' and null while it is open. */
  closedBy: z.string(),
  closedAt: z.nullable(instant),
  note: z.string(),
})

/** What almost went wrong, told without blame, and what came of it (docs/decisions/0119). */
export const safetyDeskServices = {
  /** Everybody who works here, by name or without. */
  reportNearMiss: service({
    name: 'staff.near.miss.report',
    kind: 'command',
    access: staffRoles,
    audits: { none: 'a line would name who wants to stay without a name' },
    input: nearMissReport,
    reply: done,
    limits: [{ per: 'account', times: 20, seconds: 3600 }],
  }),
  /** For who answers for quality: the open ones first, then newest first. */
  listNearMisses: service({
    name: 'staff.near.miss.list',
    kind: 'query',
    access: office,
    audits: { none: 'reports that name no patient' },
    input: z.object({
      nearMissState: z.optional(z.nullable(z.enum([...nearMissStates, '']))),
      pageNum,
      pageSize: pageSize(20, 100),
    }),
    reply: page(nearMiss),
  }),
  /** Looked into: what was found, and what was changed. */
  closeNearMiss: service({
    name: 'staff.near.miss.close',
    kind: 'command',
    access: office,
    audits: { writes: ['near_miss.close'] },
    input: z.object({ nearMissId: staff('near_miss'), note: nearMissNote }),
    reply: done,
    refusals: { ...only(commonRefusals, 'not_found'), ...only(safetyRefusals, 'near_miss_closed') },
  }),
} satisfies Services
