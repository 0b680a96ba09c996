import type { QuestionnaireDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { answersInWords } from '@nethos/contract/questionnaire/questionnaire.words.ts'
import type { Db } from '../../database/connect.ts'
import type { ArchivePart, ArchiveScope, Section } from '../../registry/archive.ts'
import { isOpenFor } from '../people/public.ts'
import { questionnaireAt } from './assign.ts'
import { storedAnswers } from './stored.ts'

const mostSubmissions = 2_000

/** What was sent, each question with its answer as one reads it, and what it came to. */
async function questionnairesPart({ db, caller, now }: ArchiveScope): Promise<Section> {
  const sent = await db
    .selectFrom('questionnaireSubmission as sent')
    .innerJoin('person', 'person.personId', 'sent.personId')
    .select(['sent.submittedAt', 'person.name as personName', 'sent.code', 'sent.edition'])
    .select(['sent.answers', 'sent.resultTitle'])
    .where('sent.accountId', '=', caller.accountId)
    .where('person.removedAt', 'is', null)
    .where(isOpenFor('sent.personId', 'consult', now))
    .orderBy('sent.submittedAt', 'desc')
    .orderBy('sent.submissionId')
    .limit(mostSubmissions)
    .execute()
  const forms = await formsOf(db, sent)
  return {
    name: 'questionnaires',
    title: '问卷和评估',
    labels: {
      submittedAt: '提交时间',
      personName: '就诊人',
      questionnaire: '问卷',
      answers: '回答',
      resultTitle: '结果',
    },
    rows: sent.map(({ code, edition, answers, ...row }) => {
      const form = forms.get(`${code} ${edition}`)
      const given = storedAnswers(answers)
      return {
        ...row,
        questionnaire: form?.title ?? code,
        answers: form ? answersInWords(form, given) : JSON.stringify(given),
      }
    }),
  }
}

/** Each edition that was answered, once. */
async function formsOf(db: Db, sent: readonly { code: string; edition: number }[]) {
  const forms = new Map<string, QuestionnaireDocument>()
  for (const { code, edition } of new Map(sent.map(one => [`${one.code} ${one.edition}`, one])).values()) {
    const found = await questionnaireAt(db, code, edition)
    if (found) forms.set(`${code} ${edition}`, found.document)
  }
  return forms
}

export const archiveParts: readonly ArchivePart[] = [{ place: 76, sectionOf: questionnairesPart }]
