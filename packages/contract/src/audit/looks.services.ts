import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { only, page, service, type Services } from '../service.ts'
import type { Spelling } from '../spelling.ts'
import { own } from '../common/ids.ts'

const spelling: Spelling = { words: { personId: 'compatId', personName: 'compatName' } }

/** One access to the account's data, or to its owner's data in another account, by somebody else. */
const look = z.object({
  lookId: z.string(),
  at: instant,
  /** staff: somebody who works here; relative: another patient's account; link: somebody with a link that was given away. */
  by: z.enum(['staff', 'relative', 'link']),
  /** The name of a member of staff; of a relative masked name and mobile. */
  actorName: z.string(),
  /** 医生, 药师 …; of a relative 家人账号, of a link 分享链接. */
  actorRole: z.string(),
  /** What was done, in a Chinese sentence without its subject. */
  what: z.string(),
  /** Empty where the line is about the account and no person of it. */
  personId: z.string(),
  personName: z.string(),
  /** The consult that was opened, if it is the account's own; empty otherwise. */
  consultId: z.string(),
})
export type Look = z.infer<typeof look>

/** Who looked at my record (docs/product/security.md 16). */
export const lookServices = {
  /**
   * Newest first. Also what happened to the account's owner as a person of other accounts, once he is real-name verified:
   * an unproved ID number opens nobody's log.
   */
  listLooks: service({
    name: 'nethos.pat.record.look.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'the log itself, of the account’s own people' },
    input: z.object({ personId: own('person', optionalId), pageNum, pageSize: pageSize(20, 50) }),
    reply: page(look),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
} satisfies Services
