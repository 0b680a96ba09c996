import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'

/** A doctor's year in consults of his own: what he was first to answer in it, and what he wrote. */
export interface YearFigures {
  consultIds: string[]
  patientCount: number
  replyCount: number
  wordCount: number
  nightReplyCount: number
  /** Null: no consult. */
  firstReplyMinutes: number | null
  /** 1 to 12; null: no consult. */
  busiestMonth: number | null
}

/** In [from, until). One person with two accounts is one, by his ID number. */
export async function yearFiguresOf(
  { db }: Pick<Ctx, 'db'>,
  docId: string,
  { from, until }: { from: Date; until: Date },
): Promise<YearFigures> {
  const { rows } = await sql<YearFigures>`
    with mine as (
      select consult_id, first_reply_at, first_reply_at - coalesce(started_at, consult.created_at) as waited,
        coalesce(encode(person.id_card_hash, 'hex'), consult.person_id) as patient
      from consult join person on person.person_id = consult.person_id
      where consult.doc_id = ${docId} and first_reply_at >= ${from} and first_reply_at < ${until}
    ), written as (
      select said.content, extract(hour from said.created_at at time zone 'Asia/Shanghai') as hour
      from consult_message as said join consult on consult.consult_id = said.consult_id
      where consult.doc_id = ${docId} and replier_type = 'DOC' and said.created_at >= ${from} and said.created_at < ${until}
    )
    select array(select consult_id from mine) as consult_ids,
      (select count(distinct patient)::int from mine) as patient_count,
      (select count(*)::int from written) as reply_count,
      (select coalesce(sum(length(content)), 0)::int from written) as word_count,
      (select count(*)::int from written where hour >= 22 or hour < 6) as night_reply_count,
      (select round(extract(epoch from percentile_cont(0.5) within group (order by waited)) / 60)::int from mine) as first_reply_minutes,
      (select extract(month from first_reply_at at time zone 'Asia/Shanghai')::int as month
       from mine group by month order by count(*) desc, month limit 1) as busiest_month`.execute(db)
  return firstOf(rows)
}
