import { CompiledQuery } from 'kysely'
import { consultSpelling } from '@nethos/contract/consult/consult.words.ts'
import type { Ctx } from '../../calls/handler.ts'
import { viewerTicket } from '../system/viewer-ticket.ts'
import { epochMs, jsonObject } from './spelled.ts'

/** What the rules need of a consult, and the rest of its reply as JSON in the wire's words. */
export interface DetailRow {
  consultType: string
  status: string
  feeCents: number
  repliesLeft: number
  supplementContent: string
  supplementAskedAt: number | null
  createdAt: number
  startedAt: number | null
  firstReplyAt: number | null
  endedAt: number | null
  servedUntil: number | null
  consult: string
  attaList: string
  messageList: string
}

const object = (fields: Record<string, string>) => jsonObject(consultSpelling, fields)

// $3 is the viewer's ticket: an address of a file that carries it shows the file to him who may see the consult.
const files = (column: string) => `
  case when ${column} = '[]' then '[]'::json else (
    select json_agg(${object({ attaId: "one->>'attaId'", type: "one->>'type'", attaFileName: "one->>'attaFileName'", url: "'/files/' || (one->>'attaId') || '?t=' || $3" })})
    from jsonb_array_elements(${column}) as one
  ) end`

const message = object({
  messageId: 'm.message_id',
  msgLevel: 'm.msg_level',
  msgType: 'm.msg_type',
  replyContent: 'm.content',
  replierType: 'm.replier_type',
  replierId: 'm.replier_id',
  replierName: 'm.replier_name',
  senderIdentity: 'm.sender_identity',
  saidAt: epochMs('m.created_at'),
  hasAtta: "m.attachments <> '[]'",
  attaList: files('m.attachments'),
})

const consult = object({
  consultId: 'c.consult_id',
  consultType: 'c.consult_type',
  feeCents: 'c.fee_cents',
  docId: 'c.doc_id',
  teamId: 'c.team_id',
  docName: "coalesce(d.doc_name, t.team_name, '')",
  docTitle: "coalesce(d.doc_title, '')",
  docDeptName: "coalesce(g.gb_dept_name, '')",
  docHosName: "coalesce(h.hos_name, '')",
  docAvatar: "coalesce(d.avatar, t.avatar, '')",
  accountId: 'c.account_id',
  personId: 'c.person_id',
  consulterName: 'c.consulter_name',
  consulterGender: 'c.consulter_gender',
  consulterAge: 'c.consulter_age',
  consulterIdCard: 'c.consulter_id_card_masked',
  consulterMobile: 'c.consulter_mobile_masked',
  illnessName: 'c.illness_name',
  illnessTime: 'c.illness_time',
  consultContent: 'c.content',
  expectedHelpContent: 'c.expected_help',
  supplementContent: 'c.supplement_content',
  supplementAttaList: files('c.supplement_attachments'),
  attaIdList: "jsonb_path_query_array(c.attachments, '$[*].attaId')",
  consultSource: 'c.consult_source',
  consultSourceId: 'c.consult_source_id',
  replyLimit: 'c.reply_limit',
  replyCount: 'c.reply_count',
  endReason: 'c.end_reason',
})

const statement = (mine: string) => `
  select c.consult_type, c.status, c.fee_cents, c.replies_left, c.supplement_content,
    ${['supplement_asked_at', 'created_at', 'started_at', 'first_reply_at', 'ended_at', 'served_until'].map(at => `${epochMs(`c.${at}`)} as ${at}`).join(', ')},
    ${consult}::text as consult,
    (${files('c.attachments')})::text as atta_list,
    (select coalesce(json_agg(${message} order by m.seq), '[]')::text
     from (select * from consult_message where consult_id = c.consult_id order by seq limit 10000) as m) as message_list
  from consult c
  left join doctor d on d.doc_id = c.doc_id
  left join team t on t.team_id = c.team_id
  left join department g on g.gb_dept_code = coalesce(d.gb_dept_code, t.gb_dept_code)
  left join hospital h on h.hos_id = coalesce(d.hos_id, t.hos_id)
  where c.consult_id = $1 and ${mine}`

const ofAccount = statement('c.account_id = $2')
const ofDoctor = statement(`c.started_at is not null and (c.doc_id = $2 or c.team_id in (select team_id from team_member where doc_id = $2))`)

/** One statement: the consult, who answers, its files and its messages; undefined when it is not the caller's. */
export async function readDetail({ db, house, caller }: Ctx, consultId: string): Promise<DetailRow | undefined> {
  if (caller.kind !== 'account' && caller.kind !== 'staff') return undefined
  const [text, whose] = caller.kind === 'account' ? [ofAccount, caller.accountId] : [ofDoctor, caller.docId]
  const { rows } = await db.executeQuery<DetailRow>(CompiledQuery.raw(text, [consultId, whose, viewerTicket(house, caller)]))
  return rows[0]
}
