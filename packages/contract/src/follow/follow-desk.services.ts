import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { chatPictures } from '../consult/consult.rules.ts'
import { lastMessage, talkCard, talkMessage } from './follow.schemas.ts'
import { triageFlags } from '../triage/triage-flags.ts'
import { followRefusals } from './follow.refusals.ts'
import { voiceSeconds } from '../common/voice.rules.ts'
import { cardKinds } from '../consult/card-message.ts'
import { notEmpty, talkAnswer } from './follow.rules.ts'
import { followSpelling as spelling } from './follow.words.ts'
import { optionalLimitedText } from '../common/text.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { followDeskRefusals } from './follow-desk.refusals.ts'
import { open, own } from '../common/ids.ts'
import { ownMessageNumber, placeInTalk } from '../common/open-ids.ts'

const access = ['doctor', 'nurse'] as const
const oneTalk = z.object({ followId: own('follow') })
const notFound = only(commonRefusals, 'not_found')

/** A patient who follows, or has followed, the doctor: the account's own person. */
export const follower = z.object({
  followId: z.string(),
  /** Empty when the account has not said who it is. */
  patientName: z.string(),
  /** M or F. */
  patientGender: z.nullable(z.string()),
  patientAge: z.nullable(z.int()),
  isFollowing: z.boolean(),
  followedAt: instant,
  /** Null when nothing was said yet. */
  lastMessage: z.nullable(lastMessage),
  /** What in the patient's words cannot wait, the gravest first; empty once the doctor has said of each whether it was right. */
  redFlags: z.array(z.enum(triageFlags)),
  /** Words of danger that the doctor has not read yet: he was called for them, and they stand first in the list. */
  isUrgent: z.boolean(),
})

/** talks: those with whom something was said. unread: of these, who waits. all: everybody who follows. */
export const followTabs = ['unread', 'talks', 'all'] as const

/** The doctor's side of being followed. His own followers; another doctor's are not found. */
export const followDeskServices = {
  /** Talks by their newest message, those that cannot wait first; all by when they began to follow. */
  listFollowers: service({
    name: 'staff.follow.list',
    kind: 'query',
    access,
    audits: { listed: 'follow.list' },
    input: z.object({ tab: z._default(z.enum(followTabs), 'talks'), pageNum, pageSize: pageSize(30, 100) }),
    reply: page(follower),
    spelling,
  }),
  /** How many follow, and how many messages wait. */
  countFollowers: service({
    name: 'staff.follow.counts',
    kind: 'query',
    access,
    audits: { none: 'numbers only' },
    input: z.object({}),
    reply: obj(z.object({ followers: z.int(), talks: z.int(), unread: z.int() })),
    spelling,
  }),
  /** Who it is, and what was said, the newest first. Each look is a line of the audit log. */
  deskTalk: service({
    name: 'staff.follow.message.list',
    kind: 'query',
    access,
    audits: { read: 'follow.read', of: 'follow' },
    input: z.object({ followId: own('follow'), beforeId: open(placeInTalk, optionalId), pageSize: pageSize(50, 100) }),
    reply: obj(z.object({ follower, messages: z.array(talkMessage), hasOlder: z.boolean() })),
    spelling,
    refusals: notFound,
  }),
  /** A text up to 1000 characters, up to nine files, or one recording. The same sendId again gives the message that was taken. */
  writeToFollower: service({
    name: 'staff.follow.message.send',
    kind: 'command',
    access,
    audits: { writes: ['follow.reply'] },
    limits: [{ per: 'account', times: 120, seconds: 60 }],
    input: z
      .object({
        followId: own('follow'),
        text: talkAnswer,
        attaIdList: own('upload', chatPictures),
        seconds: voiceSeconds,
        sendId: open(ownMessageNumber, optionalId),
      })
      .check(notEmpty),
    reply: obj(talkMessage),
    spelling,
    refusals: {
      ...notFound,
      ...only(followDeskRefusals, 'patient_left'),
      ...only(followRefusals, 'voice_alone'),
    },
  }),
  /**
   * What can be sent as a card, 20 at most: with words the nearest; without, an article of the doctor's own, or who is
   * recommended. Only what patients find.
   */
  listCards: service({
    name: 'staff.follow.card.list',
    kind: 'query',
    access: ['doctor', 'nurse', 'pharmacist'],
    audits: { none: 'what is shown to everybody' },
    input: z.object({ cardKind: z.enum(cardKinds), word: optionalLimitedText('搜索内容', 50) }),
    reply: list(z.object({ cardId: z.string(), ...talkCard.shape })),
    spelling,
  }),
  /** A card that leads the patient to an article, a doctor or a team. The same sendId again gives the card that was sent. */
  sendCard: service({
    name: 'staff.follow.card.send',
    kind: 'command',
    access,
    audits: { writes: ['follow.reply'] },
    limits: [{ per: 'account', times: 60, seconds: 60 }],
    input: z.object({
      followId: own('follow'),
      cardKind: z.enum(cardKinds),
      cardId: open('only what everybody may read is sent as a card'),
      sendId: open(ownMessageNumber, optionalId),
    }),
    reply: obj(talkMessage),
    spelling,
    refusals: { ...notFound, ...only(followDeskRefusals, 'patient_left', 'card_gone') },
  }),
  /** What the doctor says of an alarm of triage: counted by rule, so that the tables get better. It is taken off the talk. */
  judgeTalkFlag: service({
    name: 'staff.follow.flag.judge',
    kind: 'command',
    access,
    audits: { none: 'a word on a rule, not on the patient' },
    input: z.object({ followId: own('follow'), flag: z.enum(triageFlags), verdict: z.enum(['right', 'wrong']) }),
    reply: done,
    spelling,
    refusals: notFound,
  }),
  /** The doctor has seen the messages. */
  readDeskTalk: service({
    name: 'staff.follow.message.read',
    kind: 'command',
    access,
    audits: { none: 'takes the mark of unread off, shows nothing' },
    input: oneTalk,
    reply: done,
    spelling,
    refusals: notFound,
  }),
  /** The doctor's own QR codes, made when he has none yet: who scans the one follows him, who registers by the other has come by him. */
  ownCode: service({
    name: 'staff.follow.code',
    kind: 'command',
    access,
    audits: { none: 'his own code' },
    input: z.object({}),
    reply: obj(
      z.object({
        exclusiveCodeId: z.string(),
        promoteCode: z.string(),
        /** How many have registered by the promote code; not who. */
        registered: z.int(),
        docId: z.string(),
        docName: z.string(),
        docTitle: z.string(),
        docDeptName: z.string(),
        docHosName: z.string(),
        docAvatar: z.string(),
      }),
    ),
    spelling,
    refusals: only(followDeskRefusals, 'no_doctor'),
  }),
} satisfies Services
