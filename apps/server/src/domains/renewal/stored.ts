import * as z from 'zod/mini'
import { askedMedicine } from '@nethos/contract/consult/consult.schemas.ts'
import { diagnosis } from '@nethos/contract/diagnosis/diagnosis.rules.ts'
import { weekdays } from '@nethos/contract/renewal/reminder-rhythm.ts'
import { drugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import { jsonColumn } from '../../database/json-column.ts'
import { storedSignatures } from '../system/public.ts'

const lines = z.array(drugLine)
const storedLines = jsonColumn('prescription.lines', lines)
const storedDiagnoses = jsonColumn('prescription.diagnoses', z.array(diagnosis))
const storedWeekdays = jsonColumn('prescription.reminder_weekdays', z.record(z.string(), z.literal(weekdays)))
const storedReminders = jsonColumn(
  'prescription.last_reminders',
  z.record(z.string(), z.object({ on: z.string(), times: z.array(z.string()) })),
)

/** The JSON columns of renewals and prescriptions, each read at this one seam. */
export const askedLines = jsonColumn('renewal.asked', lines)
/** The medicines that a question to a pharmacist names. */
export const askedMedicines = jsonColumn('consult.medicines', z.array(askedMedicine))
export const linesOf = (row: { lines: unknown }) => storedLines(row.lines)
export const codedOf = (row: { diagnoses: unknown }) => storedDiagnoses(row.diagnoses)
const signaturesIn = storedSignatures('prescription.signatures')
export const signaturesOf = (row: { signatures: unknown }) => signaturesIn(row.signatures)
/** Drug id → the weekday that its patient has chosen. */
export const reminderWeekdaysOf = (row: { reminderWeekdays: unknown }) => storedWeekdays(row.reminderWeekdays)
export const lastRemindersOf = (row: { lastReminders: unknown }) => storedReminders(row.lastReminders)
