import { CompiledQuery } from 'kysely'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { answererNoticesText } from './consult.news.ts'
import { isOpenText } from '../people/public.ts'
import { publishedEdition } from '../triage/public.ts'
import { hasOne, isRepeat, takesOne } from './reply.statement.ts'

export interface TextReply {
  consultId: string
  content: string
  sendId: string | null
  /** The rules by which nothing in it cannot wait. */
  edition: number
}

/** A text that was taken. */
export interface TextReplyRow {
  messageId: string
  replierName: string
  repliesLeft: number
  docId: string | null
  teamId: string | null
}

/**
 * $1 consult $2 account $3 now $4 text $5 sendId $6 edition. What reply.statement.ts decides, for the usual message, and who
 * answers is notified: no files, it is taken, nothing in it cannot wait by the rules that are published now, and whom it is
 * about has no account of his own that would be told. It is the whole command (docs/decisions/0254).
 */
const text = `
  with taken as (
    update consult set ${takesOne('consult', '$3')}, staff_unread = staff_unread + 1, last_at = $3, last_text = $4
    from person_say say
    where consult_id = $1 and consult.account_id = $2 and ${publishedEdition} = $6::int
      and say.person_id = consult.person_id and ${isOpenText('say', 'consult', '$3')} and say.own_account_id is null
      and consult.status in ('going', 'unreviewed', 'finished') and first_reply_at is not null
      and ${hasOne('consult', '$3')} and (ends_at is null or ends_at > $3)
    returning consult_id, doc_id, team_id, assigned_doc_id, cover_doc_id, consulter_name, replies_left
  ), noticed as (
    ${answererNoticesText('taken', '$3')}
  ), message as (
    insert into consult_message (consult_id, send_id, msg_type, content, replier_type, replier_id, replier_name, sender_identity, created_at)
    select consult_id, $5, 'TEXT', $4, 'PAT', $2, consulter_name, '患者', $3 from taken
    returning message_id
  )
  select message_id, consulter_name as replier_name, replies_left, doc_id, team_id from message, taken`

/** Undefined: not taken, for whatever reason, and nothing is changed; a repeat of a message that was taken is among them. */
export async function takeTextReply(
  { db, caller, now }: Ctx<AccountCaller>,
  { consultId, content, sendId, edition }: TextReply,
): Promise<TextReplyRow | undefined> {
  try {
    const values = [consultId, caller.accountId, new Date(now), content, sendId, edition]
    return (await db.executeQuery<TextReplyRow>(CompiledQuery.raw(text, values))).rows[0]
  } catch (error) {
    if (isRepeat(error)) return undefined
    throw error
  }
}
