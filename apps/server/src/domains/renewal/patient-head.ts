import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import type { PatientHead } from '@nethos/contract/record/patient-head.ts'
import type { HistoriesShown } from '@nethos/contract/record/record.schemas.ts'
import { saysNoAllergy } from '@nethos/contract/renewal/allergy-contradiction.ts'
import type { Fertility, Organ } from '@nethos/contract/renewal/drug.kinds.ts'
import { fertilityLabels, organLabels } from '@nethos/contract/renewal/renewal.limits.ts'
import type { DrugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import { labelsOf, type TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { bookOf, kidneyFunction } from '../drugs/public.ts'
import { recordOf } from '../record/public.ts'
import { inWords, ownMedicinesOf } from './own-medicine.table.ts'
import { linesTakenNow, prescriptionsOf } from './prescription.table.ts'
import { linesOf } from './stored.ts'

interface OfConsult {
  consultId: string
  personId: string
}

/** What decides on treatment: by the health file of the consult's person, what he told last, and what was prescribed here. */
export async function patientHeadOf(ctx: Ctx, { consultId, personId }: OfConsult): Promise<PatientHead> {
  const person = await personOfConsult(ctx, consultId)
  const answers = await lastAnswers(ctx, { consultId, personId })
  const record = await recordOf(ctx, personId)
  const before = await prescriptionsOf(ctx, personId, consultId)
  const book = bookOf(ctx.runtime.drugKnowledge)
  const histories = [record.presentingComplaint, record.pastHistory, record.otherHistory]
  const illnesses = [person.illnessName, ...histories, ...before.map(one => one.diagnosis)].join('\n')
  const ageMonths = monthsSince(person.birthOn, ctx.now) ?? (person.age === null ? null : person.age * 12)
  return {
    personName: person.name,
    urgent: labelsOf(person.redFlags as TriageFlag[]),
    gender: person.gender,
    ageMonths,
    weight: answers && { kg: answers.weightKg, at: answers.at },
    fertility: answers && {
      label: fertilityLabels[answers.fertility],
      isCaution: answers.fertility === 'pregnant' || answers.fertility === 'breastfeeding',
      at: answers.at,
    },
    allergies: allergiesOf(record, answers, person.allergyHistory),
    conditions: book.conditionsIn(illnesses).map(book.illnessName),
    medicines: [
      ...(await linesTakenNow(ctx, personId, consultId)).map(withDose),
      ...(await reportedMedicines(ctx, personId)),
      ...(await ownMedicinesOf(ctx, personId)).map(inWords),
    ],
    kidney: {
      label: answers ? organLabels[answers.kidney] : '',
      isAbnormal: answers?.kidney === 'abnormal',
      measured: await measuredKidney(ctx, personId, {
        ageMonths,
        sex: person.gender === 'M' || person.gender === 'F' ? person.gender : '',
        weightKg: Number(answers?.weightKg) || null,
      }),
    },
    liver: { label: answers ? organLabels[answers.liver] : '', isAbnormal: answers?.liver === 'abnormal' },
    prescriptions: before.map(one => ({
      prescriptionId: one.prescriptionId,
      approvedAt: (one.approvedAt ?? one.prescribedAt).getTime(),
      docName: one.docName,
      diagnosis: one.diagnosis,
      drugs: linesOf(one).map(withDose),
    })),
  }
}

/** What was ticked of the last fourteen days, where anything was: silence is not a dose left out. */
async function reportedMedicines({ db, now }: Ctx, personId: string): Promise<string[]> {
  const { taken, left } = await db
    .selectFrom('medicineTaken')
    .innerJoin('prescription', 'prescription.prescriptionId', 'medicineTaken.prescriptionId')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('isTaken', '=', true).as('taken'),
      fn.countAll<number>().filterWhere('isTaken', '=', false).as('left'),
    ])
    .where('prescription.personId', '=', personId)
    .where('onDay', '>=', addDays(dayOf(now), -13))
    .executeTakeFirstOrThrow()
  return taken + left === 0 ? [] : [`近14天记录：已服${taken}次，未服${left}次`]
}

const withDose = ({ drugName, dose, frequency }: DrugLine): string => `${drugName} 每次${dose} ${frequency}`

const personOfConsult = ({ db }: Ctx, consultId: string) =>
  db
    .selectFrom('consult')
    .innerJoin('person', 'person.personId', 'consult.personId')
    .select([
      'consult.consulterName as name',
      'consult.consulterGender as gender',
      'consult.consulterAge as age',
      'consult.illnessName',
      'consult.allergyHistory',
      'consult.redFlags',
      'person.birthOn',
    ])
    .where('consult.consultId', '=', consultId)
    .executeTakeFirstOrThrow()

/** Full months from a birthday, by the hospital's calendar. */
function monthsSince(birthOn: string | null, now: number): number | null {
  if (birthOn === null) return null
  const [from, to] = [birthOn, dayOf(now)].map(day => day.split('-').map(Number)) as [number[], number[]]
  return (to[0]! - from[0]!) * 12 + to[1]! - from[1]! - (to[2]! < from[2]! ? 1 : 0)
}

interface LastAnswers {
  weightKg: string
  fertility: Fertility
  liver: Organ
  kidney: Organ
  allergies: AllergyClass[]
  allergyNote: string
  at: number
}

/** In this renewal, or in the last one of the same person. */
async function lastAnswers({ db }: Ctx, { consultId, personId }: OfConsult): Promise<LastAnswers | null> {
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

/** All that anybody has told, wherever it stands: what the file says is not undone by a form that says none. */
function allergiesOf(record: HistoriesShown, answers: LastAnswers | null, asked: string): PatientHead['allergies'] {
  const classes = [...new Set([...record.allergyClasses, ...(answers?.allergies ?? [])])]
  const notes = [
    { from: 'file' as const, text: record.allergyHistory.trim() },
    { from: 'told' as const, text: answers?.allergyNote.trim() ?? '' },
    { from: 'told' as const, text: asked.trim() },
  ].filter((note, at, all) => note.text !== '' && all.findIndex(one => one.text === note.text) === at)
  return {
    isTold: answers !== null || notes.length > 0 || classes.length > 0,
    isAllergic: classes.length > 0 || notes.some(({ text }) => !saysNoAllergy(text)),
    classes,
    notes,
  }
}

/** The last creatinine that a doctor has entered when he signed, with what follows from it today. */
async function measuredKidney(
  { db }: Ctx,
  personId: string,
  person: Omit<Parameters<typeof kidneyFunction>[0], 'creatinine'>,
): Promise<PatientHead['kidney']['measured']> {
  const row = await db
    .selectFrom('prescription')
    .select([sql<number>`(facts ->> 'creatinine')::float8`.as('creatinine'), 'prescribedAt'])
    .where('personId', '=', personId)
    .where(sql<boolean>`facts ->> 'creatinine' is not null`)
    .orderBy('prescribedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { creatinine } = row
  const found = kidneyFunction({ ...person, creatinine })
  return {
    creatinine,
    egfr: found ? Math.round(found.egfr) : null,
    clearance: found?.crcl === undefined ? null : Math.round(found.crcl),
    at: row.prescribedAt.getTime(),
  }
}
