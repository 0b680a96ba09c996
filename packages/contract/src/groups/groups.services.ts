import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, pageNum, pageSize } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { open, own } from '../common/ids.ts'
import { optionalLimitedText } from '../common/text.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { groupRefusals } from './groups.refusals.ts'
import { applyReason, groupNickname } from './groups.rules.ts'
import { announcement, application, faq, groupCardHead } from './groups.schemas.ts'
import { groupSpelling as spelling } from './groups.words.ts'

const notFound = only(commonRefusals, 'not_found')
const shownToAsked = 'a group is shown to everybody who has its address'
const ofGroup = z.object({ groupId: own('group') })
const ownGroups = { none: 'the account’s own groups' } as const
const amongMembers = { none: 'shown to the members under the names that they chose' } as const

const joinedGroup = z.object({
  groupId: z.string(),
  groupName: z.string(),
  doctorNames: z.array(z.string()),
  memberCount: z.int(),
  /** The newest message in one line, with who said it; empty while nothing was said. */
  lastText: z.string(),
  lastAt: z.nullable(instant),
  unreadCount: z.int(),
  /** Somebody has called the reader with @ in what is unread. */
  isMentioned: z.boolean(),
  isQuiet: z.boolean(),
})

/** How the account stands in one group. */
const membership = z.object({
  memberId: z.string(),
  nickname: z.string(),
  /** No messages in the box for what is said here. */
  isQuiet: z.boolean(),
  mutedUntil: z.nullable(instant),
  joinedAt: instant,
})

/** Which groups there are for an account, how it comes in and goes out. Another account's membership is not found. */
export const groupServices = {
  /** The groups that the account has joined, the newest talk first; its applications that wait; groups that can be applied for. */
  listGroups: service({
    name: 'smarthos.group.list',
    kind: 'query',
    access: 'account',
    audits: ownGroups,
    input: z.object({}),
    reply: obj(
      z.object({
        joined: z.array(joinedGroup),
        applications: z.array(application),
        open: z.array(groupCardHead),
      }),
    ),
    spelling,
  }),
  /** A group's card, and how the account stands to it. */
  getGroup: service({
    name: 'smarthos.group.info',
    kind: 'query',
    access: 'account',
    audits: ownGroups,
    input: z.object({ groupId: open(shownToAsked) }),
    reply: obj(
      z.object({
        ...groupCardHead.shape,
        /** Applications are taken and there is room. */
        isOpen: z.boolean(),
        /** Null: not a member. */
        membership: z.nullable(membership),
        /** Only to members; null while there is none. */
        announcement: z.nullable(announcement),
        /** The account's newest application; null while there was none. */
        application: z.nullable(application),
      }),
    ),
    spelling,
    refusals: notFound,
  }),
  /** For one of the account's people, under a nickname. Answered at the group's desk within 30 days. */
  applyToGroup: service({
    name: 'smarthos.group.apply',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    audits: { writes: ['group.apply'] },
    limits: [{ per: 'account', times: 10, seconds: 3600 }],
    input: z.object({
      groupId: open(shownToAsked),
      personId: own('person'),
      nickname: groupNickname,
      reason: applyReason,
    }),
    reply: obj(z.object({ applicationId: z.string() })),
    spelling,
    refusals: {
      ...notFound,
      ...only(grantRefusals, 'grant_closed'),
      ...only(
        groupRefusals,
        'group_closed',
        'group_full',
        'already_member',
        'already_applied',
        'nickname_taken',
        'nickname_real',
      ),
    },
  }),
  /** The account's newest application to the group. */
  getApplication: service({
    name: 'smarthos.group.apply.result',
    kind: 'query',
    access: 'account',
    audits: ownGroups,
    input: z.object({ groupId: open(shownToAsked) }),
    reply: obj(application),
    spelling,
    refusals: notFound,
  }),
  withdrawApplication: service({
    name: 'smarthos.group.apply.cancel',
    kind: 'command',
    access: 'account',
    input: z.object({ groupId: open(shownToAsked) }),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(groupRefusals, 'application_over') },
  }),
  /** Members by when they joined, under the names that they chose; 100 a page. */
  listMembers: service({
    name: 'smarthos.group.member.list',
    kind: 'query',
    access: 'account',
    audits: amongMembers,
    input: z.object({ ...ofGroup.shape, pageNum, pageSize: pageSize(50, 100) }),
    reply: page(z.object({ memberId: z.string(), nickname: z.string(), isMe: z.boolean() })),
    spelling,
    refusals: notFound,
  }),
  listGroupDoctors: service({
    name: 'smarthos.group.doctor.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'doctors are shown to everybody' },
    input: ofGroup,
    reply: list(
      z.object({
        docId: z.string(),
        docName: z.string(),
        docTitle: z.string(),
        docDeptName: z.string(),
        docHosName: z.string(),
        docAvatar: z.string(),
        docSkill: z.string(),
      }),
    ),
    spelling,
    refusals: notFound,
  }),
  /** All questions in their order; with a word those in whose question or answer it stands, the question first. */
  listQuestions: service({
    name: 'smarthos.group.faq.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'texts of the hospital' },
    input: z.object({ ...ofGroup.shape, word: optionalLimitedText('搜索内容', 50) }),
    reply: list(faq),
    spelling,
    refusals: notFound,
  }),
  /** What is left out stays as it is. */
  changeMembership: service({
    name: 'smarthos.group.set',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 30, seconds: 3600 }],
    input: z.object({
      ...ofGroup.shape,
      nickname: z.optional(groupNickname),
      isQuiet: z.optional(z.boolean()),
    }),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(groupRefusals, 'nickname_taken', 'nickname_real') },
  }),
  /** The account sees nothing of the group any more from then on. */
  leaveGroup: service({
    name: 'smarthos.group.leave',
    kind: 'command',
    access: 'account',
    input: ofGroup,
    reply: done,
    spelling,
    refusals: notFound,
  }),
} satisfies Services
