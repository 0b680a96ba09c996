import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import type { AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import { deniesAllergies } from '@nethos/contract/record/allergy-words.ts'
import type { Fertility, Organ } from '@nethos/contract/renewal/drug.kinds.ts'
import type { CheckFacts } from '@nethos/contract/renewal/prescription-check.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { rowsOfHuman } from '../people/public.ts'
import type { Histories } from '../record/public.ts'
import { mergePregnancy } from './merge-pregnancy.ts'

/** What somebody told of himself when he last asked for a prescription. */
export interface LastAnswers {
  readonly weightKg: string
  readonly fertility: Fertility
  readonly pregnantFrom: string | null
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

/** In the renewal that is being asked in, or in the last one of the same human being. */
export async function lastAnswers(ctx: Ctx, personId: string, consultId: string): Promise<LastAnswers | null> {
  const row = await ctx.db
    .selectFrom('renewal')
    .leftJoin('prescription', 'prescription.prescriptionId', 'renewal.prescriptionId')
    .select(['renewal.weightKg', 'fertility', 'pregnantFrom', 'liver', 'kidney', 'renewal.allergies', 'allergyNote'])
    .select(['renewal.createdAt', 'prescription.facts'])
    .where('renewal.personId', 'in', rowsOfHuman(ctx, personId))
    .orderBy(sql`renewal.consult_id = ${consultId}`, 'desc')
    .orderBy('renewal.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { facts, createdAt, ...answers } = row
  const order = { ...answers, at: createdAt.getTime() } as LastAnswers
  return { ...order, ...mergePregnancy(order, (facts ?? {}) as Partial<CheckFacts>) }
}

const mostEarlier = 50

/** In former renewals and questions, and in the health files that other accounts have of the same human being. */
export async function earlierAllergiesOf(
  ctx: Ctx,
  personId: string,
  { except, elsewhere }: { except: string; elsewhere: readonly Histories[] },
): Promise<EarlierAllergies[]> {
  const renewed = await ctx.db
    .selectFrom('renewal')
    .select(['allergies', 'allergyNote', 'createdAt'])
    .where('personId', 'in', rowsOfHuman(ctx, personId))
    .where('consultId', '<>', except)
    .orderBy('createdAt', 'desc')
    .limit(mostEarlier)
    .execute()
  const asked = await ctx.db
    .selectFrom('consult')
    .select(['allergyHistory', 'createdAt'])
    .where('personId', 'in', rowsOfHuman(ctx, personId))
    .where('consultId', '<>', except)
    .where('allergyHistory', '<>', '')
    .orderBy('createdAt', 'desc')
    .limit(mostEarlier)
    .execute()
  const here = [
    ...renewed.map(row => ({ what: '续方', at: row.createdAt, classes: row.allergies, note: row.allergyNote })),
    ...asked.map(row => ({ what: '用药咨询', at: row.createdAt, classes: [], note: row.allergyHistory })),
  ]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ what, at, classes, note }): EarlierAllergies => ({
      from: `${dayInWords(dayOf(at.getTime()))}的${what}`,
      classes: classes as AllergyClass[],
      note,
    }))
  return [...here, ...elsewhere.map(inOtherFile)].filter(isAllergy)
}

const isAllergy = ({ classes, note }: { classes: readonly unknown[]; note: string }): boolean =>
  classes.length > 0 || !deniesAllergies(note)

const inOtherFile = ({ allergyClasses, allergyHistory }: Histories): EarlierAllergies => ({
  from: '另一账号的健康档案',
  classes: allergyClasses,
  note: allergyHistory,
})
