import { ownWords, type Answers } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { FormDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import type { ShownFlag } from '@nethos/contract/questionnaire/questionnaire.schemas.ts'
import { labelsOf } from '@nethos/contract/triage/triage-flags.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import { emergenciesIn, logAlarms, type AlarmOf } from '../triage/public.ts'

/** What cannot wait in the patient's own words: a flag like those of the questionnaire itself, at most one. */
export async function dangerIn(db: Db, form: Pick<FormDocument, 'pages'>, answers: Answers): Promise<ShownFlag[]> {
  const found = await emergenciesIn(db, ...ownWords(form, answers))
  if (found.flags.length === 0) return []
  return [
    {
      id: 'own_words',
      title: `自己写下的：${labelsOf(found.flags)}`,
      advice: found.noticeOf(found.flags),
      helplines: [
        { name: '急救', number: '120' },
        ...found.hotlines.map(line => ({ name: line.name, number: line.phone })),
      ],
    },
  ]
}

/** Counts by rule what fired there. */
export const logDanger = async (
  ctx: Ctx,
  place: AlarmOf,
  form: Pick<FormDocument, 'pages'>,
  answers: Answers,
): Promise<void> => void (await logAlarms(ctx, place, await emergenciesIn(ctx.db, ...ownWords(form, answers))))
