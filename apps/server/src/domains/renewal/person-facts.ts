import { monthsAt } from '@nethos/contract/common/age-words.ts'
import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import type { AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import { saysNoAllergy } from '@nethos/contract/record/allergy-words.ts'
import type { HistoriesShown } from '@nethos/contract/record/record.schemas.ts'
import type { Fertility, Organ } from '@nethos/contract/renewal/drug.kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { bookOf, isPassing } from '../drugs/public.ts'
import { recordOf } from '../record/public.ts'
import { lastResultsOf, type LastResult } from '../reports/public.ts'
import { prescriptionsOf, type ListedPrescription } from './prescription.table.ts'
import { codedOf } from './stored.ts'

/** What somebody told of himself when he last asked for a prescription. */
export interface LastAnswers {
  readonly weightKg: string
  readonly fertility: Fertility
  readonly liver: Organ
  readonly kidney: Organ
  readonly allergies: readonly AllergyClass[]
  readonly allergyNote: string
  readonly at: number
}

/** Allergies that were told here another time. */
export interface EarlierAllergies {
  /** 2026年10月5日的续方 */
  readonly from: string
  readonly classes: readonly AllergyClass[]
  readonly note: string
}

export interface Creatinine {
  readonly value: number
  readonly at: number
  readonly from: 'doctor' | 'report'
}

/** All that is known here of somebody: what the head of the desk shows is what the checks count with. */
export interface PersonFacts {
  /** Full months today; null where nobody knows. */
  readonly ageMonths: number | null
  readonly gender: string | null
  readonly record: HistoriesShown
  readonly answers: LastAnswers | null
  /** Newest first; without what is being asked for now. */
  readonly earlierAllergies: readonly EarlierAllergies[]
  /** Illnesses of the health file, of former diagnoses and of results; keys of the table. */
  readonly conditions: readonly string[]
  /** The newest that a doctor has entered or the hospital's laboratory has measured. */
  readonly creatinine: Creatinine | null
  /** The laboratory says so, whatever was told. */
  readonly isLiverIll: boolean
  readonly results: readonly LastResult[]
  readonly before: readonly ListedPrescription[]
}

const dayMs = 86_400_000
/** How long a value says something of today. */
const recentMs = 90 * dayMs
const creatinineMs = 365 * dayMs

/** `except`: the consult that is being asked in; what was told in it is not told another time. */
export async function factsOf(ctx: Ctx, personId: string, except = ''): Promise<PersonFacts> {
  const record = await recordOf(ctx, personId)
  const before = await prescriptionsOf(ctx, personId, except)
  const measured = await lastResultsOf(
    ctx,
    personId,
    ['creatinine', 'potassium', 'inr', 'alt', 'ast', 'bilirubin-total'],
    ctx.now - creatinineMs,
  )
  const results = measured.filter(one => one.key === 'creatinine' || one.takenAt >= ctx.now - recentMs)
  return {
    ...(await ageAndGender(ctx, personId)),
    record,
    answers: await lastAnswers(ctx, personId, except),
    earlierAllergies: await earlierAllergiesOf(ctx, personId, except),
    conditions: conditionsOf(ctx, record, before, results),
    creatinine: await lastCreatinine(ctx, personId, results),
    isLiverIll: isLiverIll(results),
    results,
    before,
  }
}

/** A passing illness of a diagnosis of long ago is over. */
function conditionsOf(
  ctx: Ctx,
  record: HistoriesShown,
  before: readonly ListedPrescription[],
  results: readonly LastResult[],
): string[] {
  const book = bookOf(ctx.runtime.drugKnowledge)
  const { presentingComplaint, pastHistory, otherHistory, surgeryHistory } = record
  const diagnosed = before.flatMap(one => {
    const coded = codedOf(one)
    const words = [one.diagnosis, ...coded.map(its => its.name)].join('\n')
    const isRecent = one.prescribedAt.getTime() >= ctx.now - recentMs
    return [...book.conditionsIn(words), ...book.conditionsOf(coded.map(its => its.code))].filter(
      illness => isRecent || !isPassing(illness),
    )
  })
  const potassium = results.find(one => one.key === 'potassium')?.value
  return [
    ...new Set([
      ...book.conditionsIn([presentingComplaint, pastHistory, otherHistory, surgeryHistory].join('\n')),
      ...diagnosed,
      ...(potassium !== undefined && potassium >= 5.5 ? ['hyperkalaemia'] : []),
      ...(potassium !== undefined && potassium < 3.5 ? ['hypokalaemia'] : []),
    ]),
  ]
}

/** Enzymes above three times the limit or bilirubin above twice: what labels mean by 肝功能不全. */
function isLiverIll(results: readonly LastResult[]): boolean {
  const above = (key: string, times: number, usual: number) => {
    const found = results.find(one => one.key === key)
    return found !== undefined && found.value > times * (found.high ?? usual)
  }
  return above('alt', 3, 40) || above('ast', 3, 40) || above('bilirubin-total', 2, 21)
}

async function ageAndGender({ db, now }: Ctx, personId: string): Promise<Pick<PersonFacts, 'ageMonths' | 'gender'>> {
  const row = await db
    .selectFrom('person')
    .select(['birthOn', 'gender'])
    .where('personId', '=', personId)
    .executeTakeFirst()
  return { ageMonths: row?.birthOn ? monthsAt(row.birthOn, now) : null, gender: row?.gender ?? null }
}

/** In the renewal that is being asked in, or in the last one of the same person. */
async function lastAnswers({ db }: Ctx, personId: string, consultId: string): Promise<LastAnswers | null> {
  const row = await db
    .selectFrom('renewal')
    .select(['weightKg', 'fertility', 'liver', 'kidney', 'allergies', 'allergyNote', 'createdAt'])
    .where('personId', '=', personId)
    .orderBy(sql`consult_id = ${consultId}`, 'desc')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? ({ ...row, at: row.createdAt.getTime() } as unknown as LastAnswers) : null
}

const mostEarlier = 50

async function earlierAllergiesOf({ db }: Ctx, personId: string, except: string): Promise<EarlierAllergies[]> {
  const renewed = await db
    .selectFrom('renewal')
    .select(['allergies', 'allergyNote', 'createdAt'])
    .where('personId', '=', personId)
    .where('consultId', '<>', except)
    .orderBy('createdAt', 'desc')
    .limit(mostEarlier)
    .execute()
  const asked = await db
    .selectFrom('consult')
    .select(['allergyHistory', 'createdAt'])
    .where('personId', '=', personId)
    .where('consultId', '<>', except)
    .where('allergyHistory', '<>', '')
    .orderBy('createdAt', 'desc')
    .limit(mostEarlier)
    .execute()
  return [
    ...renewed.map(row => ({ what: '续方', at: row.createdAt, classes: row.allergies, note: row.allergyNote })),
    ...asked.map(row => ({ what: '用药咨询', at: row.createdAt, classes: [], note: row.allergyHistory })),
  ]
    .filter(one => one.classes.length > 0 || !saysNoAllergy(one.note))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ what, at, classes, note }) => ({
      from: `${dayInWords(dayOf(at.getTime()))}的${what}`,
      classes: classes as AllergyClass[],
      note,
    }))
}

async function lastCreatinine(
  { db }: Ctx,
  personId: string,
  results: readonly LastResult[],
): Promise<Creatinine | null> {
  const row = await db
    .selectFrom('prescription')
    .select([sql<number>`(facts ->> 'creatinine')::float8`.as('value'), 'prescribedAt'])
    .where('personId', '=', personId)
    .where(sql<boolean>`facts ->> 'creatinine' is not null`)
    .orderBy('prescribedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  const entered = row && { value: row.value, at: row.prescribedAt.getTime(), from: 'doctor' as const }
  const result = results.find(one => one.key === 'creatinine')
  const measured = result && {
    value: Math.round(result.value * 10) / 10,
    at: result.takenAt,
    from: 'report' as const,
  }
  if (!entered || !measured) return entered ?? measured ?? null
  return measured.at > entered.at ? measured : entered
}
