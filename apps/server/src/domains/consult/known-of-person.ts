import { sql } from 'kysely'
import { dayOf, daysBetween } from '@nethos/contract/common/days.ts'
import { monthsAt } from '@nethos/contract/common/age-words.ts'
import { ageInWords } from '@nethos/contract/triage/known-words.ts'
import type { Ctx } from '../../calls/handler.ts'

const withinMs = 3_600_000

interface Row {
  birthOn: string | null
  consulterAge: number | null
  words: string[]
}

/**
 * What is known of whom a consult is about, for reading what he writes now: his age, what he asked with, and what he wrote in
 * the last hour. 血压165/110 is another thing of somebody who began with 孕34周.
 */
export async function knownOfPerson({ db, now }: Ctx, consultId: string): Promise<string[]> {
  const { rows } = await sql<Row>`
    select person.birth_on, c.consulter_age, array[c.illness_name, c.content, c.supplement_content, c.allergy_history] || array(
      select content from consult_message m
      where m.consult_id = c.consult_id and replier_type = 'PAT' and created_at > ${new Date(now - withinMs)}
      order by seq desc limit 20) as words
    from consult c join person on person.person_id = c.person_id where c.consult_id = ${consultId}`.execute(db)
  const [row] = rows
  return row ? [ageForReading(row, now), ...row.words].filter(one => one !== '') : []
}

/** As somebody would write it: newborns by days, and who is a child is called one. */
function ageForReading({ birthOn, consulterAge }: Row, now: number): string {
  const months = birthOn === null ? (consulterAge ?? NaN) * 12 : monthsAt(birthOn, now)
  if (Number.isNaN(months)) return ''
  if (birthOn !== null && months < 3) return `出生${Math.max(daysBetween(birthOn, dayOf(now)), 0)}天`
  return ageInWords(Math.floor(months / 12))
}
