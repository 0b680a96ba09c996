import { applicationStates, type ApplicationStatus } from '@nethos/contract/programme/programme.status.ts'
import { programmeDocument } from '@nethos/contract/programme/programme.document.ts'
import { answersInWords } from '@nethos/contract/questionnaire/questionnaire.words.ts'
import { grouped, type ArchivePart, type ArchiveScope, type Section } from '../../registry/archive.ts'
import { isOpenFor } from '../people/public.ts'
import { storedAnswers } from '../questionnaire/public.ts'

/** What was applied for in the hospital's zones, with the form as it was filled in and the talk about it. */
async function applicationsPart({ db, caller, now }: ArchiveScope): Promise<Section> {
  const applications = await db
    .selectFrom('programmeApplication as one')
    .innerJoin('person', 'person.personId', 'one.personId')
    .select(['one.applicationId', 'one.createdAt', 'person.name as personName', 'one.document', 'one.offerTitle'])
    .select(['one.status', 'one.answers', 'one.reason'])
    .where('one.accountId', '=', caller.accountId)
    .where('person.removedAt', 'is', null)
    .where(isOpenFor('one.personId', 'consult', now))
    .orderBy('one.createdAt')
    .execute()
  const found = await messagesOf({ db, caller })
  const messages = grouped(found, 'applicationId')
  return {
    name: 'programme-applications',
    title: '专区申请',
    labels: {
      createdAt: '申请时间',
      personName: '就诊人',
      programme: '专区',
      offerTitle: '服务',
      statusWord: '状态',
      reason: '说明',
      answers: '申请表',
      messages: '沟通',
    },
    rows: applications.map(({ applicationId, document, status, answers, ...row }) => {
      const { name, application } = programmeDocument.parse(document)
      return {
        ...row,
        programme: name,
        statusWord: applicationStates[status as ApplicationStatus].label,
        answers: application ? answersInWords(application.form, storedAnswers(answers)) : '',
        messages: messages.get(applicationId) ?? [],
      }
    }),
  }
}

const messagesOf = ({ db, caller }: Pick<ArchiveScope, 'db' | 'caller'>) =>
  db
    .selectFrom('programmeMessage as message')
    .innerJoin('programmeApplication as one', 'one.applicationId', 'message.applicationId')
    .select(['message.applicationId', 'message.createdAt', 'message.talkerName', 'message.text'])
    .where('one.accountId', '=', caller.accountId)
    .orderBy('message.createdAt')
    .orderBy('message.messageId')
    .execute()

export const archiveParts: readonly ArchivePart[] = [{ place: 77, sectionOf: applicationsPart }]
