import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { open, own } from '../common/ids.ts'
import { ownMessageNumber } from '../common/open-ids.ts'
import { cardKinds } from '../consult/card-message.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import { judgedAlarm, judgingAudit, shownAlarms } from '../triage/alarm.fields.ts'
import { placeAsked } from './group-talk.services.ts'
import { groupRefusals } from './groups.refusals.ts'
import { announcementText, deskReason, groupPictures, groupText, mentionedIds, notEmpty } from './groups.rules.ts'
import { groupMessage, talkPart } from './groups.schemas.ts'

const access = ['doctor', 'nurse', 'operator', 'admin'] as const
const notFound = only(commonRefusals, 'not_found')
const limits = [{ per: 'account', times: 60, seconds: 60 }] as const

/** Why a message waits at the desk: the understanding of words found danger in it, or members have reported it. */
export const alertKinds = ['danger', 'report'] as const

/** The talk of a group at its desk. A doctor's groups are those he is in; another's are not found. */
export const groupDeskTalkServices = {
  /** As the members see it, with the advice that only its writer sees. */
  deskTalk: service({
    name: 'staff.group.message.list',
    kind: 'query',
    access,
    audits: { listed: 'group.read' },
    input: z.object({ groupId: own('group'), ...placeAsked }),
    reply: obj(talkPart),
    refusals: notFound,
  }),
  /** In the name of the doctor that the caller is. */
  sayAtDesk: service({
    name: 'staff.group.message.send',
    kind: 'command',
    access,
    audits: { writes: ['group.say'] },
    limits,
    input: z
      .object({
        groupId: own('group'),
        text: groupText,
        attaIdList: own('upload', groupPictures),
        mentionIds: open('members and doctors of the same group, others are left out', mentionedIds),
        sendId: open(ownMessageNumber, optionalId),
      })
      .check(notEmpty),
    reply: obj(groupMessage),
    refusals: { ...notFound, ...only(groupRefusals, 'not_in_group') },
  }),
  /** A card that leads the members to an article, a doctor or a team. */
  sendGroupCard: service({
    name: 'staff.group.card.send',
    kind: 'command',
    access,
    audits: { writes: ['group.say'] },
    limits,
    input: z.object({
      groupId: own('group'),
      cardKind: z.enum(cardKinds),
      cardId: open('only what everybody may read is sent as a card'),
      sendId: open(ownMessageNumber, optionalId),
    }),
    reply: obj(groupMessage),
    refusals: { ...notFound, ...only(groupRefusals, 'not_in_group', 'card_gone') },
  }),
  /** Stands above the talk, and in it as a message; empty takes it down. */
  announce: service({
    name: 'staff.group.announce',
    kind: 'command',
    access,
    audits: { writes: ['group.announce'] },
    limits,
    input: z.object({ groupId: own('group'), text: announcementText }),
    reply: done,
    refusals: notFound,
  }),
  /** Nobody sees its words or pictures any more; what waits for it at the desk is dealt with. */
  removeMessage: service({
    name: 'staff.group.message.remove',
    kind: 'command',
    access,
    audits: { writes: ['group.message.remove'] },
    input: z.object({ messageId: own('group_message'), reason: deskReason }),
    reply: done,
    refusals: { ...notFound, ...only(groupRefusals, 'message_gone') },
  }),
  /** Messages that wait, danger first; or those that were dealt with, the newest first. */
  listAlerts: service({
    name: 'staff.group.alert.list',
    kind: 'query',
    access,
    audits: { listed: 'group.alerts' },
    input: z.object({ groupId: own('group'), isOpen: z.boolean(), pageNum, pageSize: pageSize(20, 100) }),
    reply: page(
      z.object({
        alertId: z.string(),
        kind: z.enum(alertKinds),
        /** What was found or why it was reported, in words. */
        why: z.string(),
        /** Of a danger; empty of a report. */
        alarms: shownAlarms,
        /** What the reporting member has added. */
        note: z.string(),
        message: groupMessage,
        /** The member who wrote it; empty of a doctor. */
        memberId: z.string(),
        personName: z.string(),
        createdAt: instant,
        settledAt: z.nullable(instant),
        outcome: z.string(),
      }),
    ),
    refusals: notFound,
  }),
  /** It was looked at and what was needed was done; the message stays. */
  settleAlert: service({
    name: 'staff.group.alert.settle',
    kind: 'command',
    access,
    audits: { writes: ['group.alert.settle'] },
    input: z.object({ alertId: own('group_alert'), outcome: deskReason }),
    reply: done,
    refusals: notFound,
  }),
  judgeAlert: service({
    name: 'staff.group.alert.judge',
    kind: 'command',
    access,
    audits: judgingAudit,
    input: z.object({ alertId: own('group_alert'), ...judgedAlarm }),
    reply: done,
    refusals: notFound,
  }),
} satisfies Services
