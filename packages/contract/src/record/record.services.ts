import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { optionalId } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { done, obj, only, service, type Services } from '../service.ts'
import { historyKeys, historyText } from './record.rules.ts'
import { allergyClassKeys } from './allergy.kinds.ts'
import { healthFile, illnessHistory } from './record.schemas.ts'
import { recordSpelling as spelling } from './record.words.ts'
import { own } from '../common/ids.ts'

/** Whose: one of the account's people, its own where none is named. `accountId` is the caller's, if sent. */
export const whose = { accountId: own('account', optionalId), personId: own('person', optionalId) }
export const refusals = { ...only(commonRefusals, 'not_found'), ...only(grantRefusals, 'grant_closed') }
const limits = [{ per: 'account', times: 120, seconds: 3600 }] as const

const notEmpty = z.refine<Record<string, unknown>>(
  sent => [...historyKeys, 'allergyClasses'].some(key => sent[key] !== undefined),
  '请填写要保存的内容',
)
const text = (key: (typeof historyKeys)[number]) => z.optional(historyText(key))
const fourTexts = {
  presentingComplaint: text('presentingComplaint'),
  pastHistory: text('pastHistory'),
  familyHistory: text('familyHistory'),
  allergyHistory: text('allergyHistory'),
  allergyClasses: z.optional(z.array(z.enum(allergyClassKeys)).check(z.maxLength(allergyClassKeys.length))),
}

export const recordServices = {
  /** The health file's texts, and whose they are. */
  getHealthFile: service({
    name: 'nethos.pat.medicalinfo.details',
    kind: 'query',
    access: 'account',
    audits: { read: 'record.read', of: 'health_file' },
    input: z.object(whose),
    reply: obj(healthFile),
    spelling,
    refusals,
  }),
  /** Saves what is sent along and leaves the rest. */
  saveHealthFile: service({
    name: 'nethos.pat.medicalinfo.modify',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    limits,
    input: z.object({ ...whose, ...fourTexts }).check(notEmpty),
    reply: done,
    spelling,
    refusals,
  }),
  /** All that hospitals ask of somebody's history: the same texts, and five more (docs/product/routes.csv, /my/illness). Ours. */
  getIllness: service({
    name: 'nethos.pat.illness.details',
    kind: 'query',
    access: 'account',
    audits: { read: 'record.read', of: 'health_file' },
    input: z.object(whose),
    reply: obj(illnessHistory),
    spelling,
    refusals,
  }),
  /** Saves what is sent along. The hospital gets it with a booking (writeIllnessNew), not from here. Ours. */
  saveIllness: service({
    name: 'nethos.pat.illness.modify',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    limits,
    input: z
      .object({
        ...whose,
        ...fourTexts,
        surgeryHistory: text('surgeryHistory'),
        traumaHistory: text('traumaHistory'),
        marriageHistory: text('marriageHistory'),
        menstrualHistory: text('menstrualHistory'),
        otherHistory: text('otherHistory'),
      })
      .check(notEmpty),
    reply: done,
    spelling,
    refusals,
  }),
} satisfies Services
