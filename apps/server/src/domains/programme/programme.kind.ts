import { programmeDocument, type ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import { problemsOf } from '@nethos/contract/programme/programme.problems.ts'
import type { Db } from '../../database/connect.ts'
import type { EditionKind } from '../../editions/edition-kind.ts'
import { builtInProgrammes } from './built-in/index.ts'

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
  problemsOf: async (document, { db }) => [...problemsOf(document), ...(await unknownExperts(db, document))],
}
