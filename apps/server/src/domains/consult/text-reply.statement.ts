import { CompiledQuery } from 'kysely'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import { gatherOn } from '../../database/gather-on.ts'
import { isOfOneRow } from '../../database/row-error.ts'
import { isOpenText } from '../people/public.ts'
import { publishedEdition } from '../triage/public.ts'
import { answererNoticesText } from './consult.news.ts'
import { hasOne, takesOne } from './reply.statement.ts'

export interface TextReply {
  consultId: string
  content: string
  sendId: string | null
  /** The rules by which nothing in it cannot wait. */
  edition: number
}

interface SentText extends TextReply {
  accountId: string
  now: number
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
 * $1 consults $2 accounts $3 moments $4 texts $5 sendIds $6 editions: messages of different consults that have come at the
 * same moment. What reply.statement.ts decides, for the usual message, and who answers is notified: no files, it is taken,
 * nothing in it cannot wait by the rules that are published now, and whom it is about has no account of his own that would be
 * told. Of each it is the whole command (docs/decisions/0254); a consult that somebody else has in hand is passed by, so that
 * nobody waits for another one's (docs/decisions/0264).
 */
const text = `
  with asked as (
    select c.consult_id, sent.account_id, sent.at, sent.content, sent.send_id
    from unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::text[], $6::int[])
      as sent (consult_id, account_id, at, content, send_id, edition)
    join consult c on c.consult_id = sent.consult_id and c.account_id = sent.account_id
    join person_say say on say.person_id = c.person_id
    where sent.edition = ${publishedEdition} and ${isOpenText('say', 'consult', 'sent.at')} and say.own_account_id is null
      and c.status in ('going', 'unreviewed', 'finished') and c.first_reply_at is not null
      and ${hasOne('c', 'sent.at')} and (c.ends_at is null or c.ends_at > sent.at)
      and (sent.send_id is null or not exists (
        select from consult_message as earlier
        where earlier.consult_id = c.consult_id and earlier.replier_id = sent.account_id and earlier.send_id = sent.send_id))
    for no key update of c skip locked
  ), taken as (
    update consult c set ${takesOne('c', 'asked.at')}, staff_unread = c.staff_unread + 1, last_at = asked.at, last_text = asked.content
    from asked where c.consult_id = asked.consult_id
    returning c.consult_id, c.doc_id, c.team_id, c.assigned_doc_id, c.cover_doc_id, c.consulter_name, c.replies_left,
      asked.account_id, asked.at, asked.content, asked.send_id
  ), noticed as (
    ${answererNoticesText('taken')}
  ), message as (
    insert into consult_message (consult_id, send_id, msg_type, content, replier_type, replier_id, replier_name, sender_identity, created_at)
    select consult_id, send_id, 'TEXT', content, 'PAT', account_id, consulter_name, '患者', at from taken
    returning consult_id, message_id
  )
  select consult_id, message_id, consulter_name as replier_name, replies_left, doc_id, team_id
  from message join taken using (consult_id)`

type TakenRow = TextReplyRow & { consultId: string }

const most = 64
/** A batch that waits for somebody (a notice of the same doctor, a slow disk) does not make all others wait as well. */
const patienceMs = 50

const take = gatherOn<SentText, TextReplyRow | undefined>(db => ({
  most,
  patienceMs,
  keyOf: sent => sent.consultId,
  take: all => takeTogether(db, all),
}))

/** Undefined: not taken, for whatever reason, and nothing is changed; a repeat of a message that was taken is among them. */
export const takeTextReply = (
  { db, caller, now }: Ctx<AccountCaller>,
  reply: TextReply,
): Promise<TextReplyRow | undefined> => take(db, { ...reply, accountId: caller.accountId, now })

async function takeTogether(db: Db, all: readonly SentText[]): Promise<(TextReplyRow | undefined)[]> {
  const values = [
    all.map(one => one.consultId),
    all.map(one => one.accountId),
    all.map(one => new Date(one.now)),
    all.map(one => one.content),
    all.map(one => one.sendId),
    all.map(one => one.edition),
  ]
  try {
    const { rows } = await db.executeQuery<TakenRow>(CompiledQuery.raw(text, values))
    const taken = new Map(rows.map(({ consultId, ...row }) => [consultId, row]))
    return all.map(one => taken.get(one.consultId))
  } catch (error) {
    // One of them alone does not go: none was taken, and each is looked at by itself.
    if (isOfOneRow(error)) return all.map(() => undefined)
    throw error
  }
}
