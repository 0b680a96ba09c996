import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { attachment, cents, instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { signatures } from '../common/signatures.ts'
import { diagnosis } from '../diagnosis/diagnosis.rules.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import { consultTypes, messageLevels, messageTypes } from './consult.kinds.ts'
import { asked, issued, mayNotAsk, notFound } from './consult.asked.ts'
import { consultRefusals } from './consult.refusals.ts'
import * as rules from './consult.rules.ts'
import {
  consultDetail,
  consultEvents,
  consultHead,
  consultMember,
  consultMessage,
  consultRow,
  givenReview,
} from './consult.schemas.ts'
import { consultStatuses } from './consult.status.ts'
import { consultSpelling as spelling } from './consult.words.ts'
import { open, own } from '../common/ids.ts'
import { ownMessageNumber, placeInTalk, shownToAll } from '../common/open-ids.ts'

const oneConsult = z.object({ consultId: own('consult') })
export const consultServices = {
  /** Asks a doctor by text and pictures. The server fills the person, computes the price and ignores what the client says of both (docs/product/security.md 4). */
  startPictureConsult: service({
    name: 'nethos.consult.info.docpic.issue.v2',
    aliases: ['nethos.consult.info.docpic.issue'],
    kind: 'command',
    takesHealth: true,
    access: 'account',
    input: z.object({
      docId: open(shownToAll),
      /** The related person; the account's own person when none is named. */
      personId: own('person', optionalId),
      ...asked,
    }),
    reply: issued,
    spelling,
    refusals: { ...mayNotAsk, ...only(consultRefusals, 'doctor_closed', 'quota_full', 'person_missing') },
  }),
  /**
   * Asks a team by text and pictures, or buys one of its services for a length of time. The related person must be
   * named: 请选择就诊人 (core 2). 24 hours without an answer: all money goes back.
   */
  startTeamConsult: service({
    name: 'nethos.consult.info.teampic.issue',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    input: z.object({
      teamId: open(shownToAll),
      personId: own('person', rules.namedPerson),
      /** A service of this team; without one a single consult. */
      serviceId: open(shownToAll, optionalId),
      ...asked,
    }),
    reply: issued,
    spelling,
    refusals: { ...mayNotAsk, ...only(consultRefusals, 'team_closed') },
  }),
  /** Everything that the consult's page shows; polled every 5 s (core 4). */
  consultDetail: service({
    name: 'nethos.consult.info.detail',
    kind: 'query',
    access: 'account',
    audits: { read: 'consult.read', of: 'consult' },
    input: z.object({
      consultId: own('consult'),
      /** Ours: the newest message that the page has; `messageList` then holds only what came after it. Without it: all. */
      afterId: open(placeInTalk, optionalId),
    }),
    reply: obj(
      z.object({
        consult: consultDetail,
        attaList: z.array(attachment),
        messageList: z.array(consultMessage),
        payWaitSeconds: z.int(),
        events: z.array(z.enum(consultEvents)),
        /** 专家团队成员 of a team consult, the chief first; empty for the other kinds. */
        memberList: z.array(consultMember),
      }),
    ),
    spelling,
    refusals: notFound,
  }),
  /** The patient has seen the messages. */
  readMessages: service({
    name: 'nethos.consult.message.read',
    kind: 'command',
    access: 'account',
    input: oneConsult,
    reply: done,
    spelling,
    refusals: notFound,
  }),
  /** A line of the patient's, or up to nine files; takes one of the remaining replies (core 7). */
  reply: service({
    name: 'nethos.consult.info.reply',
    shedLast: true,
    kind: 'command',
    access: 'account',
    input: z
      .object({
        consultId: own('consult'),
        replyContent: rules.chatText,
        /** What the client takes it for; the server tells by the files. */
        msgType: z.optional(z.nullable(z.enum(messageTypes))),
        attaIdList: own('upload', rules.chatPictures),
        /** The client's own id of this message: a repeat after a broken line is taken once. */
        sendId: open(ownMessageNumber, optionalId),
      })
      .check(rules.notEmpty),
    reply: obj(z.object({ ...consultMessage.shape, repliesLeft: z.int() })),
    spelling,
    refusals: {
      ...notFound,
      ...only(consultRefusals, 'no_replies_left', 'no_replies_left_today', 'wait_for_answer', 'cannot_reply'),
    },
  }),
  /** 补充资料 (core 4). */
  supplement: service({
    name: 'nethos.consult.info.supplement',
    kind: 'command',
    access: 'account',
    input: z.object({
      consultId: own('consult'),
      supplementContent: rules.supplementContent,
      attaIdList: own('upload', rules.formPictures),
    }),
    reply: obj(consultHead),
    spelling,
    refusals: { ...notFound, ...only(consultRefusals, 'cannot_supplement') },
  }),
  /** 取消申请, before payment. */
  cancelConsult: service({
    name: 'nethos.consult.info.cancel',
    kind: 'command',
    access: 'account',
    input: oneConsult,
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(consultRefusals, 'cannot_cancel') },
  }),
  /** 结束咨询, after the doctor has answered. */
  endConsult: service({
    name: 'nethos.consult.info.complete.v2',
    kind: 'command',
    access: 'account',
    input: oneConsult,
    reply: obj(consultHead),
    spelling,
    refusals: { ...notFound, ...only(consultRefusals, 'cannot_end') },
  }),
  /** Rates an ended consult; above a score of 4 the tags stand before the text (core 5). */
  reviewConsult: service({
    name: 'nethos.consult.info.comment',
    kind: 'command',
    access: 'account',
    input: z.object({
      consultId: own('consult'),
      score: rules.score,
      content: rules.reviewContent,
      tags: rules.reviewTags,
    }),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(consultRefusals, 'cannot_review') },
  }),
  /** The rating that was given; null when there is none. */
  givenReview: service({
    name: 'nethos.consult.info.comment.get',
    kind: 'query',
    access: 'account',
    audits: { none: 'what the account itself has written' },
    input: oneConsult,
    reply: obj(z.nullable(givenReview)),
    spelling,
    refusals: notFound,
  }),
  /** 我的咨询: with an answer not read, to pay, then all others; of each the newest first. -1 shows what expired unpaid as well: people read both as 已取消. */
  listConsults: service({
    name: 'nethos.consult.info.consultation.list',
    aliases: ['nethos.consult.consultation.list'],
    kind: 'query',
    access: 'account',
    audits: { none: 'rows of a list; opening one is written' },
    input: z.object({
      consultStatus: z.optional(z.nullable(z.enum([...consultStatuses, 'all', '']))),
      consultType: z.optional(z.nullable(z.enum([...consultTypes, '']))),
      personId: own('person', optionalId),
      pageNum,
      pageSize: pageSize(10, 50),
    }),
    reply: page(consultRow),
    spelling,
  }),
  /** The open consult with a doctor or team; null when there is none. */
  openConsult: service({
    name: 'nethos.consult.info.consult.id',
    aliases: ['nethos.consult.consult.id'],
    kind: 'query',
    access: 'account',
    audits: { none: 'which consult goes on; opening it is written' },
    input: z.object({
      docId: open(shownToAll, optionalId),
      teamId: open(shownToAll, optionalId),
      personId: own('person', optionalId),
      /** One open consult per person, doctor and kind; left out: of any kind. */
      consultType: z.optional(z.enum(consultTypes)),
    }),
    reply: obj(z.object({ consultId: z.nullable(z.string()) })),
    spelling,
  }),
  /** The state as it is now; the payment screen asks it on entry. */
  syncConsult: service({
    name: 'nethos.consult.info.consult.sync',
    aliases: ['nethos.consult.consult.sync'],
    kind: 'query',
    access: 'account',
    audits: { none: 'whether there is something new' },
    input: oneConsult,
    reply: obj(z.object({ ...consultHead.shape, payWaitSeconds: z.int() })),
    spelling,
    refusals: notFound,
  }),
  /** Whether the person has an unpaid consult with that doctor; consultId is null when not. */
  unpaidConsult: service({
    name: 'nethos.consult.info.need.pay',
    aliases: ['nethos.consult.need.pay'],
    kind: 'query',
    access: 'account',
    audits: { none: 'which consult goes on; opening it is written' },
    input: z.object({ personId: own('person', optionalId), docId: open(shownToAll) }),
    reply: obj(z.object({ consultId: z.nullable(z.string()), payWaitSeconds: z.int() })),
    spelling,
  }),
  /** The going consult with a doctor and the person it is about; null when there is none. */
  goingConsult: service({
    name: 'nethos.consult.info.going.pat.info',
    aliases: ['nethos.consult.going.pat.info'],
    kind: 'query',
    access: 'account',
    audits: { none: 'which consult goes on; opening it is written' },
    input: z.object({ docId: open(shownToAll, optionalId), personId: own('person', optionalId) }),
    reply: obj(z.nullable(consultRow)),
    spelling,
  }),
  /** How many files the patient has already sent in a consult. */
  countAttachments: service({
    name: 'nethos.consult.atta.num',
    kind: 'query',
    access: 'account',
    audits: { none: 'numbers only' },
    input: oneConsult,
    reply: obj(z.int()),
    spelling,
    refusals: notFound,
  }),
  /** A medical record that the doctor has written: of a message, or else the newest (core 3). */
  medicalRecord: service({
    name: 'nethos.consult.medical.record.info',
    kind: 'query',
    access: 'account',
    audits: { read: 'consult.read', of: 'consult' },
    input: z.object({
      consultId: own('consult'),
      messageId: open('looked for among the messages of the consult', optionalId),
    }),
    reply: obj(
      z.object({
        messageId: z.string(),
        title: z.string(),
        complained: z.string(),
        illnessName: z.string(),
        diagnoses: z.array(diagnosis),
        medicalOpinion: z.string(),
        docName: z.string(),
        consulterName: z.string(),
        createdAt: instant,
        /** As it is signed; null for those that were written before sheets were made of them. */
        sheet: z.nullable(
          z.object({
            recordNo: z.string(),
            /** Kilograms as told last; '' where they were not. */
            weightKg: z.string(),
            /** In words; '' where nobody has asked. */
            allergies: z.string(),
            /** Of what the doctor has written, SHA-256 in hex. */
            contentHash: z.string(),
            /** Null while the signed PDF is being made. */
            pdf: z.nullable(attachment),
            signatures,
          }),
        ),
      }),
    ),
    spelling,
    refusals: notFound,
  }),
  /** The messages of a consult in order, or only its system notices (core 7). */
  listMessages: service({
    name: 'nethos.consult.message.list.v3',
    kind: 'query',
    access: 'account',
    audits: { read: 'consult.read', of: 'consult' },
    input: z.object({
      consultId: own('consult'),
      msgLevel: z.optional(z.nullable(z.enum([...messageLevels, '']))),
      pageNum,
      pageSize: pageSize(10_000, 10_000),
    }),
    reply: page(consultMessage),
    spelling,
    refusals: notFound,
  }),
  /** What a consult with this doctor costs now, and how many replies it has (core 7). */
  consultFee: service({
    name: 'nethos.doc.consult.bill.fee',
    kind: 'query',
    access: 'anybody',
    input: z.object({ docId: open(shownToAll), consultType: z._default(z.enum(consultTypes), 'DOCPIC') }),
    reply: obj(z.object({ feeCents: cents, replyLimit: z.int(), isOpen: z.boolean() })),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
} satisfies Services
