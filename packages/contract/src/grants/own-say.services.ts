import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { optionalId } from '../common/fields.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { grantAskRefusals } from './grants.refusals.ts'
import { scopes } from './grants.rules.ts'
import { grantShown, manager } from './grants.schemas.ts'
import { grantSpelling as spelling } from './grants.services.ts'
import { own } from '../common/ids.ts'

/**
 * By the key out of the text message, without a login; or by id, logged in with the phone that was asked or verified as
 * the person himself.
 */
const byHisHand = {
  key: z.optional(z.nullable(z.string().check(z.regex(/^[A-Za-z0-9_-]{0,64}$/)))),
  grantId: own('grant', optionalId),
}
const notFound = only(commonRefusals, 'not_found')
const limits = [{ per: 'address', times: 120, seconds: 3600 }] as const

/** The side of the person it is about: from his own phone, at any time. All ours. */
export const ownSayServices = {
  readGrant: service({
    name: 'nethos.pat.grant.mine',
    kind: 'query',
    access: 'anybody',
    audits: { none: 'what somebody is asked to agree to' },
    limits: [{ per: 'address', times: 600, seconds: 3600 }],
    input: z.object(byHisHand),
    reply: obj(grantShown),
    spelling,
    refusals: notFound,
  }),
  /** Yes, to all that was asked or to less; or no. */
  answerGrant: service({
    name: 'nethos.pat.grant.answer',
    kind: 'command',
    access: 'anybody',
    limits,
    input: z.object({ ...byHisHand, isYes: z.boolean(), scopes: z.optional(scopes) }),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(grantAskRefusals, 'cannot_answer') },
  }),
  /** Takes it back, at once. */
  revokeGrant: service({
    name: 'nethos.pat.grant.revoke',
    kind: 'command',
    access: 'anybody',
    limits,
    input: z.object(byHisHand),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(grantAskRefusals, 'cannot_end') },
  }),
  /** 谁在管理我: who has me among his people, as far as I am known: by my verified ID number, or by my phone. */
  listManagers: service({
    name: 'nethos.pat.grant.managers',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: list(manager),
    spelling,
  }),
  /** Nobody of this account acts for me any more, whether I once let it or was never asked. */
  endManager: service({
    name: 'nethos.pat.grant.managers.end',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({ managedId: own('managed') }),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(grantAskRefusals, 'cannot_end') },
  }),
} satisfies Services
