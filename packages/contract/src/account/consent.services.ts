import * as z from 'zod/mini'
import { done, obj, service, type Services } from '../service.ts'
import type { Spelling } from '../spelling.ts'

const spelling: Spelling = { words: { agreement: 'moduleType', isGiven: 'status' } }

/** The key of a standing text (用户协议, 隐私政策 …) or the name of a module with a text of its own. */
const agreement = z.string().check(z.trim(), z.minLength(1), z.maxLength(64))

/** Agreeing to a standing text in the version that stands today: a new version wants a new agreement (needs.md 45). */
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
} satisfies Services
