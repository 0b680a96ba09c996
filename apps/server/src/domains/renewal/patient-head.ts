import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { PatientHead } from '@nethos/contract/record/patient-head.ts'
import { deniesAllergies } from '@nethos/contract/record/allergy-words.ts'
import { fertilityInWords } from '@nethos/contract/renewal/fertility-words.ts'
import { organLabels } from '@nethos/contract/renewal/renewal.limits.ts'
import type { DrugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import { labelsOf, type TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import type { Ctx } from '../../calls/handler.ts'
import { bookOf, kidneyFunction } from '../drugs/public.ts'
import { rowsOfHuman } from '../people/public.ts'
import { alarmsElsewhere } from '../triage/public.ts'
import { classesOf } from './allergy-sources.ts'
import { inWords, ownMedicinesOf } from './own-medicine.table.ts'
import { factsOf, type PersonFacts } from './person-facts.ts'
import { historiesOf } from './histories.ts'
import { linesOf } from './stored.ts'
import { currentMedicines, currentMedicineInWords } from './taken-now.ts'

interface OfConsult {
  consultId: string
  personId: string
}

/** What decides on treatment: by the health file of the consult's person, what he told last, and what was prescribed here. */
export async function patientHeadOf(ctx: Ctx, { consultId, personId }: OfConsult): Promise<PatientHead> {
  const person = await personOfConsult(ctx, consultId)
  const known = await factsOf(ctx, personId, consultId)
  const { answers, before } = known
  const book = bookOf(ctx.runtime.drugKnowledge)
  const asked = book.conditionsIn([person.illnessName, person.content, person.supplementContent].join('\n'))
  const ageMonths = known.ageMonths ?? (person.age === null ? null : person.age * 12)
  return {
    personName: person.name,
    urgent: labelsOf(person.redFlags as TriageFlag[]),
    elsewhere: await alarmsElsewhere(ctx, { consultId, personId }),
    gender: person.gender,
    ageMonths,
    weight: answers && { kg: answers.weightKg, at: answers.at },
    fertility: answers && {
      label: fertilityInWords(answers.fertility, answers.pregnantFrom, ctx.now),
      isCaution: answers.fertility === 'pregnant' || answers.fertility === 'breastfeeding',
      at: answers.at,
    },
    allergies: allergiesOf(known, person.allergyHistory),
    ...(await historiesOf(ctx, personId, known)),
    conditions: [...new Set([...known.conditions, ...asked])].map(book.illnessName),
    medicines: [
      ...(await currentMedicines(ctx, personId, consultId)).map(currentMedicineInWords),
      ...(await reportedMedicines(ctx, personId)),
      ...(await ownMedicinesOf(ctx, personId)).map(inWords),
    ],
    kidney: {
      label: answers ? organLabels[answers.kidney] : '',
      isAbnormal: answers?.kidney === 'abnormal',
      measured: measuredKidney(known, {
        ageMonths,
        sex: person.gender === 'M' || person.gender === 'F' ? person.gender : '',
        weightKg: Number(answers?.weightKg) || null,
      }),
    },
    liver: {
      label: known.isLiverIll ? '化验异常' : answers ? organLabels[answers.liver] : '',
      isAbnormal: known.isLiverIll || answers?.liver === 'abnormal',
    },
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
async function reportedMedicines(ctx: Ctx, personId: string): Promise<string[]> {
  const { taken, left } = await ctx.db
    .selectFrom('medicineTaken')
    .innerJoin('prescription', 'prescription.prescriptionId', 'medicineTaken.prescriptionId')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('isTaken', '=', true).as('taken'),
      fn.countAll<number>().filterWhere('isTaken', '=', false).as('left'),
    ])
    .where('prescription.personId', 'in', rowsOfHuman(ctx, personId))
    .where('onDay', '>=', addDays(dayOf(ctx.now), -13))
    .executeTakeFirstOrThrow()
  return taken + left === 0 ? [] : [`近14天记录：已服${taken}次，未服${left}次`]
}

const withDose = ({ drugName, dose, frequency }: DrugLine): string => `${drugName} 每次${dose} ${frequency}`

const personOfConsult = ({ db }: Ctx, consultId: string) =>
  db
    .selectFrom('consult')
    .select([
      'consult.consulterName as name',
      'consult.consulterGender as gender',
      'consult.consulterAge as age',
      'consult.illnessName',
      'consult.content',
      'consult.supplementContent',
      'consult.allergyHistory',
      'consult.redFlags',
    ])
    .where('consult.consultId', '=', consultId)
    .executeTakeFirstOrThrow()

/** All that anybody has told, wherever it stands: what the file says is not undone by a form that says none. */
function allergiesOf({ record, answers, earlierAllergies }: PersonFacts, asked: string): PatientHead['allergies'] {
  const texts = [answers?.allergyNote ?? '', asked, ...earlierAllergies.map(one => one.note)]
  const notes = [
    { from: 'file' as const, text: record.allergyHistory.trim() },
    ...texts.map(text => ({ from: 'told' as const, text: text.trim() })),
  ].filter((note, at, all) => note.text !== '' && all.findIndex(one => one.text === note.text) === at)
  const ticked = [
    ...record.allergyClasses,
    ...(answers?.allergies ?? []),
    ...earlierAllergies.flatMap(one => one.classes),
  ]
  const classes = classesOf(
    ticked,
    notes.map(note => note.text),
  )
  return {
    isTold: answers !== null || notes.length > 0 || classes.length > 0,
    isAllergic: classes.length > 0 || notes.some(({ text }) => !deniesAllergies(text)),
    classes,
    notes,
  }
}

/** The last creatinine that is known here, with what follows from it today. */
function measuredKidney(
  { creatinine }: PersonFacts,
  person: Omit<Parameters<typeof kidneyFunction>[0], 'creatinine'>,
): PatientHead['kidney']['measured'] {
  if (!creatinine) return null
  const found = kidneyFunction({ ...person, creatinine: creatinine.value })
  return {
    creatinine: creatinine.value,
    egfr: found ? Math.round(found.egfr) : null,
    clearance: found?.crcl === undefined ? null : Math.round(found.crcl),
    at: creatinine.at,
    from: creatinine.from,
  }
}
