import { ageAt } from '@nethos/contract/common/id-card.ts'
import { changesBetween } from '@nethos/contract/reports/report-changes.ts'
import type { ReportContent } from '@nethos/contract/reports/report-content.schemas.ts'
import type { EarlierVersion, Report, ShownContent } from '@nethos/contract/reports/report.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import { explainReport } from './lab/explain.ts'
import { labOf } from './lab/lab.ts'
import { fileUrl } from '../system/public.ts'
import { shownStudies, studiesOn, type StudyRow } from './pictures/study.table.ts'
import { filesOn, shownRow, versionsOf, type FileRow, type FoundReport, type VersionRow } from './report.table.ts'

type On = Pick<Ctx, 'db' | 'caller' | 'now' | 'runtime'>

/** What is read, with the pictures and files that have come. */
export function shownContent(
  { runtime, caller }: Pick<Ctx, 'runtime' | 'caller'>,
  content: ReportContent,
  { reportId, files, studies }: { reportId: string; files: ReadonlyMap<string, FileRow>; studies: readonly StudyRow[] },
): ShownContent {
  const urlOf = (attaId: string): string => fileUrl(runtime, caller, attaId)
  const saved = (fileCode: string) => files.get(fileCode)?.attaId ?? undefined
  const codes = [...content.series.flatMap(one => one.pictures), ...content.documents].map(one => one.fileCode)
  const { studies: named = [], ...rest } = content
  const inArchive = shownStudies({ runtime, caller }, { reportId, named, studies })
  return {
    ...rest,
    series: [
      ...content.series.map(({ seriesName, modality, pictures }) => ({
        seriesName,
        modality,
        pictures: pictures.flatMap(({ fileCode, title }) => {
          const attaId = saved(fileCode)
          if (!attaId) return []
          return [{ attaId, title, imageUrl: urlOf(attaId), thumbUrl: `${urlOf(attaId)}&size=small` }]
        }),
        windows: [],
      })),
      ...inArchive.series,
    ],
    documents: content.documents.flatMap(({ fileCode, title }) => {
      const attaId = saved(fileCode)
      const attaFileName = files.get(fileCode)?.fileName ?? title
      return attaId ? [{ attaId, type: 'pdf', attaFileName, url: urlOf(attaId), title }] : []
    }),
    filesComing: codes.filter(code => !saved(code)).length + inArchive.coming,
  }
}

const savedOf = async (on: On, reportId: string) => ({
  reportId,
  files: await filesOn(on, reportId),
  studies: await studiesOn(on, reportId),
})

/** Each with what the one after it says otherwise. */
const earlierOf = (versions: readonly VersionRow[]): EarlierVersion[] =>
  versions.slice(1).map((row, at) => ({
    version: row.version,
    state: row.state,
    issuedAt: row.issuedAt?.getTime() ?? null,
    wasRead: row.wasRead,
    changes: changesBetween(row.content, versions[at]!.content),
  }))

const instant = (at: Date | null | undefined): number | null => at?.getTime() ?? null

/** A report whole, or without what may not be read yet; undefined: it has no such version. */
export async function shownReport(
  on: On,
  found: FoundReport,
  { mayRead, version }: { mayRead: boolean; version?: number | null | undefined },
): Promise<Report | undefined> {
  const row = shownRow(found, on.now)
  const person = await on.db
    .selectFrom('person')
    .select(['name', 'gender', 'birthOn'])
    .where('personId', '=', found.personId)
    .executeTakeFirstOrThrow()
  const versions = mayRead ? await versionsOf(on, found) : []
  const top = version == null ? versions[0] : versions.find(one => one.version === version)
  if (version != null && !top) return undefined
  const lab = await labOf(on)
  const content = top && lab.withCodes(found.hosId, top.content)
  return {
    ...row,
    personName: person.name,
    gender: (person.gender ?? '') as 'M' | 'F' | '',
    birthOn: person.birthOn,
    version: top?.version ?? 0,
    orderedAt: instant(top?.orderedAt),
    takenAt: instant(top?.takenAt),
    issuedAt: instant(top?.issuedAt),
    orderedBy: top?.orderedBy ?? '',
    reportedBy: top?.reportedBy ?? '',
    checkedBy: top?.checkedBy ?? '',
    content: content ? shownContent(on, content, await savedOf(on, found.reportId)) : null,
    explained:
      top && content
        ? explainReport(
            content,
            {
              sex: person.gender === 'M' || person.gender === 'F' ? person.gender : undefined,
              age: person.birthOn === null ? undefined : ageAt(person.birthOn, top.takenAt?.getTime() ?? on.now),
            },
            lab,
          )
        : null,
    earlier: version == null ? earlierOf(versions) : [],
  }
}
