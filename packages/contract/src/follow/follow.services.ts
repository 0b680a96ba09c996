import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { chatPictures } from '../consult/consult.rules.ts'
import { doctor } from '../doctors/doctors.schemas.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { followRefusals } from './follow.refusals.ts'
import { voiceSeconds } from '../common/voice.rules.ts'
import { notEmpty, talkLine } from './follow.rules.ts'
import { lastMessage, talkMessage } from './follow.schemas.ts'
import { followSpelling as spelling } from './follow.words.ts'
import { open, own } from '../common/ids.ts'
import { ownMessageNumber, placeInTalk, shownToAll } from '../common/open-ids.ts'

const oneTalk = z.object({ followId: own('follow') })
const notFound = only(commonRefusals, 'not_found')

/** Whom an account follows, and what is said between it and them. Another account's talk is not found. */
export const followServices = {
  /** The doctors whom the account follows, the latest first. */
  listFollowed: service({
    name: 'nethos.follow.docpat.list',
    kind: 'query',
    access: 'account',
    input: z.object({ pageNum, pageSize: pageSize(10, 50) }),
    reply: page(
      z.object({
        followId: z.string(),
        docId: z.string(),
        sysDoc: doctor,
        createdAt: instant,
        /** Messages of this doctor that were not seen yet. */
        unreadCount: z.int(),
      }),
    ),
    spelling,
  }),
  /** The follow between the account and a doctor, by the doctor or by its own id. followId is null when there never was one. */
  getFollow: service({
    name: 'nethos.follow.get',
    kind: 'query',
    access: 'account',
    audits: { none: 'the account’s own talk' },
    input: z
      .object({ docId: open(shownToAll, optionalId), followId: own('follow', optionalId) })
      .check(z.refine(asked => Boolean(asked.docId || asked.followId), '请选择医生')),
    reply: obj(z.object({ followId: z.nullable(z.string()), isFollow: z.boolean(), sysDoc: doctor })),
    spelling,
    refusals: notFound,
  }),
  /** The newest message of each talk with a doctor whom the account follows, the newest first; 200 at most. */
  listLastMessages: service({
    name: 'nethos.follow.message.last.list',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: list(z.object({ followId: z.string(), docId: z.string(), sysDoc: doctor, lastMessage })),
    spelling,
  }),
  /** What was said, the newest first. `beforeId` asks for what stands before that message, and pageNum then counts from there. */
  listTalk: service({
    name: 'nethos.follow.message.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'the account’s own talk' },
    input: z.object({
      followId: own('follow'),
      beforeId: open(placeInTalk, optionalId),
      pageNum,
      pageSize: pageSize(30, 100),
    }),
    reply: page(talkMessage),
    spelling,
    refusals: notFound,
  }),
  /** A line up to 100 characters, up to nine files, or one recording. The same sendId again gives the message that was taken. */
  sendMessage: service({
    name: 'nethos.follow.message.send',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    limits: [{ per: 'account', times: 60, seconds: 60 }],
    input: z
      .object({
        followId: own('follow'),
        text: talkLine,
        attaIdList: own('upload', chatPictures),
        seconds: voiceSeconds,
        sendId: open(ownMessageNumber, optionalId),
      })
      .check(notEmpty),
    reply: obj(talkMessage),
    spelling,
    refusals: { ...notFound, ...only(followRefusals, 'not_following', 'doctor_left', 'voice_alone') },
  }),
  /** The patient has seen the messages. */
  readTalk: service({
    name: 'nethos.follow.message.read',
    kind: 'command',
    access: 'account',
    input: oneTalk,
    reply: done,
    spelling,
    refusals: notFound,
  }),
} satisfies Services
