import * as z from 'zod/mini'
import { auditActionNames } from '../audit-actions.ts'
import { isDay } from '../common/days.ts'
import { instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { optionalMobile } from '../common/phone.ts'
import { optionalLimitedText } from '../common/text.ts'
import { page, service, type Services } from '../service.ts'
import type { Spelling } from '../spelling.ts'
import { staff } from '../common/ids.ts'

const spelling: Spelling = { words: { accountId: 'patId', personName: 'compatName' } }

const deskLine = z.object({
  lineId: z.string(),
  at: instant,
  /** staff, account (a patient), or system: jobs and the clock. */
  actorKind: z.enum(['staff', 'account', 'system']),
  /** A member of staff by name; a patient by his masked mobile. */
  actorName: z.string(),
  /** The role of a member of staff; empty otherwise. */
  actorRole: z.string(),
  action: z.string(),
  /** Whose record; empty where it is nobody's. */
  accountId: z.string(),
  /** Masked. */
  accountMobile: z.string(),
  /** Masked. */
  personName: z.string(),
  recordType: z.string(),
  recordId: z.string(),
  requestId: z.string(),
})

/** The audit log, for those who answer for it (docs/product/security.md 16). */
export const auditDeskServices = {
  /** Newest first. Whoever looks is written down himself, with the account that he asked for. */
  listAudit: service({
    name: 'staff.audit.list',
    kind: 'query',
    long: true,
    access: ['admin'],
    audits: { read: 'audit.read', of: 'audit' },
    input: z.object({
      /** The account name of a member of staff, or a part of his name. */
      staff: optionalLimitedText('工作人员', 50),
      /** Whose record: the login mobile of a patient, whole … */
      mobile: optionalMobile,
      /** … or the id of his account. */
      accountId: staff('account', optionalId),
      action: z.optional(z.nullable(z.enum([...auditActionNames, '']))),
      /** YYYY-MM-DD, Asia/Shanghai. */
      onDay: z._default(z.string().check(z.refine(text => text === '' || isDay(text), '日期格式不正确')), ''),
      pageNum,
      pageSize: pageSize(20, 100),
    }),
    reply: page(deskLine),
    spelling,
  }),
} satisfies Services
