import { ownWords, type Answers } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { FormDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import type { ShownFlag } from '@nethos/contract/questionnaire/questionnaire.schemas.ts'
import { hotlinesOf, labelsOf } from '@nethos/contract/triage/triage-flags.ts'
import type { Db } from '../../database/connect.ts'
import { emergenciesIn } from '../triage/public.ts'

/** What cannot wait in the patient's own words: a flag like those of the questionnaire itself, at most one. */
export async function dangerIn(db: Db, form: Pick<FormDocument, 'pages'>, answers: Answers): Promise<ShownFlag[]> {
  const found = await emergenciesIn(db, ...ownWords(form, answers))
  if (found.flags.length === 0) return []
  const hotlines = hotlinesOf(found.flags).map(line => ({ name: '心理援助热线', number: line.phone }))
  return [
    {
      id: 'own_words',
      title: `自己写下的：${labelsOf(found.flags)}`,
      advice: found.noticeOf(found.flags),
      helplines: [{ name: '急救', number: '120' }, ...hotlines],
    },
  ]
}
