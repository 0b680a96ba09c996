import { CompiledQuery } from 'kysely'
import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import type { doctorServices, doctorSorts } from '@nethos/contract/doctors/doctors.services.ts'
import type { InputOf } from '@nethos/contract/service.ts'
import type { Ctx } from '../../calls/handler.ts'
import { cardColumns, cardSources, wireCardColumns } from './doctor-card.ts'

export type Asked = InputOf<typeof doctorServices.listDoctors>

/** Each order has its index in 0021-doctor.sql. */
const orders: Readonly<Record<(typeof doctorSorts)[number], string>> = {
  'recommendSort.asc': 'd.recommend_position, d.doc_id',
  'famousSort.asc': 'd.famous_position, d.recommend_position, d.doc_id',
  'docScoure.desc': 'd.score desc, d.score_count desc, d.doc_id',
  'consultCount.desc': 'd.served_count desc, d.doc_id',
}

/**
 * The page that is asked for and one doctor more, each card as JSON in the wire's words: one statement (docs/decisions/0004).
 * A filter that an index answers stands in the text only when it is asked for, so that each of the few texts has one good
 * plan; the forms of consult are asked doctor by doctor along the way.
 */
export async function readDoctorPage({ db }: Ctx, asked: Asked): Promise<{ cards: string[]; hasNextPage: boolean }> {
  const { text, values } = pageStatement(asked)
  const { rows } = await db.executeQuery<{ card: string }>(CompiledQuery.raw(text, values))
  return { cards: rows.slice(0, asked.pageSize).map(row => row.card), hasNextPage: rows.length > asked.pageSize }
}

export function pageStatement(asked: Asked): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const put = (value: unknown): string => `$${values.push(value)}`
  const order = orders[asked.sort]
  const department = asked.subDeptCode || asked.gbDeptCode
  const where = ['d.is_active']
  if (asked.hosId) where.push(`d.hos_id = ${put(asked.hosId)}`)
  if (department && department !== '00') where.push(inDepartment(put(department)))
  if (asked.subDeptName) where.push(inClinic(put(asked.subDeptName)))
  // `offset 0`: those who are found come by their own indexes, and are sorted then.
  if (asked.search) where.push(`d.doc_id in (select doc_id from find_doctors(${put(asked.search)}) offset 0)`)
  where.push(
    `(not ${put(asked.Pic)}::boolean or (select is_open from doctor_offer where doc_id = d.doc_id and consult_type = 'DOCPIC'))`,
    `(not ${put(asked.Video)}::boolean or (select bool_or(is_open) from doctor_offer where doc_id = d.doc_id and consult_type in ('VIDEO', 'DOCVIDEO')))`,
    `(not ${put(asked.Team)}::boolean or (select bool_or(is_open) from team_member join team using (team_id) where doc_id = d.doc_id))`,
    `(not ${put(asked.Prescription)}::boolean or d.can_prescribe)`,
  )
  const text = `
    select row_to_json(card)::text as card from (
      select ${wireCardColumns}
      from (
        select * from doctor d where ${where.join(' and ')}
        order by ${order} limit ${put(asked.pageSize + 1)} offset ${put((asked.pageNum - 1) * asked.pageSize)}
      ) as d ${cardSources}
      order by ${order}
    ) as card`
  return { text, values }
}

/** Of a department or of one of its sub-departments. */
const inDepartment = (code: string): string =>
  `d.gb_dept_code = any (array(select gb_dept_code from department where gb_dept_code = ${code} or parent_code = ${code}))`

/** Of the clinic that shows this name: its own, or else its department's. */
const inClinic = (name: string): string =>
  `(d.dept_name = ${name} or d.dept_name = '' and d.gb_dept_code = any (array(select gb_dept_code from department where gb_dept_name = ${name})))`

/** Cards in our words, of doctors that `source` chooses and numbers (`nth`). */
async function readCards({ db }: Ctx, source: string, values: readonly unknown[]): Promise<Doctor[]> {
  const text = `select ${cardColumns} from (${source}) as d ${cardSources} order by d.nth`
  return (await db.executeQuery<Doctor>(CompiledQuery.raw(text, [...values]))).rows
}

export const findDoctor = async (ctx: Ctx, docId: string): Promise<Doctor | undefined> =>
  (await readCards(ctx, 'select *, 1 as nth from doctor where doc_id = $1 and is_active', [docId]))[0]

/** Those who are recommended first. */
export const recommendedDoctors = (ctx: Ctx, most: number): Promise<Doctor[]> =>
  readCards(
    ctx,
    `select *, row_number() over () as nth
     from (select * from doctor where is_active order by recommend_position, doc_id limit $1) as first`,
    [most],
  )

/** Those who are nearest to the words: characters, pinyin, initials, department. */
export const nearestDoctors = (ctx: Ctx, words: string, most: number): Promise<Doctor[]> =>
  readCards(
    ctx,
    `select doctor.*, nth
     from (
       select doc_id, row_number() over (order by closeness desc, recommend_position, doc_id) as nth
       from find_doctors($1) join doctor using (doc_id)
       order by nth limit $2
     ) as near join doctor using (doc_id)`,
    [words, most],
  )
