import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { editionCode, editionServices } from '../common/editions.ts'
import { id, instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { open, staff } from '../common/ids.ts'
import { ownMessageNumber, shownToAll } from '../common/open-ids.ts'
import { limitedText } from '../common/text.ts'
import { acrossFields } from '../rule.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { judgedAlarm, judgingAudit, shownAlarms } from '../triage/alarm.fields.ts'
import { seenNote } from '../questionnaire/questionnaire.rules.ts'
import { programmeDocument, type ProgrammeDocument, type ProgrammeDraft } from './programme.document.ts'
import { programmeDeskRefusals } from './programme.refusals.ts'
import { applicationDetail, applicationMessage, applicationRow } from './programme.schemas.ts'
import { deskTabNames } from './programme.status.ts'

const office = ['operator', 'admin'] as const
/** Doctors and nurses see the applications of programmes that they answer. */
const access = ['doctor', 'nurse', ...office] as const

export const programmeEditionServices = editionServices<ProgrammeDocument, ProgrammeDraft>({
  prefix: 'staff.programme',
  access: office,
  audits: {
    write: 'programme.write',
    submit: 'programme.submit',
    publish: 'programme.publish',
    sendBack: 'programme.send_back',
    drop: 'programme.drop',
    withdraw: 'programme.withdraw',
  },
  document: open(shownToAll, programmeDocument),
})

const one = z.object({ applicationId: staff('application') })
const notFound = only(commonRefusals, 'not_found')
const moved = { ...notFound, ...only(programmeDeskRefusals, 'application_moved') }
const answer = { kind: 'command', access, audits: { writes: ['programme.answer'] }, reply: done } as const
const oneHand = acrossFields<{ docId?: string | null | undefined; teamId?: string | null | undefined }>(
  ({ docId, teamId }) => Boolean(docId) !== Boolean(teamId),
  '请选择医生或团队',
)
const note = z.object({ text: z.string(), staffName: z.string(), createdAt: instant })

/** What the hospital does with applications. */
export const programmeDeskServices = {
  deskApplications: service({
    name: 'staff.programme.application.list',
    kind: 'query',
    access,
    audits: { listed: 'programme.list' },
    input: z.object({
      tab: z.enum(deskTabNames),
      code: z.optional(z.nullable(editionCode)),
      pageNum,
      pageSize: pageSize(20, 50),
    }),
    reply: page(applicationRow),
  }),
  deskApplication: service({
    name: 'staff.programme.application.detail',
    kind: 'query',
    access,
    audits: { read: 'programme.read', of: 'application' },
    input: one,
    reply: obj(
      z.extend(applicationDetail, {
        notes: z.array(note),
        messages: z.array(applicationMessage),
        /** Who has looked at what cannot wait, and what was done; null: nobody yet, or nothing was raised. */
        flagSeen: z.nullable(z.object({ at: instant, by: z.string(), note: z.string() })),
        /** What fired in the patient's own words. */
        alarms: shownAlarms,
      }),
    ),
    refusals: notFound,
  }),
  /** Whom an application can be handed to. */
  deskAnswerers: service({
    name: 'staff.programme.answerer.list',
    kind: 'query',
    access,
    audits: { none: 'doctors and teams are shown to everybody' },
    input: z.object({ code: editionCode }),
    /** A doctor or a team, each with its name; of the two ids one is there. */
    reply: list(z.object({ docId: z.nullable(z.string()), teamId: z.nullable(z.string()), name: z.string() })),
  }),
  askForMore: service({
    ...answer,
    name: 'staff.programme.application.ask',
    input: z.extend(one, { text: limitedText('需要补充的内容', 200) }),
    refusals: moved,
  }),
  /** `startsAt`: when the service begins. */
  acceptApplication: service({
    ...answer,
    name: 'staff.programme.application.accept',
    input: z.extend(one, { startsAt: instant }),
    refusals: { ...moved, ...only(programmeDeskRefusals, 'starts_wrong') },
  }),
  declineApplication: service({
    ...answer,
    name: 'staff.programme.application.decline',
    input: z.extend(one, { reason: limitedText('原因', 200) }),
    refusals: moved,
  }),
  /** After it was accepted; what was paid goes back. */
  callOffApplication: service({
    ...answer,
    name: 'staff.programme.application.call_off',
    input: z.extend(one, { reason: limitedText('原因', 200) }),
    refusals: moved,
  }),
  /** To a doctor or to a team: theirs alone beside the office; of a team each member answers. */
  handApplication: service({
    ...answer,
    name: 'staff.programme.application.hand',
    input: z
      .object({ ...one.shape, docId: open(shownToAll, optionalId), teamId: open(shownToAll, optionalId) })
      .check(oneHand),
    refusals: { ...notFound, ...only(programmeDeskRefusals, 'answerer_unknown') },
  }),
  /** Somebody has looked at what cannot wait, and says what was done about it. */
  seeApplicationFlag: service({
    name: 'staff.programme.application.flag.seen',
    kind: 'command',
    access,
    audits: { writes: ['programme.seen'] },
    input: z.extend(one, { note: seenNote }),
    reply: done,
    refusals: notFound,
  }),
  judgeApplicationFlag: service({
    name: 'staff.programme.application.flag.judge',
    kind: 'command',
    access,
    audits: judgingAudit,
    input: z.extend(one, judgedAlarm),
    reply: done,
    refusals: notFound,
  }),
  noteApplication: service({
    ...answer,
    name: 'staff.programme.application.note',
    input: z.extend(one, { text: limitedText('备注', 500) }),
    refusals: notFound,
  }),
  finishApplication: service({
    ...answer,
    name: 'staff.programme.application.finish',
    input: one,
    refusals: moved,
  }),
  replyInApplication: service({
    name: 'staff.programme.talk.say',
    kind: 'command',
    access,
    audits: { writes: ['programme.talk'] },
    input: z.extend(one, { text: limitedText('消息', 500), sendId: open(ownMessageNumber, id) }),
    reply: obj(applicationMessage),
    refusals: moved,
  }),
} satisfies Services
