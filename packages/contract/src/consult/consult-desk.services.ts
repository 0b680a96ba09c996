import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { attachment, instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { consultTypes, messageTypes } from './consult.kinds.ts'
import {
  answerText,
  chatPictures,
  declineReason,
  hospitalReason,
  notEmpty,
  offeredMedicine,
  moreReplies,
  supplementContent,
} from './consult.rules.ts'
import { consultDetail, consultHead, consultMember, consultMessage, consultRow } from './consult.schemas.ts'
import { triageFlags } from '../triage/triage-flags.ts'
import { consultStatuses } from './consult.status.ts'
import { consultSpelling as spelling } from './consult.words.ts'
import { medicalRecord } from './medical-record.rules.ts'
import { patientHead } from '../record/patient-head.ts'
import { historiesShown } from '../record/record.schemas.ts'
import { warning } from '../common/drug-warning.ts'
import { atMost } from '../rule.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { voiceSeconds } from '../common/voice.rules.ts'
import { consultDeskRefusals } from './consult-desk.refusals.ts'
import { cardKinds } from './card-message.ts'
import { open, own } from '../common/ids.ts'
import { ownMessageNumber, placeInTalk, shownToAll } from '../common/open-ids.ts'

/** A pharmacist answers medication questions alone (place.ts and consult.table.ts of the server). */
const access = ['doctor', 'nurse', 'pharmacist'] as const
const doctorsOnly = ['doctor', 'nurse'] as const
const oneConsult = z.object({ consultId: own('consult') })
const notFound = only(commonRefusals, 'not_found')

/** The desk's tabs: paid and waiting for a first reply, answered, ended. */
export const deskTabs = ['new', 'going', 'ended'] as const

/** What words of a patient cannot wait; a first answer that runs out; messages nobody has read; whoever waits for the desk: a first answer, or the next; what one has put aside. */
export const deskOnly = ['urgent', 'due', 'unread', 'waiting', 'snoozed'] as const
/** A first answer that is due within so long runs out. */
export const dueSoonMs = 4 * 3_600_000

/** What the doctor may do now: the page's buttons. */
export const deskEvents = [
  'reply',
  'record',
  'prescription',
  'ask',
  'more_replies',
  'hospital',
  'finish',
  'decline',
  'assign',
  'hand_over',
  'snooze',
] as const

/** Put aside by the caller until then; null: it is in his queue. */
const snooze = z.nullable(z.object({ until: instant, reason: z.string() }))

/** A row of the queue; `unreadCount` is the doctor's. */
const deskRow = z.object({
  ...consultRow.shape,
  /** Until when the first reply is due; null when it was given. */
  answerDueAt: z.nullable(instant),
  /** Of a team's consult: which member answers; null and '': any of them. */
  assignedDocId: z.nullable(z.string()),
  assignedDocName: z.string(),
  /** What the patient has said that cannot wait: answered before all others. */
  redFlags: z.array(z.enum(triageFlags)),
  snooze,
})

/** The team in whose name a consult is answered. */
const deskTeam = z.object({
  /** The chief first. */
  members: z.array(consultMember),
  /** Which member answers; null: any of them. */
  assignedDocId: z.nullable(z.string()),
})

/** Who is asked for, as far as the hospital knows; numbers masked. */
const healthFile = z.object({
  personName: z.string(),
  gender: z.nullable(z.string()),
  age: z.nullable(z.int()),
  idCard: z.string(),
  mobile: z.string(),
  /** self, parents, spouse, children, relatives, friends, others. */
  relationship: z.string(),
  maritalStatus: z.string(),
  isRealname: z.boolean(),
  /** What the patient tells of this person's health himself. */
  record: historiesShown,
})

/** The doctor's side of a consult (docs/product/protocol.md 3). His own consults and his teams'; another's is not found. */
export const consultDeskServices = {
  listDeskConsults: service({
    name: 'staff.consult.list',
    kind: 'query',
    access,
    audits: { listed: 'consult.list' },
    input: z.object({
      tab: z.optional(z.nullable(z.enum([...deskTabs, '']))),
      /** own: asked of him, or given to him by the chief; team: of his teams, whoever answers. */
      whose: z.optional(z.nullable(z.enum(['own', 'team', '']))),
      consultStatus: z.optional(z.nullable(z.enum([...consultStatuses, 'all', '']))),
      consultType: z.optional(z.nullable(z.enum([...consultTypes, '']))),
      /** Part of the patient's name. */
      search: z._default(z.string().check(z.trim(), atMost(30, '搜索内容不能超过30个字')), ''),
      only: z.optional(z.nullable(z.enum([...deskOnly, '']))),
      pageNum,
      pageSize: pageSize(10, 50),
    }),
    reply: page(deskRow),
    spelling,
  }),
  /** How many stand under each tab, and how many messages are unread. */
  countDeskConsults: service({
    name: 'staff.consult.counts',
    kind: 'query',
    access,
    audits: { none: 'numbers only' },
    input: z.object({}),
    reply: obj(
      z.object({
        new: z.int(),
        going: z.int(),
        /** Within the last hour: by it an open page sees that one more has. */
        ended: z.int(),
        /** Unread messages: of all, and of those answered before, and of those that have ended. */
        unread: z.int(),
        goingUnread: z.int(),
        endedUnread: z.int(),
        /** Put aside by the caller: not among new and going. */
        snoozed: z.int(),
      }),
    ),
    spelling,
  }),
  /** As the patient sees it, with the patient's file and what was asked before. Each look is a line of the audit log. */
  deskConsult: service({
    name: 'staff.consult.detail',
    kind: 'query',
    access,
    audits: { read: 'consult.read', of: 'consult' },
    /** `afterId`: only the messages after this one; without it all. */
    input: z.object({ consultId: own('consult'), afterId: open(placeInTalk, optionalId) }),
    reply: obj(
      z.object({
        consult: consultDetail,
        attaList: z.array(attachment),
        messageList: z.array(consultMessage),
        snooze,
        events: z.array(z.enum(deskEvents)),
        /** Null: asked of the doctor himself. */
        team: z.nullable(deskTeam),
        /** What decides on treatment, on top of the page. */
        head: patientHead,
        healthFile,
        /** What speaks against the medicines of a question, by the rules of prescriptions; empty in other kinds. */
        warnings: z.array(warning),
        earlierConsults: z.array(
          z.object({ ...consultHead.shape, illnessName: z.string(), consultContent: z.string(), createdAt: instant }),
        ),
      }),
    ),
    spelling,
    refusals: notFound,
  }),
  /**
   * The messages stand on the page of who answers. That alone ends no alarm: a page may stand open where nobody sits. What he
   * does there (a key, a press) does, for all that stood there when he did it.
   */
  readDeskMessages: service({
    name: 'staff.consult.read',
    kind: 'command',
    access,
    audits: { writes: ['consult.alarm.seen'] },
    input: z.object({
      ...oneConsult.shape,
      /** He has done something at the page: the instant of the newest message there. Null, left out: he has done nothing. */
      seenUntil: z.optional(z.nullable(instant)),
    }),
    reply: done,
    spelling,
    refusals: notFound,
  }),
  /** Everything in the tab of what has ended counts as seen; what is going is read one by one. */
  readAllEnded: service({
    name: 'staff.consult.read.all',
    kind: 'command',
    access,
    audits: { none: 'takes marks of unread off, shows nothing' },
    input: z.object({}),
    reply: done,
  }),
  /** An answer: text up to 1000 characters, or files, or one recording; the first one starts the 48 hours (docs/product/protocol.md 3). */
  answer: service({
    name: 'staff.consult.reply',
    shedLast: true,
    kind: 'command',
    access,
    audits: { writes: ['consult.reply'] },
    input: z
      .object({
        consultId: own('consult'),
        replyContent: answerText,
        msgType: z.optional(z.nullable(z.enum(messageTypes))),
        attaIdList: own('upload', chatPictures),
        /** Of a recording, which is sent alone. */
        seconds: voiceSeconds,
        sendId: open(ownMessageNumber, optionalId),
      })
      .check(notEmpty),
    reply: obj(consultMessage),
    spelling,
    refusals: { ...notFound, ...only(consultDeskRefusals, 'cannot_answer', 'assigned_to_other', 'voice_alone') },
  }),
  /** A card that leads the patient to an article, a doctor or a team (staff.follow.card.list): an answer like any other. */
  answerWithCard: service({
    name: 'staff.consult.card',
    kind: 'command',
    access,
    audits: { writes: ['consult.reply'] },
    input: z.object({
      consultId: own('consult'),
      cardKind: z.enum(cardKinds),
      cardId: open('what is published is read by everybody, and nothing else is found'),
      sendId: open(ownMessageNumber, optionalId),
    }),
    reply: obj(consultMessage),
    spelling,
    refusals: { ...notFound, ...only(consultDeskRefusals, 'cannot_answer', 'assigned_to_other', 'card_gone') },
  }),
  /**
   * Leads the patient from the talk to a prescription: a card with what the doctor recommends, by which he asks this doctor as for a
   * renewal (proof of his diagnosis, weight, allergies), and the doctor prescribes at the same desk. An answer like any other.
   */
  offerPrescription: service({
    name: 'staff.consult.prescription.offer',
    kind: 'command',
    access: ['doctor'],
    audits: { writes: ['consult.prescription.offer'] },
    input: z.object({
      consultId: own('consult'),
      content: offeredMedicine,
      sendId: open(ownMessageNumber, optionalId),
    }),
    reply: obj(consultMessage),
    spelling,
    refusals: {
      ...notFound,
      ...only(consultDeskRefusals, 'cannot_answer', 'assigned_to_other', 'not_prescriber', 'no_prescription_here'),
    },
  }),
  /** Asks the patient for more (补充资料). */
  askSupplement: service({
    name: 'staff.consult.supplement.ask',
    kind: 'command',
    access,
    audits: { writes: ['consult.supplement.ask'] },
    input: z.object({ consultId: own('consult'), content: supplementContent }),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(consultDeskRefusals, 'cannot_ask', 'assigned_to_other') },
  }),
  /** The patient may ask on: so many replies more, of a consult with a term for today. */
  giveReplies: service({
    name: 'staff.consult.replies.give',
    kind: 'command',
    access,
    audits: { writes: ['consult.replies.give'] },
    input: z.object({ consultId: own('consult'), count: moreReplies }),
    reply: obj(z.object({ repliesLeft: z.int() })),
    spelling,
    refusals: { ...notFound, ...only(consultDeskRefusals, 'cannot_give_replies', 'assigned_to_other') },
  }),
  /** Ends the consult; without a single reply the money goes back. */
  finishConsult: service({
    name: 'staff.consult.finish',
    kind: 'command',
    access,
    audits: { writes: ['consult.finish'] },
    input: oneConsult,
    reply: obj(consultHead),
    spelling,
    refusals: { ...notFound, ...only(consultDeskRefusals, 'cannot_finish', 'assigned_to_other') },
  }),
  /** Gives the consult back before the first reply, with full refund. */
  declineConsult: service({
    name: 'staff.consult.refuse',
    kind: 'command',
    access,
    audits: { writes: ['consult.refuse'] },
    input: z.object({ consultId: own('consult'), reason: declineReason }),
    reply: obj(consultHead),
    spelling,
    refusals: { ...notFound, ...only(consultDeskRefusals, 'cannot_decline', 'assigned_to_other') },
  }),
  /** A medical record (MEDICAL_RECORD): an answer like any other. */
  writeRecord: service({
    name: 'staff.consult.record',
    kind: 'command',
    access: doctorsOnly,
    audits: { writes: ['consult.record'] },
    input: z.object({ consultId: own('consult'), sendId: open(ownMessageNumber, optionalId), ...medicalRecord.shape }),
    reply: obj(consultMessage),
    spelling,
    refusals: {
      ...notFound,
      ...only(consultDeskRefusals, 'cannot_answer', 'assigned_to_other', 'diagnosis_unknown', 'proof_unchecked'),
    },
  }),
  /** What the doctor says of an alarm of triage: counted by rule, so that the tables get better. The last word counts. */
  judgeRedFlag: service({
    name: 'staff.consult.flag.judge',
    kind: 'command',
    access,
    audits: { none: 'a word on a rule, not on the patient' },
    input: z.object({
      consultId: own('consult'),
      flag: z.enum(triageFlags),
      verdict: z.enum(['right', 'wrong']),
    }),
    reply: done,
    spelling,
    refusals: notFound,
  }),
  /** Ends it with the advice to go to a hospital; without a reply before, all money goes back. */
  sendToHospital: service({
    name: 'staff.consult.hospital',
    kind: 'command',
    access,
    audits: { writes: ['consult.hospital'] },
    input: z.object({ consultId: own('consult'), reason: hospitalReason }),
    reply: obj(consultHead),
    spelling,
    refusals: { ...notFound, ...only(consultDeskRefusals, 'cannot_send', 'assigned_to_other') },
  }),
  /** The chief says which member answers, as long as the consult is going; without a member any of them may again. */
  assignConsult: service({
    name: 'staff.consult.assign',
    kind: 'command',
    access: doctorsOnly,
    audits: { writes: ['consult.assign'] },
    input: z.object({ consultId: own('consult'), docId: open(shownToAll, optionalId) }),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(consultDeskRefusals, 'cannot_assign', 'no_member') },
  }),
  /** Who else may answer: the doctors of the department of whom was asked who can log in, and he himself when another answers. */
  listColleagues: service({
    name: 'staff.consult.colleague.list',
    kind: 'query',
    access: doctorsOnly,
    audits: { none: 'the staff' },
    input: oneConsult,
    reply: list(z.object({ docId: z.string(), docName: z.string(), docTitle: z.string() })),
    refusals: notFound,
  }),
  /** A colleague answers from now on, in his own name; without one, or with whom was asked, that one again. The patient reads it. */
  handOver: service({
    name: 'staff.consult.hand.over',
    kind: 'command',
    access: doctorsOnly,
    audits: { writes: ['consult.hand_over', 'consult.alarm.doctor'] },
    input: z.object({ consultId: own('consult'), docId: open(shownToAll, optionalId) }),
    reply: done,
    refusals: { ...notFound, ...only(consultDeskRefusals, 'cannot_hand_over', 'no_colleague') },
  }),
} satisfies Services
