import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { id, instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { open, own } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'
import { optionalLimitedText } from '../common/text.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import { groupLimits } from './groups.limits.ts'
import { groupRefusals } from './groups.refusals.ts'
import { deskReason, faqAnswer, faqQuestion, groupIntro, groupName, memberLimit, muteFor } from './groups.rules.ts'
import { faq } from './groups.schemas.ts'
import { applicationStatuses } from './groups.status.ts'

const access = ['doctor', 'nurse', 'operator', 'admin'] as const
const office = ['operator', 'admin'] as const
const notFound = only(commonRefusals, 'not_found')
const ofGroup = z.object({ groupId: own('group') })
const officeGroup = 'the office looks after all groups'

const deskGroupRow = z.object({
  groupId: z.string(),
  groupName: z.string(),
  doctorNames: z.array(z.string()),
  memberCount: z.int(),
  memberLimit: z.int(),
  /** Takes applications. */
  isOpen: z.boolean(),
  isAllMuted: z.boolean(),
  /** Applications that wait for an answer. */
  waitingCount: z.int(),
  /** Messages that were flagged or reported and nobody has dealt with. */
  alertCount: z.int(),
  lastAt: z.nullable(instant),
})

/** Who it is behind a nickname: only the desk knows. */
const deskPerson = z.object({
  personName: z.string(),
  personGender: z.nullable(z.string()),
  personAge: z.nullable(z.int()),
})

/** Patient groups as their doctors and the office keep them. A doctor's are those he is in; another's are not found. */
export const groupDeskServices = {
  listDeskGroups: service({
    name: 'staff.group.list',
    kind: 'query',
    access,
    audits: { none: 'groups and numbers' },
    input: z.object({ search: optionalLimitedText('搜索内容', 50), pageNum, pageSize: pageSize(20, 100) }),
    reply: page(deskGroupRow),
  }),
  deskGroup: service({
    name: 'staff.group.detail',
    kind: 'query',
    access,
    audits: { none: 'a group, its doctors and its texts' },
    input: ofGroup,
    reply: obj(
      z.object({
        ...deskGroupRow.shape,
        intro: z.string(),
        /** Empty while there is none. */
        announcement: z.string(),
        doctors: z.array(
          z.object({ docId: z.string(), docName: z.string(), docTitle: z.string(), docDeptName: z.string() }),
        ),
        faqs: z.array(faq),
        /** The caller is one of its doctors: what he says is said in his name. */
        mayTalk: z.boolean(),
      }),
    ),
    refusals: notFound,
  }),
  /** Without a groupId a new one. */
  saveGroup: service({
    name: 'staff.group.save',
    kind: 'command',
    access: office,
    audits: { writes: ['group.save'] },
    input: z.object({
      groupId: open(officeGroup, optionalId),
      groupName,
      intro: groupIntro,
      memberLimit,
      isOpen: z.boolean(),
      isAllMuted: z.boolean(),
    }),
    reply: obj(z.object({ groupId: z.string() })),
    refusals: { ...notFound, ...only(groupRefusals, 'name_taken') },
  }),
  /** The group's doctors in their order. Who is not among them any more does not see the group from then on. */
  setGroupDoctors: service({
    name: 'staff.group.doctor.set',
    kind: 'command',
    access: office,
    audits: { writes: ['group.doctors'] },
    input: z.object({
      groupId: open(officeGroup),
      docIds: open(shownToAll, z.array(id).check(z.maxLength(groupLimits.doctors))),
    }),
    reply: done,
    refusals: { ...notFound, ...only(groupRefusals, 'doctor_missing') },
  }),
  /** Without a faqId a new one, the last. */
  saveQuestion: service({
    name: 'staff.group.faq.save',
    kind: 'command',
    access,
    audits: { writes: ['group.faq'] },
    input: z.object({
      ...ofGroup.shape,
      faqId: open('looked for among the questions of the group', optionalId),
      question: faqQuestion,
      answer: faqAnswer,
    }),
    reply: obj(z.object({ faqId: z.string() })),
    refusals: { ...notFound, ...only(groupRefusals, 'questions_full') },
  }),
  removeQuestion: service({
    name: 'staff.group.faq.remove',
    kind: 'command',
    access,
    audits: { writes: ['group.faq'] },
    input: z.object({ ...ofGroup.shape, faqId: open('looked for among the questions of the group') }),
    reply: done,
    refusals: notFound,
  }),
  /** Those that wait the oldest first, the others the newest first. */
  listApplications: service({
    name: 'staff.group.application.list',
    kind: 'query',
    access,
    audits: { listed: 'group.applications' },
    input: z.object({ ...ofGroup.shape, isWaiting: z.boolean(), pageNum, pageSize: pageSize(20, 100) }),
    reply: page(
      z.object({
        applicationId: z.string(),
        ...deskPerson.shape,
        nickname: z.string(),
        reason: z.string(),
        status: z.enum(applicationStatuses),
        /** The account was removed from this group before. */
        wasRemoved: z.boolean(),
        answer: z.string(),
        createdAt: instant,
        answeredAt: z.nullable(instant),
      }),
    ),
    refusals: notFound,
  }),
  /** The account is a member from then on. A nickname that was taken meanwhile gets a number. */
  approveApplication: service({
    name: 'staff.group.application.approve',
    kind: 'command',
    access,
    audits: { writes: ['group.approve'] },
    input: z.object({ applicationId: own('group_application') }),
    reply: done,
    refusals: { ...notFound, ...only(groupRefusals, 'application_over', 'group_full') },
  }),
  declineApplication: service({
    name: 'staff.group.application.decline',
    kind: 'command',
    access,
    audits: { writes: ['group.decline'] },
    input: z.object({ applicationId: own('group_application'), reason: deskReason }),
    reply: done,
    refusals: { ...notFound, ...only(groupRefusals, 'application_over') },
  }),
  listDeskMembers: service({
    name: 'staff.group.member.list',
    kind: 'query',
    access,
    audits: { listed: 'group.members' },
    input: z.object({ ...ofGroup.shape, pageNum, pageSize: pageSize(50, 100) }),
    reply: page(
      z.object({
        memberId: z.string(),
        ...deskPerson.shape,
        nickname: z.string(),
        mutedUntil: z.nullable(instant),
        joinedAt: instant,
      }),
    ),
    refusals: notFound,
  }),
  /** Zero hours end it. */
  muteMember: service({
    name: 'staff.group.member.mute',
    kind: 'command',
    access,
    audits: { writes: ['group.mute'] },
    input: z.object({ memberId: own('group_member'), hours: muteFor }),
    reply: done,
    refusals: notFound,
  }),
  /** The member sees nothing of the group any more from then on, and reads why. */
  removeMember: service({
    name: 'staff.group.member.remove',
    kind: 'command',
    access,
    audits: { writes: ['group.remove'] },
    input: z.object({ memberId: own('group_member'), reason: deskReason }),
    reply: done,
    refusals: notFound,
  }),
} satisfies Services
