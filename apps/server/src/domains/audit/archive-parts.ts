import { listLooksOf } from './public.ts'
import { openPeople } from '../people/public.ts'
import type { ArchivePart, ArchiveScope, Section } from '../../registry/archive.ts'

const looksMost = 5_000

async function looksPart(scope: ArchiveScope): Promise<Section> {
  const open = new Set((await openPeople(scope)).map(person => person.personId))
  const looks = await listLooksOf(scope, looksMost)
  return {
    name: 'looks',
    title: '谁看过我的记录',
    labels: { at: '时间', actorName: '谁', actorRole: '身份', what: '做了什么', personName: '就诊人' },
    rows: looks
      .filter(look => look.personId === '' || open.has(look.personId))
      .map(({ at, actorName, actorRole, what, personName }) => ({
        at: new Date(at),
        actorName,
        actorRole,
        what,
        personName,
      })),
  }
}

/** What the archive of an account has of this domain. */
export const archiveParts: readonly ArchivePart[] = [{ place: 140, sectionOf: looksPart }]
