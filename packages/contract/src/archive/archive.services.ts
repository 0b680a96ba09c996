import * as z from 'zod/mini'
import { captcha, cid } from '../common/captcha.ts'
import { captchaRefusals } from '../common/captcha.refusals.ts'
import { id, instant } from '../common/fields.ts'
import { list, obj, only, service, type Services } from '../service.ts'
import { accountRefusals } from '../account/account.refusals.ts'
import { archiveStatuses } from './archive.status.ts'
import { open } from '../common/ids.ts'
import { captchaOfNobody } from '../common/open-ids.ts'

const archive = z.object({
  archiveId: id,
  status: z.enum(archiveStatuses),
  askedAt: instant,
  /** Until when it can be fetched, epoch ms; null unless it is ready or was. */
  expiresAt: z.nullable(instant),
  /** Bytes of the ZIP; 0 unless it is ready. */
  byteSize: z.int(),
  /** Where it is fetched from, with the caller's ticket; empty unless it is ready. */
  url: z.string(),
})
export type Archive = z.infer<typeof archive>

/**
 * 导出我的资料: one ZIP with a readable page and JSON of all that the account may see, and its files. Built after the call;
 * an `archive` event tells when it is ready. It lies ready for 7 days. What a person has taken back his say over is not in it.
 */
export const archiveServices = {
  /** Newest first. */
  listArchives: service({
    name: 'nethos.pat.archive.list',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: list(archive),
  }),
  /** Sends a captcha to the mobile that the account logs in with. */
  sendArchiveCaptcha: service({
    name: 'nethos.system.captcha.pat.archive',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 30, seconds: 3600 }],
    input: z.object({}),
    reply: obj(z.object({ cid: z.string() })),
    refusals: only(captchaRefusals, 'captcha_too_soon', 'captcha_too_many'),
  }),
  /** At most one on a day of the hospital's, those that failed not counted. */
  askArchive: service({
    name: 'nethos.pat.archive.ask',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 30, seconds: 3600 }],
    input: z.object({ captcha, cid: open(captchaOfNobody, cid) }),
    reply: obj(z.object({ archiveId: id })),
    refusals: {
      ...only(captchaRefusals, 'captcha_wrong'),
      ...only(accountRefusals, 'archive_under_way', 'archive_today'),
    },
  }),
} satisfies Services
