import { tasksOf } from '@nethos/contract/pathway/pathway.document.ts'
import { programmeDocument, type ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import { problemsOf } from '@nethos/contract/programme/programme.problems.ts'
import type { Db } from '../../database/connect.ts'
import type { EditionKind } from '../../editions/edition-kind.ts'
import { questionnaireAt } from '../questionnaire/public.ts'
import { builtInProgrammes } from './built-in/index.ts'

/** The codes of the questionnaires that the tasks of a plan ask for. */
export const questionnaireCodesOf = ({ plan }: Pick<ProgrammeDocument, 'plan'>): string[] =>
  plan
    ? [...new Set(tasksOf(plan).flatMap(({ task: { work } }) => (work.kind === 'questionnaire' ? [work.code] : [])))]
    : []

/** Doctors and teams that a programme names are looked for: one that is not there would be a gap on its page. */
async function unknownExperts(db: Db, { experts: { docIds, teamIds } }: ProgrammeDocument): Promise<string[]> {
  const doctors =
    docIds.length === 0 ? [] : await db.selectFrom('doctor').select('docId').where('docId', 'in', docIds).execute()
  const teams =
    teamIds.length === 0 ? [] : await db.selectFrom('team').select('teamId').where('teamId', 'in', teamIds).execute()
  return [
    ...docIds.filter(id => !doctors.some(one => one.docId === id)).map(id => `没有编号为 ${id} 的医生`),
    ...teamIds.filter(id => !teams.some(one => one.teamId === id)).map(id => `没有编号为 ${id} 的团队`),
  ]
}

/** A task that asks for a questionnaire which is not in use could never be done. */
async function unknownQuestionnaires(db: Db, document: ProgrammeDocument): Promise<string[]> {
  const missing: string[] = []
  for (const code of questionnaireCodesOf(document))
    if (!(await questionnaireAt(db, code))) missing.push(`随访计划：没有使用中的问卷 ${code}`)
  return missing
}

/** Programmes as versioned documents. */
export const programmeKind: EditionKind<ProgrammeDocument> = {
  kind: 'programme',
  schema: programmeDocument,
  builtIn: builtInProgrammes,
  audits: {
    write: 'programme.write',
    submit: 'programme.submit',
    publish: 'programme.publish',
    sendBack: 'programme.send_back',
    drop: 'programme.drop',
    withdraw: 'programme.withdraw',
  },
  titleOf: ({ name }) => name,
  problemsOf: async (document, { db }) => [
    ...problemsOf(document),
    ...(await unknownExperts(db, document)),
    ...(await unknownQuestionnaires(db, document)),
  ],
}
