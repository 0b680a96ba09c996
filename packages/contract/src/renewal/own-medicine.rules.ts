import * as z from 'zod/mini'
import { limitedLine } from '../common/text.ts'
import { acrossFields } from '../rule.ts'
import { doseUnits, frequencyCodes } from './dose.ts'
import { renewalLimits } from './renewal.limits.ts'

/** As many as somebody keeps up; more is a list that nobody reads. */
export const mostOwnMedicines = 30

/** A medicine from elsewhere: its name from the box, how much at once if he knows it, how often. */
export const ownMedicine = z.object({
  drugName: limitedLine('药品名称', renewalLimits.medicineName),
  /** Null: he does not know. */
  amount: z.nullable(z.number().check(z.refine(amount => amount > 0 && amount <= 100_000, '请填写正确的用量'))),
  unit: z.enum(doseUnits),
  frequency: z.enum(frequencyCodes, '请选择多久用一次'),
})
export const unitOfAmount = acrossFields<{ amount: number | null; unit: string }>(
  ({ amount, unit }) => unit !== '适量' || amount === null || amount === 1,
  '适量不需要填写数字',
)
