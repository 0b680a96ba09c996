import { nthOf } from '@nethos/contract/common/present.ts'
import type { Diagnosis } from '@nethos/contract/diagnosis/diagnosis.rules.ts'
import { isYoungChild, wrongChildCare, wrongDuration } from '@nethos/contract/renewal/conditions.rules.ts'
import { unitMisfit } from '@nethos/contract/renewal/dose-form.ts'
import { isControlled } from '@nethos/contract/renewal/drug.kinds.ts'
import { wantsReason } from '@nethos/contract/renewal/prescription-check.ts'
import type { renewalDeskServices } from '@nethos/contract/renewal/renewal-desk.services.ts'
import { deliveryCents } from '@nethos/contract/renewal/renewal.limits.ts'
import type { DrugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import type { InputOf } from '@nethos/contract/service.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { renewalDecided } from '../consult/public.ts'
import { diagnosesBy } from '../diagnosis/public.ts'
import { isPrescriber } from '../doctors/public.ts'
import { contentHashOf, sheetNumber } from '../system/public.ts'
import { askSecond } from './ask-second.ts'
import { idsOf, type Checked } from './check-drugs.ts'
import { allergiesOnSheet, checkWritten, deskWarning, doseInWords, illnessesOf, patientFactsOf } from './desk-check.ts'
import { headOf, note, type Desk } from './desk.ts'
import { chosenDrugs, type ChosenDrug } from './drug.table.ts'
import { saveStops, saveWarnings } from './prescription-warning.table.ts'
import { notify } from './renewal.life.ts'
import { renewals } from './renewal.lifecycle.ts'
import { takeRenewal, type Renewal } from './renewal.table.ts'
import { hasDecided, pharmacistIsToReview } from './waits.ts'

type Input = InputOf<typeof renewalDeskServices.prescribe>

/** The doctor signs what he has written, where nothing speaks against it that he has not answered. */
export const prescribe: HandlerOf<typeof renewalDeskServices.prescribe> = async ({ input, ctx, refuse }) => {
  const renewal = await takeRenewal(ctx, input.consultId)
  if (!renewal) return refuse('not_found')
  if (!(await isPrescriber(ctx, renewal.docId))) return refuse('right_over')
  const drugs = await chosenDrugs(ctx, idsOf(input.drugs))
  if (!drugs) return refuse('not_found')
  if (drugs.some(isControlled)) return refuse('controlled')
  const diagnoses = diagnosesBy(ctx.runtime.diagnoses, input.diagnosisCodes)
  if (!diagnoses) return refuse('diagnosis_unknown')
  const misfit = drugs.flatMap((drug, at) => unitMisfit(drug, nthOf(input.drugs, at).unit) ?? [])[0]
  if (misfit) return refuse('unit_unfit', { sentence: misfit })
  const patientFacts = await patientFactsOf(ctx, renewal.consultId)
  const tooLong = wrongDuration(input.drugs, input.longReason)
  if (tooLong) return refuse('duration_unexplained', { sentence: tooLong })
  const alone = wrongChildCare(patientFacts.age, input)
  if (alone) return refuse('child_unaccompanied', { sentence: alone })
  const illnesses = illnessesOf(input.diagnosis, diagnoses)
  const checked = await checkWritten(ctx, renewal, input.drugs, illnesses, input.facts)
  if (checked.contradictions.length > 0 && !input.facts.isAllergySettled)
    return refuse('allergy_unsettled', { obj: { contradictions: checked.contradictions } })
  const stops = checked.findings.filter(one => one.level === 'stop')
  if (stops.some(one => !one.isOverridable)) {
    await saveStops(ctx, renewal.consultId, stops, checked.knowledge)
    return refuse('stopped', { obj: { warnings: stops.map(one => deskWarning(one)) }, keeps: true })
  }
  const reasons = new Map(input.overrides.map(one => [one.key, one.reason]))
  const unexplained = checked.findings.filter(one => wantsReason(one) && !reasons.has(one.key))
  if (unexplained.length > 0)
    return refuse('reason_missing', { obj: { warnings: unexplained.map(one => deskWarning(one)) } })

  const lines = linesOf(input, drugs)
  const prescriptionId = await signed(ctx, renewal, { input, patientFacts, diagnoses, lines, checked })
  const wantsSecond = stops.length > 0
  if (wantsSecond && !(await askSecond(ctx, renewal.consultId))) return refuse('no_second')
  const moved = await renewals.transition(ctx, renewal, wantsSecond ? 'ask_second' : 'prescribe', 'doctor', {
    prescribedAt: ctx.now,
    prescriptionId,
    overrideReason: [...reasons.values()].join('；'),
    returnReason: '',
    drugCents: lines.reduce((sum, line) => sum + line.priceCents * line.packs, 0),
    deliveryCents: renewal.wants === 'delivery' ? deliveryCents : 0,
  })
  if (!moved) return refuse('cannot_prescribe')
  await saveWarnings(ctx, prescriptionId, checked.findings, reasons, checked.knowledge)
  await renewalDecided(ctx, moved.consultId)
  await hasDecided(ctx, moved)
  if (!wantsSecond) await pharmacistIsToReview(ctx, moved)
  await note(ctx, 'renewal.prescribe', moved)
  await notify(ctx, moved)
  return headOf(moved)
}

/** As they stand on the sheet, at the price of today. */
const linesOf = (input: Input, drugs: readonly ChosenDrug[]): DrugLine[] =>
  drugs.map((drug, at) => {
    const { drugId, drugName, form, specification, manufacturer, priceCents } = drug
    return { drugId, drugName, form, specification, manufacturer, priceCents, ...doseInWords(nthOf(input.drugs, at)) }
  })

interface Signed {
  readonly input: Input
  readonly patientFacts: Awaited<ReturnType<typeof patientFactsOf>>
  readonly diagnoses: readonly Diagnosis[]
  readonly lines: readonly DrugLine[]
  readonly checked: Checked
}

/** The sheet with what it was signed by; gives its id. */
async function signed(
  ctx: Desk,
  renewal: Renewal,
  { input, patientFacts, diagnoses, lines, checked }: Signed,
): Promise<string> {
  const written = { diagnosis: input.diagnosis, diagnoses, opinion: input.opinion, lines }
  const prescriptionNo = sheetNumber(ctx.now)
  const row = await ctx.db
    .insertInto('prescription')
    .values({
      prescriptionNo,
      consultId: renewal.consultId,
      accountId: renewal.accountId,
      personId: renewal.personId,
      docId: renewal.docId,
      doctorStaffId: ctx.caller.staffId,
      personName: patientFacts.personName,
      gender: patientFacts.gender ?? '',
      age: patientFacts.age,
      weightKg: patientFacts.weightKg ?? '',
      allergies: allergiesOnSheet(checked),
      facts: JSON.stringify(input.facts),
      proofKind: input.proof,
      longReason: input.longReason,
      guardianPresent: isYoungChild(patientFacts.age) && input.guardianPresent,
      companion: isYoungChild(patientFacts.age) ? input.companion : '',
      ...written,
      lines: JSON.stringify(lines),
      diagnoses: JSON.stringify(diagnoses),
      contentHash: contentHashOf({
        prescriptionNo,
        personId: renewal.personId,
        doctor: ctx.caller.staffId,
        ...written,
      }),
      prescribedAt: new Date(ctx.now),
    })
    .returning('prescriptionId')
    .executeTakeFirstOrThrow()
  return row.prescriptionId
}
