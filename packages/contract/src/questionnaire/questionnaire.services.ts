import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { editionCode } from '../common/editions.ts'
import { optionalId, pageNum, pageSize } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { own } from '../common/ids.ts'
import { optionalLimitedText } from '../common/text.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { questionnaireRefusals } from './questionnaire.refusals.ts'
import { answers, assignment, assignmentRow, purpose, submission } from './questionnaire.schemas.ts'

const notFound = only(commonRefusals, 'not_found')
const acting = { ...notFound, ...grantRefusals }
const one = z.object({ assignmentId: own('questionnaire') })
const read = { read: 'questionnaire.read', of: 'questionnaire' } as const

/** What a patient fills in (docs/product/needs.md A6 34). Acting for a person takes the scope `consult`. */
export const questionnaireServices = {
  /** What is to be filled in first, the nearest deadline leading; then what was, newest first. */
  listQuestionnaires: service({
    name: 'smarthos.questionnaire.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'titles of the account’s own papers; each is written down when it is opened' },
    input: z.object({
      /** One of the account’s people; empty: all who let it. */
      personId: own('person', optionalId),
      purposes: z.optional(z.array(purpose).check(z.maxLength(10))),
      pageNum,
      pageSize: pageSize(20, 50),
    }),
    reply: page(assignmentRow),
    refusals: acting,
  }),
  /** The definition in the edition that holds for this one, with the draft. */
  questionnaire: service({
    name: 'smarthos.questionnaire.detail',
    kind: 'query',
    access: 'account',
    audits: read,
    input: one,
    reply: obj(assignment),
    refusals: { ...acting, ...only(questionnaireRefusals, 'questionnaire_unavailable') },
  }),
  /** What a patient may begin without being asked. */
  openQuestionnaires: service({
    name: 'nethos.questionnaire.open.list',
    kind: 'query',
    access: 'account',
    input: z.object({ purposes: z.optional(z.array(purpose).check(z.maxLength(10))) }),
    reply: list(z.object({ code: z.string(), title: z.string(), purpose, introduction: z.string() })),
  }),
  /** The one that was begun and not sent, else a new one. */
  beginQuestionnaire: service({
    name: 'nethos.questionnaire.begin',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({
      personId: own('person'),
      code: editionCode,
      about: optionalLimitedText('科室', 40),
    }),
    reply: obj(z.object({ assignmentId: z.string() })),
    refusals: { ...acting, ...only(questionnaireRefusals, 'questionnaire_unavailable') },
  }),
  /** What was answered so far; kept until it is sent, for whichever device opens it next. */
  saveDraft: service({
    name: 'nethos.questionnaire.draft.save',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 240, seconds: 600 }],
    input: z.extend(one, { answers, draftPage: z.int().check(z.minimum(0), z.maximum(200)) }),
    reply: done,
    refusals: { ...acting, ...only(questionnaireRefusals, 'questionnaire_closed', 'draft_too_large') },
  }),
  /** Checked against the edition under which it was begun. Answers to what is hidden are left out. */
  submitQuestionnaire: service({
    name: 'smarthos.questionnaire.submit',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    audits: { writes: ['questionnaire.fill'] },
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.extend(one, { answers, isPromised: z._default(z.boolean(), false) }),
    reply: obj(z.object({ submissionId: z.string() })),
    refusals: {
      ...acting,
      ...only(
        questionnaireRefusals,
        'answers_wrong',
        'promise_missing',
        'questionnaire_closed',
        'questionnaire_unavailable',
      ),
    },
  }),
  questionnaireResult: service({
    name: 'smarthos.questionnaire.result',
    kind: 'query',
    access: 'account',
    audits: read,
    input: one,
    reply: obj(submission),
    refusals: { ...acting, ...only(questionnaireRefusals, 'questionnaire_unavailable') },
  }),
} satisfies Services
