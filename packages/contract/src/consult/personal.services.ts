import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, instant, optionalId } from '../common/fields.ts'
import { lengthUnits } from '../common/lengths.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { spell } from '../spelling.ts'
import { asked, issued, mayNotAsk, notFound } from './consult.asked.ts'
import { consultRefusals } from './consult.refusals.ts'
import { namedPerson } from './consult.rules.ts'
import { consultHead } from './consult.schemas.ts'
import { consultSpelling } from './consult.words.ts'
import { open, own } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'

const { freeClinicId: _none, ...askedPersonally } = asked

/** What a doctor sells for a length of time. The documents call it personal serve. */
const personalService = {
  serveName: z.string(),
  servicePriceCents: cents,
  lengthOfTime: z.int(),
  lengthUnit: z.enum(lengthUnits),
  /** Replies that the patient may send each day. */
  dailyReplyLimit: z.int(),
}

const serviceSpelling = spell(consultSpelling, {
  words: {
    servicePriceCents: 'servePrice',
    lengthOfTime: 'serveLengthOfTime',
    lengthUnit: 'serveLengthOfTimeUnit',
    servedUntil: 'endTime',
  },
})

/** 私人医生: a doctor by text and pictures for a length of time (PERSONAL_TIME_PIC). */
export const personalServices = {
  /** What a doctor sells for a length of time, the shortest first; empty when he does not. */
  listPersonalServices: service({
    name: 'nethos.personal.serve.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({ docId: open(shownToAll) }),
    reply: list(
      z.object({ listedId: z.string(), serveIcon: z.string(), serveContent: z.string(), ...personalService }),
    ),
    spelling: spell(serviceSpelling, { words: { listedId: 'id' } }),
  }),
  /** Whether it can be bought now for this person: nothing of it runs, or what runs may be renewed. `consultId`: what stands in its way, or is renewed. */
  checkPersonalService: service({
    name: 'nethos.consult.info.check.personal.serve',
    kind: 'query',
    access: 'account',
    audits: { none: 'whether the service may be bought' },
    input: z.object({
      docId: open(shownToAll),
      personalServiceId: open(shownToAll, optionalId),
      personId: own('person', optionalId),
    }),
    reply: obj(z.object({ canApply: z.boolean(), isRenewal: z.boolean(), consultId: z.nullable(z.string()) })),
    spelling: consultSpelling,
  }),
  /**
   * Buys one. In the last seven days of one that runs it is its renewal: its time begins when the other's ends. Paid, the
   * doctor has 24 hours for his first answer, else all money goes back.
   */
  startPersonalConsult: service({
    name: 'nethos.consult.info.personal.issue',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    input: z.object({
      docId: open(shownToAll),
      personalServiceId: open(shownToAll),
      personId: own('person', namedPerson),
      ...askedPersonally,
    }),
    reply: issued,
    spelling: consultSpelling,
    refusals: { ...mayNotAsk, ...only(consultRefusals, 'doctor_closed') },
  }),
  /** 取消申请, before payment. */
  cancelPersonalConsult: service({
    name: 'nethos.consult.info.personal.cancel',
    kind: 'command',
    access: 'account',
    input: z.object({ consultId: own('consult') }),
    reply: done,
    spelling: consultSpelling,
    refusals: { ...notFound, ...only(consultRefusals, 'cannot_cancel') },
  }),
  /** What was bought with a consult. */
  personalServiceDetails: service({
    name: 'nethos.personal.serve.info.details',
    kind: 'query',
    access: 'account',
    audits: { read: 'consult.read', of: 'consult' },
    input: z.object({ consultId: own('consult') }),
    reply: obj(
      z.object({
        ...personalService,
        personalServiceId: z.string(),
        docId: z.string(),
        docName: z.string(),
        docTitle: z.string(),
        docDeptName: z.string(),
        docHosName: z.string(),
        docAvatar: z.string(),
        /** When it began, null before payment; a renewal begins when the one before it ends. */
        servedFrom: z.nullable(instant),
        servedUntil: z.nullable(instant),
        /** Replies left today. */
        repliesLeft: z.int(),
        consult: consultHead,
        consulterName: z.string(),
        /** It runs, and the time to renew has come. */
        mayRenew: z.boolean(),
        mayEnd: z.boolean(),
      }),
    ),
    spelling: serviceSpelling,
    refusals: { ...notFound, ...only(commonRefusals, 'not_found') },
  }),
} satisfies Services
