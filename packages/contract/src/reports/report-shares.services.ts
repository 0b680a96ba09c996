import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { id, instant, optionalId } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { own } from '../common/ids.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { report } from './report.schemas.ts'
import { reportRefusals } from './reports.refusals.ts'
import { shareCode, shareHours } from './report-shares.rules.ts'

const acting = { ...only(commonRefusals, 'not_found'), ...grantRefusals }

/** A link that was given away. The link and its code are shown once, when it is made; the server keeps their hashes. */
export const reportShare = z.object({
  shareId: z.string(),
  personName: z.string(),
  reportNames: z.array(z.string()),
  createdAt: instant,
  expiresAt: instant,
  /** open; expired; revoked by whoever made it; locked after too many wrong codes. */
  state: z.enum(['open', 'expired', 'revoked', 'locked']),
  /** Who has opened it, newest first, at most 20: when, and with what kind of device. */
  looks: z.array(z.object({ at: instant, device: z.string() })),
})

/**
 * 带去别的医院 (issue 14, part 2): reports behind a link that lives for a chosen time and opens with a code told apart from
 * it. Whoever made it sees who opened it, and ends it at any time. All ours.
 */
export const reportShareServices = {
  shareReports: service({
    name: 'nethos.report.share.create',
    kind: 'command',
    access: 'account',
    audits: { writes: ['report.share'] },
    limits: [{ per: 'account', times: 30, seconds: 3600 }],
    input: z.object({
      reportIds: own('report', z.array(id).check(z.minLength(1), z.maxLength(10))),
      /** How long it opens. */
      hours: z.literal(shareHours),
    }),
    /** `key` stands in the address after #, so that no server on the way writes it down. */
    reply: obj(z.object({ shareId: z.string(), key: z.string(), code: z.string(), expiresAt: instant })),
    refusals: {
      ...acting,
      ...only(reportRefusals, 'report_held', 'report_to_pay', 'report_not_issued', 'several_people_shared'),
    },
  }),
  /** Newest first, at most 50; of one report where one is named. */
  listReportShares: service({
    name: 'nethos.report.share.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'what the account itself has given away, by title' },
    input: z.object({ reportId: own('report', optionalId) }),
    reply: list(reportShare),
    refusals: acting,
  }),
  /** It opens no more, from now on. Done again it stays as it is. */
  revokeReportShare: service({
    name: 'nethos.report.share.revoke',
    kind: 'command',
    access: 'account',
    input: z.object({ shareId: own('report_share') }),
    reply: done,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** The reports behind a link, for whoever has its code. Five wrong codes close it. */
  openReportShare: service({
    name: 'nethos.report.share.open',
    kind: 'command',
    access: 'anybody',
    audits: { writes: ['report.share.open'] },
    limits: [{ per: 'address', times: 60, seconds: 3600 }],
    input: z.object({
      key: z.string().check(z.regex(/^[A-Za-z0-9_-]{32}$/)),
      code: shareCode,
    }),
    reply: obj(z.object({ personName: z.string(), expiresAt: instant, reports: z.array(report) })),
    refusals: only(reportRefusals, 'share_closed', 'share_code_wrong'),
  }),
} satisfies Services
