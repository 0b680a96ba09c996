import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { editionCode } from '../common/editions.ts'
import { staff } from '../common/ids.ts'
import { obj, only, service, type Services } from '../service.ts'
import { questionnaireRefusals } from './questionnaire.refusals.ts'
import { scoreResult } from './questionnaire.schemas.ts'

const editors = ['nurse', 'operator', 'admin'] as const
const notFound = only(commonRefusals, 'not_found')
const broughtAlong = { none: 'a text that the caller brings himself; nobody’s record' } as const
const foreignText = z.string().check(z.maxLength(1_000_000, '内容不能超过100万字'))
const limits = [{ per: 'account', times: 30, seconds: 60 }] as const

/** Questionnaires and what was answered as HL7 FHIR R4, out and in. Reading changes nothing. */
export const questionnaireFhirServices = {
  exportQuestionnaire: service({
    name: 'staff.questionnaire.fhir',
    kind: 'query',
    access: editors,
    audits: { none: 'documents for everybody' },
    input: z.object({ code: editionCode, edition: z.int().check(z.minimum(0), z.maximum(1_000_000)) }),
    reply: obj(z.object({ questionnaire: z.string() })),
    refusals: notFound,
  }),
  /** What becomes of a Questionnaire: the document as text, what speaks against it, and what of it could not be taken. */
  readFhirQuestionnaire: service({
    name: 'staff.questionnaire.fhir.read',
    kind: 'query',
    access: editors,
    audits: broughtAlong,
    limits,
    input: z.object({ questionnaire: foreignText }),
    reply: obj(
      z.object({
        code: z.string(),
        document: z.string(),
        problems: z.array(z.string()),
        notTaken: z.array(z.string()),
      }),
    ),
  }),
  /** What somebody sent, with the edition under which it was filled in, for another system. */
  exportSubmission: service({
    name: 'staff.questionnaire.response.fhir',
    kind: 'query',
    access: ['doctor', 'nurse', 'admin'],
    audits: { read: 'questionnaire.export', of: 'questionnaire' },
    input: z.object({ submissionId: staff('questionnaire') }),
    reply: obj(z.object({ questionnaireResponse: z.string(), questionnaire: z.string() })),
    refusals: { ...notFound, ...only(questionnaireRefusals, 'questionnaire_unavailable') },
  }),
  /** What another system’s answers to the questionnaire in use would come to: in words, with scores, and what is wrong. */
  readFhirResponse: service({
    name: 'staff.questionnaire.response.read',
    kind: 'query',
    access: editors,
    audits: broughtAlong,
    limits,
    input: z.object({ code: editionCode, response: foreignText }),
    reply: obj(
      z.object({
        lines: z.array(z.object({ text: z.string(), answer: z.string() })),
        scores: z.array(scoreResult),
        problems: z.array(z.string()),
      }),
    ),
    refusals: notFound,
  }),
} satisfies Services
