import * as z from 'zod/mini'
import { list, service, type Services } from '../service.ts'
import { diagnosis, diagnosisWord } from './diagnosis.rules.ts'

/** The hospital's list of diagnoses by ICD-10. */
export const diagnosisServices = {
  /** By a part of the name, another word for it, the beginning of the code, pinyin or initials; the nearest first. */
  findDiagnoses: service({
    name: 'staff.diagnosis.search',
    kind: 'query',
    access: ['doctor', 'pharmacist'],
    audits: { none: 'the list of diagnoses' },
    input: z.object({ word: diagnosisWord }),
    reply: list(diagnosis),
  }),
} satisfies Services
