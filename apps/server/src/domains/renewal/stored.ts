import * as z from 'zod/mini'
import { askedMedicine } from '@nethos/contract/consult/consult.schemas.ts'
import { diagnosis } from '@nethos/contract/diagnosis/diagnosis.rules.ts'
import { drugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import { jsonColumn } from '../../database/json-column.ts'

const lines = z.array(drugLine)
const storedLines = jsonColumn('prescription.lines', lines)
const storedDiagnoses = jsonColumn('prescription.diagnoses', z.array(diagnosis))
const storedSignatures = jsonColumn(
  'prescription.signatures',
  z.array(z.object({ name: z.string(), serial: z.string(), stampedAt: z._default(z.nullable(z.number()), null) })),
)

/** The JSON columns of renewals and prescriptions, each read at this one seam. */
export const askedLines = jsonColumn('renewal.asked', lines)
/** The medicines that a question to a pharmacist names. */
export const askedMedicines = jsonColumn('consult.medicines', z.array(askedMedicine))
export const linesOf = (row: { lines: unknown }) => storedLines(row.lines)
export const codedOf = (row: { diagnoses: unknown }) => storedDiagnoses(row.diagnoses)
export const signaturesOf = (row: { signatures: unknown }) => storedSignatures(row.signatures)
