import { CompiledQuery } from 'kysely'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { openForText } from '../people/public.ts'
import { hasOne, isRepeat, takesOne } from './reply.statement.ts'

export interface TextReply {
  consultId: string
  content: string
  sendId: string | null
}

/** A text that was taken. */
export interface TextReplyRow {
  messageId: string
  replierName: string
  repliesLeft: number
  docId: string | null
  teamId: string | null
  personId: string
  ownAccountId: string | null
}

/**
 * $1 consult $2 account $3 now $4 text $5 sendId. What reply.statement.ts decides, for the usual message: no files, and it
 * is taken. It costs half of the other, which also knows why not.
 */
const text = `
  with taken as (
    update consult set ${takesOne('consult', '$3')}, staff_unread = staff_unread + 1, last_at = $3, last_text = $4
    where consult_id = $1 and account_id = $2 and ${openForText('consult.person_id', 'consult', '$3')} and status in ('going', 'unreviewed', 'finished')
      and first_reply_at is not null and ${hasOne('consult', '$3')} and (ends_at is null or ends_at > $3)
    returning consult_id, person_id, doc_id, team_id, consulter_name, replies_left
  )
  insert into consult_message (consult_id, send_id, msg_type, content, replier_type, replier_id, replier_name, sender_identity, created_at)
  select consult_id, $5, 'TEXT', $4, 'PAT', $2, consulter_name, '患者', $3 from taken
  returning message_id, replier_name, (select replies_left from taken) as replies_left,
    (select doc_id from taken) as doc_id, (select team_id from taken) as team_id, (select person_id from taken) as person_id,
    (select s.own_account_id from taken join person_say s using (person_id)) as own_account_id`

/** Undefined: not taken, for whatever reason; a repeat of a message that was taken is among them. */
export async function takeTextReply(
  { db, caller, now }: Ctx<AccountCaller>,
  { consultId, content, sendId }: TextReply,
): Promise<TextReplyRow | undefined> {
  try {
    const values = [consultId, caller.accountId, new Date(now), content, sendId]
    return (await db.executeQuery<TextReplyRow>(CompiledQuery.raw(text, values))).rows[0]
  } catch (error) {
    if (isRepeat(error)) return undefined
    throw error
  }
}
