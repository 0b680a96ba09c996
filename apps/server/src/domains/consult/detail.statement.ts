import { sql } from 'kysely'
import type { LengthUnit } from '@nethos/contract/common/lengths.ts'
import type { ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import type { AskedMedicine, ConsultMember } from '@nethos/contract/consult/consult.schemas.ts'
import type { TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import type { Ctx } from '../../calls/handler.ts'
import { epochMs } from '../../calls/epoch-ms.ts'
import { askTogether } from '../../database/ask-together.ts'
import { isOpenText } from '../people/public.ts'
import { viewerTicket } from '../system/public.ts'
import type { OwnFile } from './attachments.ts'

/** What the rules need of a consult, what its reply tells of it, and its messages as JSON in the wire's words. */
export interface DetailRow {
  consultId: string
  consultType: ConsultType
  status: string
  feeCents: number
  repliesLeft: number
  replyLimit: number
  replyCount: number
  repliesOn: string | null
  supplementAskedAt: number | null
  createdAt: number
  startedAt: number | null
  firstReplyAt: number | null
  endedAt: number | null
  servedUntil: number | null
  endReason: string
  accountId: string
  /** Whom it is about. */
  personId: string
  /** The account of his own, when another one reads; null otherwise. */
  ownAccountId: string | null
  docId: string | null
  teamId: string | null
  docName: string
  docTitle: string
  docDeptName: string
  docHosName: string
  docAvatar: string
  consulterName: string
  consulterGender: string | null
  consulterAge: number | null
  /** His day of birth, where it is known. */
  birthOn: string | null
  consulterIdCard: string
  consulterMobile: string
  illnessName: string
  illnessTime: string
  consultContent: string
  expectedHelpContent: string
  attachments: OwnFile[]
  supplementContent: string
  supplementAttachments: OwnFile[]
  consultSource: string | null
  consultSourceId: string | null
  serviceId: string | null
  serviceName: string
  lengthOfTime: number | null
  lengthUnit: LengthUnit | null
  freeClinicId: string | null
  medicines: AskedMedicine[]
  allergyHistory: string
  redFlags: TriageFlag[]
  messageList: string
}

const instants = ['supplement_asked_at', 'created_at', 'started_at', 'first_reply_at', 'ended_at', 'served_until']

/**
 * Of each question of one moment: the consult, whose it is, the viewer's ticket (an address of a file that carries it shows the
 * file to him who may see the consult), now, and the newest message that is known.
 */
const questions =
  'unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::text[]) with ordinality as ask (consult_id, whose, ticket, at, after_id, nth)'

/**
 * `later`: what the messages have to be besides; seq follows the commits, for every message is written while its consult is
 * held. Plain columns, because each expression costs a poll its part of the plan (docs/decisions/0004). The limit keeps the
 * plan of a single consult, whose tables are reached by their keys, whatever the number of questions.
 */
const statement = (mine: string, ownAccount: string, later: string, say = '') => `
  select ask.nth::int, one.* from ${questions} cross join lateral (
  select c.consult_id, c.consult_type, c.status, c.fee_cents, c.replies_left, c.reply_limit, c.reply_count, c.replies_on,
    ${instants.map(at => `${epochMs(`c.${at}`)} as ${at}`).join(', ')}, c.end_reason,
    c.account_id, c.person_id, ${ownAccount} as own_account_id, c.doc_id, c.team_id,
    coalesce(d.doc_name, t.team_name, '') as doc_name, coalesce(d.doc_title, '') as doc_title,
    coalesce(g.gb_dept_name, '') as doc_dept_name, coalesce(h.hos_name, '') as doc_hos_name,
    coalesce(d.avatar, t.avatar, '') as doc_avatar,
    c.consulter_name, c.consulter_gender, c.consulter_age, (select birth_on from person where person.person_id = c.person_id) as birth_on, c.consulter_id_card_masked as consulter_id_card,
    c.consulter_mobile_masked as consulter_mobile, c.illness_name, c.illness_time, c.content as consult_content,
    c.expected_help as expected_help_content, c.attachments, c.supplement_content, c.supplement_attachments,
    c.consult_source, c.consult_source_id, c.service_id, c.service_name, c.length_of_time, c.length_unit, c.free_clinic_id,
    c.medicines, c.allergy_history, c.red_flags,
    (select coalesce(json_agg(m)::text, '[]') from (
      select message_id as "messageId", msg_level as "msgLevel", msg_type as "msgType", content as "replyContent",
        replier_type as "replierType", replier_id as "replierId", replier_name as "replierName",
        sender_identity as "senderIdentity", ${epochMs('created_at')} as "showTime", audio_seconds as "audioLength",
        attachments <> '[]' as "hasAtta",
        case when attachments = '[]' then attachments else files_with_url(attachments, ask.ticket) end as "attaList"
      from consult_message where consult_id = c.consult_id ${later}
      order by seq limit 10000) as m) as message_list
  from consult c
  left join doctor d on d.doc_id = c.doc_id
  left join team t on t.team_id = c.team_id
  left join department g on g.gb_dept_code = coalesce(d.gb_dept_code, t.gb_dept_code)
  left join hospital h on h.hos_id = coalesce(d.hos_id, t.hos_id)
  ${say}
  where c.consult_id = ask.consult_id and ${mine} limit 1) as one`

const laterThanKnown =
  'and seq > coalesce((select seq from consult_message where message_id = ask.after_id and consult_id = ask.consult_id), -1)'

// Whom it is about may have taken his say back.
const ofAccount = (later: string) =>
  statement(
    `c.account_id = ask.whose and ${isOpenText('say', 'consult', 'ask.at')}`,
    'say.own_account_id',
    later,
    'join person_say say on say.person_id = c.person_id',
  )
const ofDoctor = (later: string) =>
  statement(
    `c.started_at is not null and (c.doc_id = ask.whose or c.cover_doc_id = ask.whose
      or c.team_id in (select team_id from team_member where doc_id = ask.whose))`,
    'null::text',
    later,
  )

interface Question {
  consultId: string
  whose: string | null
  ticket: string
  now: number
  afterId?: string | null | undefined
}

const valuesOf = (all: readonly Question[]): unknown[] => [
  all.map(one => one.consultId),
  all.map(one => one.whose),
  all.map(one => one.ticket),
  all.map(one => new Date(one.now)),
  all.map(one => one.afterId ?? null),
]

const asking = (text: string) => askTogether<Question, DetailRow>({ text, valuesOf })

const details = {
  account: { whole: asking(ofAccount('')), later: asking(ofAccount(laterThanKnown)) },
  staff: { whole: asking(ofDoctor('')), later: asking(ofDoctor(laterThanKnown)) },
}

/** The consult, who answers, its files and its messages; undefined when it is not the caller's. */
export async function readDetail(
  { db, runtime, caller, now }: Ctx,
  { consultId, afterId }: { consultId: string; afterId?: string | null | undefined },
): Promise<DetailRow | undefined> {
  if (caller.kind !== 'account' && caller.kind !== 'staff') return undefined
  const whose = caller.kind === 'account' ? caller.accountId : caller.docId
  const ask = details[caller.kind][afterId ? 'later' : 'whole']
  return ask(db, { consultId, whose, ticket: viewerTicket(runtime, caller), now, afterId })
}

/** Who answers in the team's name, the leader first. */
export async function readMembers({ db }: Pick<Ctx, 'db'>, teamId: string): Promise<ConsultMember[]> {
  const { rows } = await sql<ConsultMember>`
    select doc_id, doc_name, doc_title, avatar as doc_avatar, mem_level from team_member join doctor using (doc_id)
    where team_id = ${teamId} and is_active order by mem_level, team_member.position, doc_id`.execute(db)
  return rows
}
