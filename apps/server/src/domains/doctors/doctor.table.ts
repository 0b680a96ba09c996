import { firstOf } from '@nethos/contract/common/present.ts'
import { CompiledQuery } from 'kysely'
import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import type { doctorServices, doctorSorts } from '@nethos/contract/doctors/doctors.services.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { InputOf } from '@nethos/contract/service.ts'
import type { Ctx } from '../../calls/handler.ts'
import { together } from '../../calls/together.ts'
import { cardColumns, cardSources, today, wireCardColumns } from './doctor-card.ts'
import { mayPrescribeText } from './licence.ts'

export type Asked = InputOf<typeof doctorServices.listDoctors>

/** The parameter with the size of the page, of a statement for a page. */
const pageSize = '$2'

/** Each order has its index in 0021-doctor.sql. */
const orders: Readonly<Record<(typeof doctorSorts)[number], string>> = {
  'recommendSort.asc': 'd.recommend_position, d.doc_id',
  'famousSort.asc': 'd.famous_position, d.recommend_position, d.doc_id',
  'docScoure.desc': 'd.score desc, d.score_count desc, d.doc_id',
  'consultCount.desc': 'd.served_count desc, d.doc_id',
}

/** Cards as JSON in the wire's words, with commas between them, and whether more follow. */
interface DoctorPage {
  cards: string
  hasNextPage: boolean
}

/** The page that is asked for, for all who ask for it at this moment: one statement and one row (docs/decisions/0004). */
export const readDoctorPage = (ctx: Ctx, asked: Asked): Promise<DoctorPage> =>
  together(ctx, `doctors of ${dayOf(ctx.now)}: ${JSON.stringify(asked)}`, async () => {
    const { text, values } = pageStatement(asked, ctx.now)
    const { rows } = await ctx.db.executeQuery<DoctorPage>(CompiledQuery.raw(text, values))
    return firstOf(rows)
  })

/** The nearest first; of the equally near those who are recommended (places below 1000), then the praised ones. */
const nearestFirst =
  'd.closeness desc, least(d.recommend_position, 1000), doctor_praise(d.score_sum, d.score_count) desc, d.doc_id'

/** Words put the nearest first, unless another order was chosen. */
const orderOf = ({ sort, search }: Asked): string =>
  search && sort === 'recommendSort.asc' ? nearestFirst : orders[sort]

/** A filter stands in the text only when it is asked for: so each text keeps one good plan, and there are not too many texts. */
export function pageStatement(asked: Asked, now: number): { text: string; values: unknown[] } {
  const values: unknown[] = [dayOf(now), asked.pageSize]
  const put = (value: unknown): string => `$${values.push(value)}`
  const order = orderOf(asked)
  const department = asked.subDeptCode || asked.gbDeptCode
  const source = asked.search ? found(put(asked.search)) : 'doctor'
  const where = ['d.is_active']
  where.push(asked.docType ? `d.doc_type = ${put(asked.docType)}` : "d.doc_type <> 'PHARMACIST'")
  if (asked.hosId) where.push(`d.hos_id = ${put(asked.hosId)}`)
  if (asked.subDeptName) where.push(inClinic(put(asked.subDeptName)))
  else if (department && department !== '00') where.push(inDepartment(put(department)))
  where.push(...formsAsked(asked, put))
  const chosen = `select * from ${source} as d where ${where.join(' and ')} order by ${order} ${windowOf(asked, put)}`
  return { text: pageText(chosen, order), values }
}

const pageTexts = new Map<string, string>()

/** Put together once for each choice: a text that is known is found again by far more cheaply than a new one of this length. */
function pageText(chosen: string, order: string): string {
  const known = pageTexts.get(chosen)
  if (known !== undefined) return known
  const text = `
    select coalesce(string_agg(card, ',') filter (where nth <= ${pageSize}), '') as cards, count(*) > ${pageSize} as "hasNextPage"
    from (
      select row_to_json(card)::text as card, row_number() over () as nth
      from (select ${wireCardColumns} from (${chosen}) as d ${cardSources} order by ${order}) as card
    ) as shown`
  pageTexts.set(chosen, text)
  return text
}

/** One doctor more than asked for. The first page of usual size is spelled out: the planner then knows that it is short. */
const windowOf = ({ pageNum, pageSize }: Asked, put: (value: unknown) => string): string =>
  pageNum === 1 && pageSize <= 10 ? 'limit 11' : `limit ${put(pageSize + 1)} offset ${put((pageNum - 1) * pageSize)}`

/** `offset 0`: the words choose by their own indexes first, then it is sorted. */
const found = (words: string): string =>
  `(select doctor.*, closeness from find_doctors(${words}) join doctor using (doc_id) offset 0)`

const forms = {
  Pic: "exists (select from doctor_offer where doctor_offer.doc_id = d.doc_id and consult_type = 'DOCPIC' and is_open)",
  Video:
    "exists (select from doctor_offer where doctor_offer.doc_id = d.doc_id and consult_type in ('VIDEO', 'DOCVIDEO') and is_open)",
  Team: 'exists (select from team_member join team using (team_id) where team_member.doc_id = d.doc_id and team.is_open)',
  Prescription: mayPrescribeText(today, 'd'),
}
const formNames = ['Pic', 'Video', 'Team', 'Prescription'] as const

/** The one form that people choose has its own text; any other choice shares one. */
function formsAsked(asked: Asked, put: (value: unknown) => string): string[] {
  const chosen = formNames.filter(form => asked[form])
  if (chosen.length <= 1) return chosen.map(form => forms[form])
  return formNames.map(form => `(not ${put(asked[form])}::boolean or ${forms[form]})`)
}

/** Of a department or of one of its sub-departments. */
const inDepartment = (code: string): string =>
  `d.gb_dept_code = any (array(select gb_dept_code from department where gb_dept_code = ${code} or parent_code = ${code}))`

/** Of the clinic that shows this name: its own, or else its department's. */
const inClinic = (name: string): string =>
  `(d.dept_name = ${name} or d.dept_name = '' and d.gb_dept_code = any (array(select gb_dept_code from department where gb_dept_name = ${name})))`

/** Cards in our words, of doctors that `source` chooses by its parameters from $2 on, and numbers (`nth`). */
async function readCards({ db, now }: Ctx, source: string, values: readonly unknown[]): Promise<Doctor[]> {
  const text = `select ${cardColumns} from (${source}) as d ${cardSources} order by d.nth`
  return (await db.executeQuery<Doctor>(CompiledQuery.raw(text, [dayOf(now), ...values]))).rows
}

export const findDoctor = async (ctx: Ctx, docId: string): Promise<Doctor | undefined> =>
  (await readCards(ctx, 'select *, 1 as nth from doctor where doc_id = $2 and is_active', [docId]))[0]

/** Those who are recommended first. */
export const recommendedDoctors = (ctx: Ctx, most: number): Promise<Doctor[]> =>
  readCards(
    ctx,
    `select *, row_number() over () as nth
     from (select * from doctor where is_active and doc_type <> 'PHARMACIST' order by recommend_position, doc_id limit $2) as first`,
    [most],
  )

/** Those who are nearest to the words: characters, pinyin, initials, department. */
export const nearestDoctors = (ctx: Ctx, words: string, most: number): Promise<Doctor[]> =>
  readCards(
    ctx,
    `select *, row_number() over () as nth
     from (
       select d.* from find_doctors($2) as found join doctor as d using (doc_id)
       order by ${nearestFirst.replace('d.closeness', 'found.closeness')} limit $3
     ) as nearest`,
    [words, most],
  )

/** These doctors in this order, those who have left among them. */
export const doctorsOf = (ctx: Ctx, docIds: readonly string[]): Promise<Doctor[]> =>
  readCards(
    ctx,
    'select doctor.*, nth from unnest($2::text[]) with ordinality as asked (doc_id, nth) join doctor using (doc_id)',
    [docIds],
  )

/** Doctors and nurses of a clinic or a department by its name, the recommended ones first. */
export const staffOfDepartment = (ctx: Ctx, deptName: string, most: number): Promise<Doctor[]> =>
  readCards(
    ctx,
    `select *, row_number() over () as nth
     from (select * from doctor d where d.is_active and ${inClinic('$2')} order by recommend_position, doc_id limit $3) as staff`,
    [deptName, most],
  )
