import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { optionalId } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { open, own } from '../common/ids.ts'
import { bookableByAll, notRead } from '../common/open-ids.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { companionFields } from './daysurgery.rules.ts'
import { daySurgeryRefusals } from './daysurgery.refusals.ts'
import { surgeryHome, surgeryInfo, surgeryMessage, surgeryRow, teamMember } from './daysurgery.schemas.ts'
import { surgerySpelling as spelling } from './daysurgery.words.ts'

/** Left out: of all the account's people who let it. */
const ofPerson = z.object({ personId: own('person', optionalId), hosId: open(bookableByAll, optionalId) })
/** One of them; whose it is says the operation itself. */
const one = z.object({ surgeryId: own('surgery'), personId: open(notRead, optionalId) })
/** One of them, or the one of a person that lies nearest. */
const oneOf = z.object({ surgeryId: own('surgery', optionalId), personId: own('person', optionalId) })
const acting = { ...only(commonRefusals, 'not_found'), ...grantRefusals }
const lists = {
  kind: 'query',
  access: 'account',
  audits: { none: 'rows of the account’s own list; opening one is written' },
  input: ofPerson,
  reply: list(surgeryRow),
  spelling,
  refusals: acting,
} as const
const reads = { read: 'surgery.read', of: 'surgery' } as const

/** Operations that a hospital has planned for its files, and how they go. Acting for a person takes the scope `book`. */
export const daySurgeryServices = {
  /** Those of one day, what lies ahead first; a hundred at most. */
  daySurgeryList: service({ ...lists, name: 'zheer.yygh.ApiDaySurgeryService.daySurgeryList' }),
  /** Operations of whatever kind. */
  surgeryList: service({ ...lists, name: 'zheer.yygh.ApiDaySurgeryService.surgeryList' }),
  /** 日间化疗 */
  chemotherapyList: service({ ...lists, name: 'nethos.daysurgery.chemotherapy.list' }),
  /** One operation and its steps with their true times. */
  surgeryInfo: service({
    name: 'zheer.yygh.ApiDaySurgeryService.surgeryInfo',
    kind: 'query',
    access: 'account',
    audits: reads,
    input: one,
    reply: obj(surgeryInfo),
    spelling,
    refusals: acting,
  }),
  /** The same with what is to be prepared, the tasks and how many messages are unread: the home of one operation. */
  surgeryHome: service({
    name: 'zheer.yygh.ApiDaySurgeryService.surgeryInfo.v2',
    kind: 'query',
    access: 'account',
    audits: reads,
    input: one,
    reply: obj(surgeryHome),
    spelling,
    refusals: acting,
  }),
  /** The same of the operation of a person that lies nearest. */
  nearestHome: service({
    name: 'nethos.daysurgery.nearest',
    kind: 'query',
    access: 'account',
    audits: { read: 'surgery.read', of: 'person' },
    input: z.object({ personId: own('person') }),
    reply: obj(surgeryHome),
    spelling,
    refusals: acting,
  }),
  surgeryTeam: service({
    name: 'smarthos.daysurgery.team.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'who operates; the operation itself is not in it' },
    input: oneOf,
    reply: list(teamMember),
    spelling,
    refusals: acting,
  }),
  /** What the box says of it, newest first; a hundred at most. */
  surgeryMessages: service({
    name: 'nethos.daysurgery.message.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'the account’s own messages' },
    input: oneOf,
    reply: list(surgeryMessage),
    spelling,
    refusals: acting,
  }),
  /** Who operates next on a person; nobody where nothing is planned. */
  plannedTeam: service({
    name: 'nethos.daysurgery.team.planned',
    kind: 'query',
    access: 'account',
    audits: { none: 'who operates; the operation itself is not in it' },
    input: z.object({ personId: own('person') }),
    reply: list(teamMember),
    spelling,
    refusals: acting,
  }),
  /** What the account's own box says of an admission; of somebody else's it says nothing. */
  admissionMessages: service({
    name: 'nethos.daysurgery.admission.message.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'the account’s own messages' },
    input: z.object({ admissionId: open('only the account’s own messages are looked through for it') }),
    reply: list(surgeryMessage),
  }),
  /** Who takes the patient home; named again it is another one, until he has gone home. */
  nameCompanion: service({
    name: 'nethos.daysurgery.companion.name',
    kind: 'command',
    access: 'account',
    audits: { writes: ['surgery.companion'] },
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({ surgeryId: own('surgery'), ...companionFields }),
    reply: done,
    spelling,
    refusals: { ...acting, ...only(daySurgeryRefusals, 'is_over') },
  }),
} satisfies Services
