import { nthOf } from '@nethos/contract/common/present.ts'
import { ageAt } from '@nethos/contract/common/id-card.ts'
import { changesBetween } from '@nethos/contract/reports/report-changes.ts'
import type { ReportContent } from '@nethos/contract/reports/report-content.schemas.ts'
import type { EarlierVersion, Report, ShownContent } from '@nethos/contract/reports/report.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import { explainReport, readyWords } from './lab/explain.ts'
import { labAt } from './lab/lab.ts'
import { fileUrl } from '../system/public.ts'
import { partsOf, type ReportParts } from './parts.table.ts'
import { shownStudies, type StudyRow } from './pictures/study.table.ts'
import { shownRow, type FileRow, type FoundReport, type VersionRow } from './report.table.ts'

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

/** Each with what the one after it says otherwise. */
const earlierOf = (versions: readonly VersionRow[]): EarlierVersion[] =>
  versions.slice(1).map((row, at) => ({
    version: row.version,
    state: row.state,
    issuedAt: row.issuedAt?.getTime() ?? null,
    wasRead: row.wasRead,
    changes: changesBetween(row.content, nthOf(versions, at).content),
  }))

const instant = (at: Date | null | undefined): number | null => at?.getTime() ?? null

interface Shown {
  mayRead: boolean
  version?: number | null | undefined
  /** Where the statement that found it has told them. */
  parts?: ReportParts
}

/** A report whole, or without what may not be read yet; undefined: it has no such version. */
export async function shownReport(
  on: On,
  found: FoundReport,
  { mayRead, version, parts }: Shown,
): Promise<Report | undefined> {
  const { personName, gender, birthOn, labStamp, ...fields } = parts ?? (await partsOf(on, found))
  const versions = mayRead ? fields.versions : []
  const top = version == null ? versions[0] : versions.find(one => one.version === version)
  if (version != null && !top) return undefined
  const lab = await labAt(on, labStamp)
  const content = top && lab.withCodes(found.hosId, top.content)
  const person = {
    sex: gender || undefined,
    age: birthOn === null ? undefined : ageAt(birthOn, top?.takenAt?.getTime() ?? on.now),
  }
  return {
    ...shownRow(found, on.now),
    personName,
    gender,
    birthOn,
    version: top?.version ?? 0,
    orderedAt: instant(top?.orderedAt),
    takenAt: instant(top?.takenAt),
    issuedAt: instant(top?.issuedAt),
    orderedBy: top?.orderedBy ?? '',
    reportedBy: top?.reportedBy ?? '',
    checkedBy: top?.checkedBy ?? '',
    content: content ? shownContent(on, content, { reportId: found.reportId, ...fields }) : null,
    explained: content ? explainReport(content, person, { ...lab, wordsOf: readyWords }) : null,
    earlier: version == null ? earlierOf(versions) : [],
  }
}
