import { tasksOf, type PathwayDocument } from '@nethos/contract/pathway/pathway.document.ts'
import { pathwayStates, pathwayTaskStates } from '@nethos/contract/pathway/pathway.status.ts'
import type { ArchivePart, ArchiveScope, Section } from '../../registry/archive.ts'
import { isOpenFor } from '../people/public.ts'
import { pathwayOf, taskOf } from './pathway.table.ts'

async function pathwaysPart({ db, caller, now }: ArchiveScope): Promise<Section> {
  const pathways = await pathwaysOf({ db, caller, now })
  const tasks = (
    await db
      .selectFrom('pathwayTask')
      .innerJoin('pathway', 'pathway.pathwayId', 'pathwayTask.pathwayId')
      .selectAll('pathwayTask')
      .where('pathway.accountId', '=', caller.accountId)
      .orderBy('taskId')
      .execute()
  ).map(taskOf)
  return {
    name: 'pathways',
    title: '诊疗计划',
    labels: { startedAt: '开始时间', personName: '就诊人', title: '计划', statusWord: '状态', tasks: '任务' },
    rows: pathways.map(({ personName, document, ...row }) => {
      const { status, title } = pathwayOf(row)
      const titles = new Map(tasksOf(document as PathwayDocument).map(({ task }) => [task.key, task.title]))
      return {
        pathwayId: row.pathwayId,
        startedAt: row.startedAt,
        personName,
        title,
        statusWord: pathwayStates[status].label,
        tasks: tasks
          .filter(one => one.pathwayId === row.pathwayId)
          .map(one => ({
            title: titles.get(one.taskKey) ?? one.taskKey,
            statusWord: pathwayTaskStates[one.status].label,
            scheduledAt: one.scheduledAt === null ? null : new Date(one.scheduledAt),
            doneAt: one.doneAt === null ? null : new Date(one.doneAt),
            values: one.result.values ?? [],
          })),
      }
    }),
  }
}

const pathwaysOf = ({ db, caller, now }: Pick<ArchiveScope, 'db' | 'caller' | 'now'>) =>
  db
    .selectFrom('pathway')
    .innerJoin('person', 'person.personId', 'pathway.personId')
    .innerJoin('pathwayDocument', 'pathwayDocument.documentHash', 'pathway.documentHash')
    .selectAll('pathway')
    .select(['person.name as personName', 'document'])
    .where('pathway.accountId', '=', caller.accountId)
    .where('person.removedAt', 'is', null)
    .where(isOpenFor('pathway.personId', 'consult', now))
    .orderBy('startedAt')
    .execute()

/** What the archive of an account has of this domain. */
export const archiveParts: readonly ArchivePart[] = [{ place: 75, sectionOf: pathwaysPart }]
