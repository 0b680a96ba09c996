import {
  noFacts,
  wantsReason,
  type CheckFacts,
  type DeskWarning,
  type Look,
} from '@nethos/contract/renewal/prescription-check.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { asWritten, findingsFor, idsOf } from './check-drugs.ts'
import { asWrittenBefore } from './checked-person.ts'
import { deskWarning, illnessesOf, patientFactsOf } from './desk-check.ts'
import { takenDrugs } from './drug.table.ts'
import type { Prescription } from './prescription.table.ts'
import { warningsOfPrescription } from './prescription-warning.table.ts'
import { codedOf, linesOf } from './stored.ts'

export interface CheckedAgain {
  /** As they were signed. */
  readonly signed: readonly DeskWarning[]
  /** What speaks against it now and did not when it was signed, or louder. */
  readonly fresh: readonly DeskWarning[]
  readonly knowledge: string
}

type SignedPrescription = Pick<
  Prescription,
  'consultId' | 'personId' | 'prescriptionId' | 'lines' | 'diagnosis' | 'diagnoses' | 'facts'
>

/** A signed prescription by what is known now: what has been told, measured and prescribed since counts too. */
export async function checkAgain(ctx: Ctx, prescription: SignedPrescription): Promise<CheckedAgain> {
  const { consultId, personId, prescriptionId, diagnosis } = prescription
  const written = linesOf(prescription)
  const drugs = new Map((await takenDrugs(ctx, idsOf(written))).map(drug => [drug.drugId, drug]))
  const told = await patientFactsOf(ctx, consultId)
  const { text, codes } = illnessesOf(diagnosis, codedOf(prescription))
  const facts: CheckFacts = { ...noFacts, ...(prescription.facts as Partial<CheckFacts> | null) }
  const { findings, knowledge } = await findingsFor(
    ctx,
    personId,
    { ...told, illness: `${told.illness}\n${text}`, illnessCodes: codes },
    written.map(line => asWritten(line, drugs.get(line.drugId))),
    { except: consultId, facts: asWrittenBefore(facts) },
  )
  const signed = await warningsOfPrescription(ctx, prescriptionId)
  const before = new Map(signed.map(one => [one.key, one]))
  const isNew = (one: DeskWarning) => loudness(one) > loudness(before.get(one.key))
  return { signed, fresh: findings.map(one => deskWarning(one)).filter(isNew), knowledge }
}

function loudness(one: DeskWarning | undefined): number {
  if (!one) return 0
  return one.level === 'inform' ? 1 : one.level === 'warn' ? 2 : one.isOverridable ? 3 : 4
}

/** No pharmacist approves what no doctor has signed against. */
export const newStops = ({ fresh }: CheckedAgain): DeskWarning[] => fresh.filter(one => one.level === 'stop')

/** What is looked at one by one before anything is approved. */
export const unseen = ({ signed, fresh }: CheckedAgain, seen: readonly string[]): DeskWarning[] =>
  [...signed, ...fresh].filter(one => wantsReason(one) && !seen.includes(one.key))

interface ReviewDecision {
  readonly prescriptionId: string
  readonly outcome: 'approved' | 'returned' | 'stopped'
  readonly looked: readonly Look[]
  readonly seen: readonly string[]
}

/** What a pharmacist saw when he decided. */
export async function saveReview(
  ctx: Ctx<StaffCaller>,
  { signed, fresh, knowledge }: CheckedAgain,
  { prescriptionId, outcome, looked, seen }: ReviewDecision,
): Promise<void> {
  const shown = [...signed.map(one => ({ ...one, isNew: false })), ...fresh.map(one => ({ ...one, isNew: true }))].map(
    one => ({ ...one, isSeen: seen.includes(one.key) }),
  )
  await ctx.db
    .insertInto('prescriptionReview')
    .values({
      prescriptionId,
      staffId: ctx.caller.staffId,
      outcome,
      looked: [...looked],
      warnings: JSON.stringify(shown),
      knowledge,
      at: new Date(ctx.now),
    })
    .execute()
}
