import { sql } from 'kysely'
import { ageToRead, knownOfConsult, recentMs, mostRecent } from '@nethos/contract/triage/known-words.ts'
import type { Ctx } from '../../calls/handler.ts'

interface Row {
  birthOn: string | null
  years: number | null
  illnessName: string
  consultContent: string
  supplementContent: string
  allergyHistory: string
  /** The oldest first. */
  words: string[]
}

/** What is known of whom a consult is about, for reading what he writes now; his page reads with the same. */
export async function knownOfPerson({ db, now }: Ctx, consultId: string): Promise<string[]> {
  const { rows } = await sql<Row>`
    select person.birth_on, c.consulter_age as years, c.illness_name, c.content as consult_content, c.supplement_content,
      c.allergy_history, array(
        select content from (
          select content, seq from consult_message m
          where m.consult_id = c.consult_id and replier_type = 'PAT' and created_at > ${new Date(now - recentMs)}
          order by seq desc limit ${mostRecent}) recent order by seq) as words
    from consult c join person on person.person_id = c.person_id where c.consult_id = ${consultId}`.execute(db)
  const [row] = rows
  if (!row) return []
  const messages = row.words.map(replyContent => ({ replierType: 'PAT', replyContent, saidAt: now }))
  return knownOfConsult({ ...row, ageWords: ageToRead(row, now) }, messages, now)
}
