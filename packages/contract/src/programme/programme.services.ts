import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { editionCode } from '../common/editions.ts'
import { id, instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { open, own } from '../common/ids.ts'
import { ownMessageNumber } from '../common/open-ids.ts'
import { limitedText } from '../common/text.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { answers } from '../questionnaire/questionnaire.schemas.ts'
import { programmeRefusals } from './programme.refusals.ts'
import {
  applicationDetail,
  applicationDraft,
  applicationMessage,
  applicationRow,
  openApplication,
  programmeExperts,
  publishedProgramme,
} from './programme.schemas.ts'

const code = editionCode
const one = z.object({ applicationId: own('application') })
const closed = only(programmeRefusals, 'programme_closed')
const acting = { ...only(commonRefusals, 'not_found'), ...grantRefusals }
const now = only(programmeRefusals, 'cannot_now')
const isPromised = z._default(z.boolean(), false)
const seldom = [{ per: 'account', times: 60, seconds: 3600 }] as const

/** A hospital's zones for one illness, centre or campaign (docs/product/needs.md A6 33). Acting for a person takes the scope `consult`. */
export const programmeServices = {
  programme: service({
    name: 'nethos.programme.detail',
    kind: 'query',
    access: 'anybody',
    input: z.object({ code }),
    reply: obj(publishedProgramme),
    refusals: closed,
  }),
  programmeExperts: service({
    name: 'nethos.programme.expert.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({ code }),
    reply: obj(programmeExperts),
    refusals: closed,
  }),
  /** `edition`: the one whose form was filled in; when another is in use meanwhile, the form is shown anew. */
  apply: service({
    name: 'nethos.programme.apply',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    audits: { writes: ['programme.apply'] },
    limits: seldom,
    input: z.object({
      code,
      edition: z.int(),
      offerCode: z.string().check(z.maxLength(64)),
      personId: own('person'),
      answers,
      isAgreed: z._default(z.boolean(), false),
      /** The form's promise, where it has one. */
      isPromised,
    }),
    reply: obj(z.object({ applicationId: z.string() })),
    refusals: {
      ...acting,
      ...closed,
      ...only(
        programmeRefusals,
        'programme_changed',
        'notice_unread',
        'answers_wrong',
        'promise_missing',
        'already_applied',
      ),
    },
  }),
  /** What the account has filled in and not sent, on whichever device; null: nothing. */
  applicationDraft: service({
    name: 'nethos.programme.draft.detail',
    kind: 'query',
    access: 'account',
    audits: { none: 'what the account itself has typed and not sent' },
    input: z.object({ code }),
    reply: obj(z.nullable(applicationDraft)),
  }),
  /** Kept until it is sent, ninety days at most. */
  saveApplicationDraft: service({
    name: 'nethos.programme.draft.save',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    limits: [{ per: 'account', times: 240, seconds: 600 }],
    input: z.object({
      code,
      edition: z.int(),
      offerCode: z.string().check(z.maxLength(64)),
      /** Empty: nobody is chosen yet. */
      personId: own('person', optionalId),
      answers,
      /** When it was typed, by the server's clock as the page knows it: what was typed before the stored draft does not replace it. */
      typedAt: z.optional(instant),
    }),
    reply: done,
    refusals: { ...acting, ...closed, ...only(programmeRefusals, 'draft_too_large') },
  }),
  /** The account's own, newest first; of one programme or of all. */
  listApplications: service({
    name: 'nethos.programme.application.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'rows of the account’s own list; opening one is written' },
    input: z.object({ code: z.optional(z.nullable(editionCode)), pageNum, pageSize: pageSize(20, 50) }),
    reply: page(applicationRow),
  }),
  /** The newest ten of one programme, each with its plan as it has been gone so far. */
  openApplications: service({
    name: 'nethos.programme.standing.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'titles and times; what was measured stands in getPathway, which is a look' },
    input: z.object({
      code,
      /** One of the account’s people; empty: all who let it. */
      personId: own('person', optionalId),
    }),
    reply: list(openApplication),
    refusals: acting,
  }),
  application: service({
    name: 'nethos.programme.application.detail',
    kind: 'query',
    access: 'account',
    audits: { read: 'programme.read', of: 'application' },
    input: one,
    reply: obj(applicationDetail),
    refusals: acting,
  }),
  /** What was asked for: the form again, whole. */
  answerAsked: service({
    name: 'nethos.programme.application.answer',
    kind: 'command',
    access: 'account',
    audits: { writes: ['programme.change'] },
    limits: seldom,
    input: z.extend(one, { answers, isPromised }),
    reply: done,
    refusals: { ...acting, ...now, ...only(programmeRefusals, 'answers_wrong', 'promise_missing') },
  }),
  /** Before it has begun; what was paid goes back. */
  withdrawApplication: service({
    name: 'nethos.programme.application.withdraw',
    kind: 'command',
    access: 'account',
    audits: { writes: ['programme.change'] },
    input: one,
    reply: done,
    refusals: { ...acting, ...now },
  }),
  /** The newest two hundred, oldest first; with `since` only what came after that instant. */
  applicationTalk: service({
    name: 'nethos.programme.talk.list',
    kind: 'query',
    access: 'account',
    audits: { read: 'programme.read', of: 'application' },
    input: z.extend(one, { since: z.optional(z.nullable(instant)) }),
    reply: list(applicationMessage),
    refusals: acting,
  }),
  sayInApplication: service({
    name: 'nethos.programme.talk.say',
    kind: 'command',
    access: 'account',
    audits: { writes: ['programme.talk'] },
    limits: [{ per: 'account', times: 30, seconds: 60 }],
    input: z.extend(one, { text: limitedText('消息', 500), sendId: open(ownMessageNumber, id) }),
    reply: obj(applicationMessage),
    refusals: { ...acting, ...only(programmeRefusals, 'talk_closed') },
  }),
} satisfies Services
