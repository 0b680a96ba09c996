import { histories, historyKeys } from '@nethos/contract/record/record.rules.ts'
import { allergyClasses, type AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import { isOpenFor } from '../people/public.ts'
import type { ArchivePart, ArchiveScope, Section } from '../../registry/archive.ts'

async function healthPart({ db, caller, now }: ArchiveScope): Promise<Section> {
  const rows = await db
    .selectFrom('healthFile')
    .innerJoin('person', 'person.personId', 'healthFile.personId')
    .select(['person.personId', 'person.name as personName', 'changedAt', 'allergyClasses', ...historyKeys])
    .where('person.accountId', '=', caller.accountId)
    .where('person.removedAt', 'is', null)
    .where(isOpenFor('person.personId', 'reports', now))
    .orderBy('person.personId')
    .execute()
  return {
    name: 'health-files',
    title: '健康档案',
    labels: { personName: '就诊人', changedAt: '更新时间', ...histories, allergies: '过敏药物类别' },
    rows: rows.map(({ allergyClasses: classes, ...row }) => ({
      ...row,
      allergies: classes.map(one => allergyClasses[one as AllergyClass] ?? one).join('、'),
    })),
  }
}

const treatmentsPart = async ({ db, caller, now }: ArchiveScope): Promise<Section> => ({
  name: 'treatments',
  title: '就诊记录',
  labels: {
    treatedAt: '就诊时间',
    personName: '就诊人',
    content: '详情',
    creatorName: '填写人',
    createdAt: '填写时间',
  },
  rows: await db
    .selectFrom('treatment')
    .innerJoin('person', 'person.personId', 'treatment.personId')
    .select(['treatmentId', 'treatedAt', 'person.name as personName', 'content', 'creatorName', 'treatment.createdAt'])
    .where('treatment.accountId', '=', caller.accountId)
    .where('treatment.removedAt', 'is', null)
    .where(isOpenFor('treatment.personId', 'reports', now))
    .orderBy('treatedAt')
    .execute(),
})

/** What the archive of an account has of this domain. */
export const archiveParts: readonly ArchivePart[] = [
  { place: 60, sectionOf: healthPart },
  { place: 70, sectionOf: treatmentsPart },
]
