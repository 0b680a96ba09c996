import { CompiledQuery } from 'kysely'
import type { ConsultType, MessageType } from '@nethos/contract/consult/consult.kinds.ts'
import type { ConsultStatus } from '@nethos/contract/consult/consult.status.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { MetAnotherError, type Ctx } from '../../calls/handler.ts'
import { openForText } from '../people/public.ts'
import type { OwnFile } from './attachments.ts'

export interface Reply {
  consultId: string
  content: string
  attaIds: string[]
  sendId: string | null
}

/** What became of it. `messageId` is null when it was not taken; the rest says why. */
export interface ReplyRow {
  messageId: string | null
  msgType: MessageType | null
  saidAt: number | null
  attachments: OwnFile[] | null
  docId: string | null
  teamId: string | null
  personId: string
  ownAccountId: string | null
  consultType: ConsultType
  status: ConsultStatus
  createdAt: number
  startedAt: number | null
  firstReplyAt: number | null
  endedAt: number | null
  servedUntil: number | null
  consulterName: string
  repliesLeft: number
  replyLimit: number
  repliesOn: string | null
  filesAreOwn: boolean
}

/** With a bought time each day has its own replies: the day counts for which they were counted last. */
const isNewDay = (row: string, now: string): string =>
  `${row}.served_until is not null and ${row}.consult_type not in ('VIDEO', 'DOCVIDEO') and ${row}.replies_on is distinct from (${now}::timestamptz at time zone 'Asia/Shanghai')::date`
/** A reply is left. */
export const hasOne = (row: string, now: string): string =>
  `(${row}.replies_left > 0 or ${isNewDay(row, now)} and ${row}.reply_limit > 0)`
/** One is taken off. */
export const takesOne = (row: string, now: string): string =>
  `replies_left = case when ${isNewDay(row, now)} then ${row}.reply_limit else ${row}.replies_left end - 1,
      replies_on = case when ${row}.served_until is not null and ${row}.consult_type not in ('VIDEO', 'DOCVIDEO') then (${now}::timestamptz at time zone 'Asia/Shanghai')::date end`

/**
 * $1 consult $2 account $3 now $4 text $5 attachment ids $6 sendId. One statement decides, takes one of
 * the remaining replies, and keeps the message and its files: the row's update is the decision.
 * Past its deadline a going consult still takes no reply: `ends_at` closes the window to the millisecond.
 */
const text = `
  with mine as (
    select * from consult where consult_id = $1 and account_id = $2 and ${openForText('consult.person_id', 'consult', '$3')}
  ), file as (
    select a.atta_id, a.kind, a.file_name, asked.position
    from unnest($5::text[]) with ordinality as asked (atta_id, position)
    join attachment a on a.atta_id = asked.atta_id and a.owner_account_id = $2 and a.kind in ('picture', 'pdf')
  ), files as (
    select count(*) = cardinality($5::text[]) as are_own,
      coalesce(jsonb_agg(jsonb_build_object('attaId', atta_id, 'type', kind, 'attaFileName', file_name) order by position), '[]') as kept,
      case when count(*) = 0 then 'TEXT' when bool_and(kind = 'picture') then 'IMAGE' else 'DOCUMENT' end as msg_type
    from file
  ), earlier as (
    select * from consult_message where consult_id = $1 and replier_id = $2 and send_id = $6
  ), taken as (
    update consult c
    set ${takesOne('c', '$3')}, staff_unread = c.staff_unread + 1, last_at = $3,
      last_text = case when $4 <> '' then $4 when files.msg_type = 'IMAGE' then '[图片]' else '[文件]' end
    from files
    where c.consult_id in (select consult_id from mine) and c.status in ('going', 'unreviewed', 'finished')
      and c.first_reply_at is not null and ${hasOne('c', '$3')} and (c.ends_at is null or c.ends_at > $3)
      and files.are_own and not exists (select from earlier)
    returning c.consult_id, c.consulter_name, c.replies_left, c.replies_on
  ), said as (
    insert into consult_message (consult_id, send_id, msg_type, content, attachments, replier_type, replier_id, replier_name, sender_identity, created_at)
    select taken.consult_id, $6, files.msg_type, $4, files.kept, 'PAT', $2, taken.consulter_name, '患者', $3 from taken, files
    returning message_id, consult_id, msg_type, attachments, created_at
  ), hung as (
    insert into attachment_use (atta_id, record_type, record_id, part, position)
    select file.atta_id, 'consult', said.consult_id, said.message_id, file.position - 1 from said, file
  )
  select m.message_id, m.msg_type, m.attachments, round(date_part('epoch', m.created_at) * 1000)::int8 as said_at,
    mine.doc_id, mine.team_id, mine.person_id, (select s.own_account_id from person_say s where s.person_id = mine.person_id) as own_account_id, mine.consult_type, mine.status, mine.consulter_name, coalesce(taken.replies_left, mine.replies_left) as replies_left, coalesce(taken.replies_on, mine.replies_on) as replies_on, mine.reply_limit, files.are_own as files_are_own,
    ${['created_at', 'started_at', 'first_reply_at', 'ended_at', 'served_until'].map(at => `round(date_part('epoch', mine.${at}) * 1000)::int8 as ${at}`).join(', ')}
  from mine
  cross join files
  left join taken on true
  left join (select message_id, msg_type, attachments, created_at from said union all select message_id, msg_type, attachments, created_at from earlier) as m on true`

/** The sender's own id of the message is there already (index consult_message_once). */
export const isRepeat = (error: unknown): boolean => (error as { code?: string }).code === '23505'

/** Undefined: not the caller's consult. The same sendId again gives the message that was taken. */
export async function takeReply({ db, caller, now }: Ctx<AccountCaller>, reply: Reply): Promise<ReplyRow | undefined> {
  const values = [reply.consultId, caller.accountId, new Date(now), reply.content, reply.attaIds, reply.sendId]
  // Two repeats at the same moment: the second one is undone, and done again finds the first one's message.
  const { rows } = await db.executeQuery<ReplyRow>(CompiledQuery.raw(text, values)).catch((error: unknown) => {
    throw isRepeat(error) ? new MetAnotherError() : error
  })
  return rows[0]
}
