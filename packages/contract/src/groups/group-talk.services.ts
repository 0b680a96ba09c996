import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, optionalId } from '../common/fields.ts'
import { open, own } from '../common/ids.ts'
import { ownMessageNumber, placeInTalk } from '../common/open-ids.ts'
import { done, obj, only, service, type Services } from '../service.ts'
import { reportKindNames } from './groups.limits.ts'
import { groupRefusals } from './groups.refusals.ts'
import { groupPictures, groupText, mentionedIds, reportNote, notEmpty } from './groups.rules.ts'
import { announcement, groupMessage, talkPart } from './groups.schemas.ts'
import { groupSpelling as spelling } from './groups.words.ts'

const notFound = only(commonRefusals, 'not_found')
const amongMembers = { none: 'shown to the members under the names that they chose' } as const
const calledWithAt = 'members and doctors of the same group, others are left out'

/** Where a question of the talk begins: nothing said, at its end. */
export const placeAsked = {
  /** What stands before that message. */
  beforeId: open(placeInTalk, optionalId),
  /** What has changed since the reply that gave this version. */
  afterVersion: z.optional(z.nullable(z.int())),
}

/** What is said in a group, among its members of now. Who is none finds nothing, from the moment on that he is none. */
export const groupTalkServices = {
  /** The head of the room and a stretch of the talk in one call: 30 messages at the end, before a message, or what has changed. */
  openTalk: service({
    name: 'smarthos.group.message.list',
    kind: 'query',
    access: 'account',
    audits: amongMembers,
    input: z.object({ groupId: own('group'), ...placeAsked }),
    reply: obj(
      z.object({
        groupName: z.string(),
        memberCount: z.int(),
        isAllMuted: z.boolean(),
        announcement: z.nullable(announcement),
        me: z.object({ memberId: z.string(), nickname: z.string(), mutedUntil: z.nullable(instant) }),
        talk: talkPart,
      }),
    ),
    spelling,
    refusals: notFound,
  }),
  /** Up to 500 characters or nine pictures. The same sendId again gives the message that was taken. */
  sayInGroup: service({
    name: 'smarthos.group.message.send',
    kind: 'command',
    access: 'account',
    limits: [
      { per: 'account', times: 20, seconds: 60 },
      { per: 'account', times: 300, seconds: 3600 },
    ],
    input: z
      .object({
        groupId: own('group'),
        text: groupText,
        attaIdList: own('upload', groupPictures),
        /** Who is called with @, by memberId or docId. */
        mentionIds: open(calledWithAt, mentionedIds),
        sendId: open(ownMessageNumber, optionalId),
      })
      .check(notEmpty),
    reply: obj(groupMessage),
    spelling,
    refusals: { ...notFound, ...only(groupRefusals, 'muted', 'all_muted') },
  }),
  /** The member's own message, within two minutes. Nobody sees its words or pictures any more. */
  recallMessage: service({
    name: 'smarthos.group.message.recall',
    kind: 'command',
    access: 'account',
    input: z.object({ messageId: own('group_message') }),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(groupRefusals, 'recall_late', 'message_gone') },
  }),
  /** Somebody else's message, to the group's desk; once by each member. */
  reportMessage: service({
    name: 'smarthos.group.message.report',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 20, seconds: 3600 }],
    input: z.object({
      messageId: open('any message of a group that the caller is in; of another group it is not found'),
      kind: z.enum(reportKindNames, { error: () => '请选择举报原因' }),
      note: reportNote,
    }),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(groupRefusals, 'message_gone', 'already_reported') },
  }),
  /** All that stands there now was seen. */
  readGroup: service({
    name: 'smarthos.group.message.read',
    kind: 'command',
    access: 'account',
    input: z.object({ groupId: own('group') }),
    reply: done,
    spelling,
    refusals: notFound,
  }),
} satisfies Services
