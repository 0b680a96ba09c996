import { diagnosisServices } from '@nethos/contract/diagnosis/diagnosis.services.ts'
import { implement, type HandlerOf } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { findIn } from './list.ts'

const mostFound = 20

const findDiagnoses: HandlerOf<typeof diagnosisServices.findDiagnoses> = async ({ input, ctx }) =>
  findIn(ctx.runtime.diagnoses, input.word, mostFound)

/** The hospital's list of diagnoses by ICD-10: searched, and what was chosen of it is looked up again by its code. */
export const diagnosisDomain: Domain = { services: implement(diagnosisServices, { findDiagnoses }) }
