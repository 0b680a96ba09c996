import { monthsAt } from '@nethos/contract/common/age-words.ts'
import type { HistoriesShown } from '@nethos/contract/record/record.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import { bookOf, illnessOfPotassium, isPassing } from '../drugs/public.ts'
import { filesElsewhere, recordOf, type Histories } from '../record/public.ts'
import { lastResultsOf, type LastResult } from '../reports/public.ts'
import { lastCreatinine, type Creatinine } from './last-creatinine.ts'
import { prescriptionsOf, type ListedPrescription } from './prescription.table.ts'
import { codedOf } from './stored.ts'
import { earlierAllergiesOf, lastAnswers, type EarlierAllergies, type LastAnswers } from './last-answers.ts'

/** All that is known here of somebody, in whatever account: what the head of the desk shows is what the checks count with. */
export interface PersonFacts {
  /** Full months today; null where nobody knows. */
  readonly ageMonths: number | null
  readonly gender: string | null
  readonly record: HistoriesShown
  /** What other accounts have written in his health file. */
  readonly elsewhere: readonly Histories[]
  readonly answers: LastAnswers | null
  /** Newest first; without what is being asked for now. */
  readonly earlierAllergies: readonly EarlierAllergies[]
  /** Illnesses of the health file, of former diagnoses and of results; keys of the table. */
  readonly conditions: readonly string[]
  /** The newest that a doctor has entered or the hospital's laboratory has measured. */
  readonly creatinine: Creatinine | null
  /** Of the last three months, in mmol/L. */
  readonly potassium: number | null
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
  const elsewhere = await filesElsewhere(ctx, personId)
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
    elsewhere,
    answers: await lastAnswers(ctx, personId, except),
    earlierAllergies: await earlierAllergiesOf(ctx, personId, { except, elsewhere }),
    conditions: conditionsOf(ctx, [record, ...elsewhere], before, results),
    creatinine: await lastCreatinine(ctx, personId, results),
    potassium: valueOf(results, 'potassium'),
    isLiverIll: isLiverIll(results),
    results,
    before,
  }
}

/** Where illnesses stand in a health file. */
const ofIllness = ['presentingComplaint', 'pastHistory', 'otherHistory', 'surgeryHistory'] as const

/** A passing illness of a diagnosis of long ago is over. */
function conditionsOf(
  ctx: Ctx,
  files: readonly Pick<Histories, (typeof ofIllness)[number]>[],
  before: readonly ListedPrescription[],
  results: readonly LastResult[],
): string[] {
  const book = bookOf(ctx.runtime.drugKnowledge)
  const diagnosed = before.flatMap(one => {
    const coded = codedOf(one)
    const words = [one.diagnosis, ...coded.map(its => its.name)].join('\n')
    const isRecent = one.prescribedAt.getTime() >= ctx.now - recentMs
    return [...book.conditionsIn(words), ...book.conditionsOf(coded.map(its => its.code))].filter(
      illness => isRecent || !isPassing(illness),
    )
  })
  const ofPotassium = illnessOfPotassium(valueOf(results, 'potassium'))
  return [
    ...new Set([
      ...book.conditionsIn(files.flatMap(file => ofIllness.map(key => file[key])).join('\n')),
      ...diagnosed,
      ...(ofPotassium ? [ofPotassium] : []),
    ]),
  ]
}

const valueOf = (results: readonly LastResult[], key: string): number | null =>
  results.find(one => one.key === key)?.value ?? null

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
