import type { PatientHead } from '@nethos/contract/record/patient-head.ts'
import type { HistoriesShown } from '@nethos/contract/record/record.schemas.ts'
import type { Warning } from '@nethos/contract/renewal/drug.kinds.ts'
import type { Ctx } from '../calls/handler.ts'

/** What is told of somebody's health. Whoever asks has shown that he may see this person, and has noted it. */
export type HealthRecord = (ctx: Ctx, personId: string) => Promise<HistoriesShown>

/** What decides on treatment, of the person of a consult. Whoever asks has shown that he may see him, and has noted it. */
export type PatientHeadOf = (ctx: Ctx, consult: { consultId: string; personId: string }) => Promise<PatientHead>

/** What the rules of prescriptions say of the medicines that a consult asks about, by what is known of the person. */
export type MedicineWarnings = (ctx: Ctx, consult: { consultId: string; personId: string }) => Promise<Warning[]>
