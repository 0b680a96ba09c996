import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { editionCode } from '../common/editions.ts'
import { obj, only, service, type Services } from '../service.ts'

const office = ['operator', 'admin'] as const

/** A programme as HL7 FHIR R4, out and in. Reading changes nothing. */
export const programmeFhirServices = {
  /** A Bundle: PlanDefinition, an ActivityDefinition for each service, the form and the questionnaires as Questionnaire. */
  exportProgramme: service({
    name: 'staff.programme.fhir',
    kind: 'query',
    access: office,
    audits: { none: 'documents for everybody' },
    input: z.object({ code: editionCode, edition: z.int().check(z.minimum(0), z.maximum(1_000_000)) }),
    reply: obj(z.object({ bundle: z.string() })),
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** What becomes of a Bundle or a PlanDefinition: the document as text, what speaks against it, and what was not taken. */
  readFhirProgramme: service({
    name: 'staff.programme.fhir.read',
    kind: 'query',
    access: office,
    audits: { none: 'a text that the caller brings himself; nobody’s record' },
    limits: [{ per: 'account', times: 30, seconds: 60 }],
    input: z.object({ bundle: z.string().check(z.maxLength(2_000_000, '内容不能超过200万字')) }),
    reply: obj(
      z.object({
        code: z.string(),
        document: z.string(),
        problems: z.array(z.string()),
        notTaken: z.array(z.string()),
      }),
    ),
  }),
} satisfies Services
