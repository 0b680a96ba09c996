import * as z from 'zod/mini'
import { captcha, cid } from '../common/captcha.ts'
import { captchaRefusals } from '../common/captcha.refusals.ts'
import { commonRefusals } from '../common/common.refusals.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import type { Spelling } from '../spelling.ts'
import { grantAskRefusals } from './grants.refusals.ts'
import { days, scopes } from './grants.rules.ts'
import { managed, managedRow } from './grants.schemas.ts'
import { open, own } from '../common/ids.ts'
import { captchaOfNobody } from '../common/open-ids.ts'

export const grantSpelling: Spelling = { words: { personId: 'compatId', personName: 'compatName' } }
const spelling = grantSpelling
const notFound = only(commonRefusals, 'not_found')
const onePerson = z.object({ personId: own('person') })

/** The side of the account that acts for others (docs/decisions/0030). All ours. */
export const grantServices = {
  /** All of the account's people but its own, and how it stands with each. */
  listManaged: service({
    name: 'nethos.pat.grant.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'for whom the account may act' },
    input: z.object({}),
    reply: list(managedRow),
    spelling,
  }),
  getManaged: service({
    name: 'nethos.pat.grant.detail',
    kind: 'query',
    access: 'account',
    audits: { none: 'for whom the account may act' },
    input: onePerson,
    reply: obj(managed),
    spelling,
    refusals: notFound,
  }),
  /**
   * Asks the person by a text message to his own phone: `link`, to be opened there; `code`, to be told to whoever asks.
   * `cid` is '' for a link. An earlier request of the account's to him is withdrawn.
   */
  askGrant: service({
    name: 'nethos.pat.grant.ask',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 20, seconds: 3600 }],
    input: z.object({ personId: own('person'), scopes, days, way: z.enum(['link', 'code']) }),
    reply: obj(z.object({ grantId: z.string(), cid: z.string(), askedMobile: z.string() })),
    spelling,
    refusals: {
      ...notFound,
      ...only(captchaRefusals, 'captcha_too_soon', 'captcha_too_many'),
      ...only(grantAskRefusals, 'too_young', 'is_self', 'age_unknown', 'no_mobile', 'own_mobile', 'asked_too_often'),
    },
  }),
  /** The person has told the code: he consents. */
  giveByCode: service({
    name: 'nethos.pat.grant.code',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 30, seconds: 3600 }],
    input: z.object({
      grantId: open('opened by the code that went to the person’s phone'),
      cid: open(captchaOfNobody, cid),
      captcha,
    }),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(captchaRefusals, 'captcha_wrong'), ...only(grantAskRefusals, 'cannot_answer') },
  }),
  /** Withdraws a request, or hands a grant back. */
  endGrant: service({
    name: 'nethos.pat.grant.end',
    kind: 'command',
    access: 'account',
    input: z.object({ grantId: own('grant') }),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(grantAskRefusals, 'cannot_end') },
  }),
} satisfies Services
