import { CompiledQuery } from 'kysely'
import { lengthWords } from '@nethos/contract/common/lengths.ts'
import { consultSpelling } from '@nethos/contract/consult/consult.words.ts'
import type { Ctx } from '../../calls/handler.ts'
import { viewerTicket } from '../system/public.ts'
import { isOpenText } from '../people/public.ts'
import { epochMs, json, jsonArray, jsonObject } from '../../calls/json-text.ts'

/** What the rules need of a consult, and the rest of its reply as JSON in the wire's words. */
export interface DetailRow {
  consultType: string
  status: string
  feeCents: number
  repliesLeft: number
  replyLimit: number
  repliesOn: string | null
  supplementContent: string
  supplementAskedAt: number | null
  createdAt: number
  startedAt: number | null
  firstReplyAt: number | null
  endedAt: number | null
  servedUntil: number | null
  /** Whom it is about. */
  personId: string
  /** The account of his own, when another one reads; null otherwise. */
  ownAccountId: string | null
  consult: string
  attaList: string
  messageList: string
  memberList: string
}

const object = (fields: Parameters<typeof jsonObject>[1]) => jsonObject(consultSpelling, fields)

// $3 is the viewer's ticket: an address of a file that carries it shows the file to him who may see the consult.
const file = object({
  attaId: json.text("one->>'attaId'"),
  type: json.text("one->>'type'"),
  attaFileName: json.text("one->>'attaFileName'"),
  url: json.text("'/files/' || (one->>'attaId') || '?t=' || $3::text"),
})
const files = (column: string) =>
  `case when ${column} = '[]' then '[]' else ${jsonArray(file, `jsonb_array_elements(${column}) as one`)} end`

const message = object({
  messageId: json.word('m.message_id'),
  msgLevel: json.word('m.msg_level'),
  msgType: json.word('m.msg_type'),
  replyContent: json.text('m.content'),
  replierType: json.word('m.replier_type'),
  replierId: json.word('m.replier_id'),
  replierName: json.text('m.replier_name'),
  senderIdentity: json.text('m.sender_identity'),
  saidAt: json.instant('m.created_at'),
  seconds: json.number('m.audio_seconds'),
  hasAtta: json.truth("m.attachments <> '[]'"),
  attaList: json.ready(files('m.attachments')),
})

const consult = object({
  consultId: json.word('c.consult_id'),
  consultType: json.word('c.consult_type'),
  feeCents: json.number('c.fee_cents'),
  docId: json.maybe('c.doc_id'),
  teamId: json.maybe('c.team_id'),
  docName: json.text("coalesce(d.doc_name, t.team_name, '')"),
  docTitle: json.text("coalesce(d.doc_title, '')"),
  docDeptName: json.text("coalesce(g.gb_dept_name, '')"),
  docHosName: json.text("coalesce(h.hos_name, '')"),
  docAvatar: json.text("coalesce(d.avatar, t.avatar, '')"),
  accountId: json.word('c.account_id'),
  personId: json.word('c.person_id'),
  consulterName: json.text('c.consulter_name'),
  consulterGender: json.maybe('c.consulter_gender'),
  consulterAge: json.maybe('c.consulter_age'),
  consulterIdCard: json.text('c.consulter_id_card_masked'),
  consulterMobile: json.text('c.consulter_mobile_masked'),
  illnessName: json.text('c.illness_name'),
  illnessTime: json.text('c.illness_time'),
  consultContent: json.text('c.content'),
  expectedHelpContent: json.text('c.expected_help'),
  supplementContent: json.text('c.supplement_content'),
  supplementAttaList: json.ready(files('c.supplement_attachments')),
  attaIdList: json.ready(
    "case when c.attachments = '[]' then '[]' else jsonb_path_query_array(c.attachments, '$[*].attaId')::text end",
  ),
  consultSource: json.maybe('c.consult_source'),
  consultSourceId: json.maybe('c.consult_source_id'),
  serviceId: json.maybe("case c.consult_type when 'TEAMPIC' then c.service_id end"),
  personalServiceId: json.maybe("case c.consult_type when 'PERSONAL_TIME_PIC' then c.service_id end"),
  serviceName: json.text('c.service_name'),
  freeClinicId: json.maybe('c.free_clinic_id'),
  medicines: json.ready('c.medicines::text'),
  allergyHistory: json.text('c.allergy_history'),
  redFlags: json.ready('array_to_json(c.red_flags)::text'),
  serviceLength: json.text(
    `case when c.length_of_time is null then '' else c.length_of_time || case c.length_unit ${Object.entries(
      lengthWords,
    )
      .map(([unit, word]) => `when '${unit}' then '${word}'`)
      .join(' ')} end end`,
  ),
  replyLimit: json.number('c.reply_limit'),
  replyCount: json.number('c.reply_count'),
  endReason: json.text('c.end_reason'),
})

const member = object({
  docId: json.word('m.doc_id'),
  docName: json.text('m.doc_name'),
  docTitle: json.text('m.doc_title'),
  docAvatar: json.text('m.avatar'),
  memLevel: json.word('m.mem_level'),
})
const members = `case when c.team_id is null then '[]' else ${jsonArray(
  member,
  `(select doctor.*, mem_level from team_member join doctor using (doc_id) where team_id = c.team_id and is_active order by mem_level, team_member.position, doc_id) as m`,
)} end`

const instants = ['supplement_asked_at', 'created_at', 'started_at', 'first_reply_at', 'ended_at', 'served_until']

/** `after`: the parameter with the newest message that is known; seq follows the commits, for every message is said while its consult is held. */
const statement = (mine: string, ownAccount: string, after: string, say = '') => `
  select c.consult_type, c.person_id, ${ownAccount} as own_account_id, c.status, c.fee_cents, c.replies_left, c.reply_limit, c.replies_on, c.supplement_content,
    ${instants.map(at => `${epochMs(`c.${at}`)} as ${at}`).join(', ')},
    ${consult} as consult,
    ${files('c.attachments')} as atta_list,
    ${jsonArray(
      message,
      `(
      select * from consult_message where consult_id = c.consult_id
        and seq > coalesce((select seq from consult_message where message_id = ${after} and consult_id = $1), -1)
      order by seq limit 10000) as m`,
    )} as message_list,
    ${members} as member_list
  from consult c
  left join doctor d on d.doc_id = c.doc_id
  left join team t on t.team_id = c.team_id
  left join department g on g.gb_dept_code = coalesce(d.gb_dept_code, t.gb_dept_code)
  left join hospital h on h.hos_id = coalesce(d.hos_id, t.hos_id)
  ${say}
  where c.consult_id = $1 and ${mine}`

// $4 is now: whom it is about may have taken his say back.
const ofAccount = statement(
  `c.account_id = $2 and ${isOpenText('say', 'consult', '$4')}`,
  'say.own_account_id',
  '$5',
  'join person_say say on say.person_id = c.person_id',
)
const ofDoctor = statement(
  `c.started_at is not null and (c.doc_id = $2 or c.cover_doc_id = $2 or c.team_id in (select team_id from team_member where doc_id = $2))`,
  'null::text',
  '$4',
)

/** One statement: the consult, who answers, its files and its messages; undefined when it is not the caller's. */
export async function readDetail(
  { db, runtime, caller, now }: Ctx,
  { consultId, afterId }: { consultId: string; afterId?: string | null | undefined },
): Promise<DetailRow | undefined> {
  if (caller.kind !== 'account' && caller.kind !== 'staff') return undefined
  const [text, whose] = caller.kind === 'account' ? [ofAccount, caller.accountId] : [ofDoctor, caller.docId]
  const { rows } = await db.executeQuery<DetailRow>(
    CompiledQuery.raw(text, [
      consultId,
      whose,
      viewerTicket(runtime, caller),
      ...(caller.kind === 'account' ? [new Date(now)] : []),
      afterId || null,
    ]),
  )
  return rows[0]
}
