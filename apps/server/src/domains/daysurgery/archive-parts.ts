import { surgeryEvents, surgeryStates, type SurgeryEventName } from '@nethos/contract/daysurgery/surgery.status.ts'
import type { ArchivePart, ArchiveScope, Section } from '../../registry/archive.ts'
import { isOpenFor } from '../people/public.ts'
import { eventsOf, surgeryOf } from './surgery.table.ts'

async function surgeriesPart({ db, caller, now }: ArchiveScope): Promise<Section> {
  const rows = await surgeriesOf({ db, caller, now })
  const events = await eventsOf(
    { db },
    rows.map(row => row.surgeryId),
  )
  const label = (event: SurgeryEventName): string => surgeryEvents[event]
  return {
    name: 'surgeries',
    title: '手术',
    labels: {
      plannedAt: '计划时间',
      personName: '就诊人',
      surgeryName: '手术',
      hosName: '医院',
      deptName: '科室',
      doctorName: '医生',
      statusWord: '状态',
      companionName: '陪同人',
      events: '进展',
    },
    rows: rows
      .sort((a, b) => a.plannedAt.getTime() - b.plannedAt.getTime())
      .map(({ personName, hosName, ...row }) => ({
        surgeryId: row.surgeryId,
        plannedAt: row.plannedAt,
        personName,
        surgeryName: row.surgeryName,
        hosName,
        deptName: row.deptName,
        doctorName: row.doctorName,
        statusWord: surgeryStates[surgeryOf(row).status].label,
        companionName: row.companionName,
        events: (events.get(row.surgeryId) ?? []).map(({ event, at }) => ({ event: label(event), at: new Date(at) })),
      })),
  }
}

const surgeriesOf = ({ db, caller, now }: Pick<ArchiveScope, 'db' | 'caller' | 'now'>) =>
  db
    .selectFrom('surgery')
    .innerJoin('hospitalAccount', on =>
      on
        .onRef('hospitalAccount.hosId', '=', 'surgery.hosId')
        .onRef('hospitalAccount.recordNumber', '=', 'surgery.recordNumber'),
    )
    .innerJoin('person', 'person.personId', 'hospitalAccount.personId')
    .innerJoin('hospital', 'hospital.hosId', 'surgery.hosId')
    .selectAll('surgery')
    .select(['person.name as personName', 'hospital.hosName'])
    .distinctOn('surgery.surgeryId')
    .where('hospitalAccount.accountId', '=', caller.accountId)
    .where('person.removedAt', 'is', null)
    .where(isOpenFor('person.personId', 'book', now))
    .orderBy('surgery.surgeryId')
    .execute()

/** What the archive of an account has of this domain. */
export const archiveParts: readonly ArchivePart[] = [{ place: 76, sectionOf: surgeriesPart }]
