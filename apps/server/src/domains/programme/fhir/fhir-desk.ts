import { dayOf } from '@nethos/contract/common/days.ts'
import type { ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import type { programmeFhirServices } from '@nethos/contract/programme/programme-fhir.services.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import type { Db } from '../../../database/connect.ts'
import { documentAt } from '../../../editions/editions.ts'
import { questionnaireAt, toFhirQuestionnaire } from '../../questionnaire/public.ts'
import { programmeKind, questionnaireCodesOf } from '../programme.kind.ts'
import { readFhirProgramme as read } from './read-bundle.ts'
import { toFhirBundle } from './to-bundle.ts'

type Services = typeof programmeFhirServices

async function questionnairesOf(db: Db, document: ProgrammeDocument) {
  const found = []
  for (const code of questionnaireCodesOf(document)) {
    const one = await questionnaireAt(db, code)
    if (one) found.push(toFhirQuestionnaire({ code, edition: one.edition }, one.document))
  }
  return found
}

export const exportProgramme: HandlerOf<Services['exportProgramme']> = async ({ input, ctx, refuse }) => {
  const { code, edition } = input
  const found = await documentAt(ctx.db, programmeKind, code, edition)
  if (!found) return refuse('not_found')
  const { document } = found
  const questionnaires = await questionnairesOf(ctx.db, document)
  return { bundle: JSON.stringify(toFhirBundle({ code, edition, document, questionnaires }), null, 2) }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const readFhirProgramme: HandlerOf<Services['readFhirProgramme']> = async ({ input, ctx }) => {
  const { document, ...rest } = read(parsed(input.bundle), dayOf(ctx.now))
  return { ...rest, document: JSON.stringify(document, null, 2) }
}
