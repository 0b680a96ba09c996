import * as z from 'zod/mini'
import { instant } from '../common/fields.ts'
import { accountRefusals } from './account.refusals.ts'
import { commonRefusals } from '../common/common.refusals.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import type { Spelling } from '../spelling.ts'

const spelling: Spelling = { words: { agreement: 'moduleType', isGiven: 'status' } }

/** The key of a standing text (用户协议, 隐私政策 …) or the name of a module with a text of its own. */
const agreement = z.string().check(z.trim(), z.minLength(1), z.maxLength(64))

const consent = z.object({
  agreement: z.string(),
  /** What people call it. */
  title: z.string(),
  version: z.string(),
  givenAt: instant,
  /** Null while it stands. */
  withdrawnAt: z.nullable(instant),
  /** Another version stands today: it will be asked for again. */
  isOld: z.boolean(),
  /** Without it there is no service. */
  isNeeded: z.boolean(),
  /** It has a text of its own to read. */
  hasText: z.boolean(),
})
export type Consent = z.infer<typeof consent>

/** Agreeing to a standing text in the version that stands today: a new version wants a new agreement (docs/product/needs.md 45). */
export const consentServices = {
  getConsent: service({
    name: 'smarthos.privacy.protocol.status.get',
    kind: 'query',
    access: 'account',
    input: z.object({ agreement }),
    reply: obj(z.object({ isGiven: z.boolean(), version: z.string() })),
    spelling,
  }),
  giveConsent: service({
    name: 'smarthos.privacy.protocol.records.save',
    aliases: ['smarthos.privacy.protocol.status.records.save'],
    kind: 'command',
    access: 'account',
    oneStatement: true,
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({ agreement }),
    reply: done,
    spelling,
  }),
  /** All that the account has agreed to, the newest first; at most 200. */
  listConsents: service({
    name: 'smarthos.privacy.protocol.records.list',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: list(consent),
    spelling,
  }),
  /** Takes an agreement back in all its versions: its module asks again. */
  withdrawConsent: service({
    name: 'smarthos.privacy.protocol.records.withdraw',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({ agreement }),
    reply: done,
    spelling,
    refusals: { ...only(commonRefusals, 'not_found'), ...only(accountRefusals, 'consent_needed') },
  }),
} satisfies Services
