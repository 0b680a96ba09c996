import { present } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import type { ImageSeries, SentStudy } from '@nethos/contract/reports/report-content.schemas.ts'
import { windowsOf } from '@nethos/contract/reports/report-windows.ts'
import type { Ctx } from '../../../calls/handler.ts'
import type { Db } from '../../../database/connect.ts'
import type { ArchivePicture, ArchiveStudy } from '../../../ports/hospital-pictures.ts'
import { viewerTicket } from '../../system/public.ts'

/** What the archive has said of a study; null: it does not have it yet. */
export interface StudyRow extends SentStudy {
  found: ArchiveStudy | null
}

export const addressOf = (reportId: string, { studyUid, seriesUid, instanceUid, frame }: ArchivePicture): string =>
  `/report-pictures/${reportId}/${studyUid}/${seriesUid}/${instanceUid}/${frame}`

const isSame = (one: SentStudy, other: SentStudy): boolean =>
  one.studyUid === other.studyUid && one.accessionNumber === other.accessionNumber

/** The series of the studies that this version names; `coming`: how many of them the archive does not have yet. */
export function shownStudies(
  { runtime, caller }: Pick<Ctx, 'runtime' | 'caller'>,
  { reportId, named, studies }: { reportId: string; named: readonly SentStudy[]; studies: readonly StudyRow[] },
): { series: ImageSeries[]; coming: number } {
  const rows = named.flatMap(one => studies.find(row => isSame(row, one)) ?? [])
  const ticket = rows.length > 0 ? viewerTicket(runtime, caller) : ''
  const series = rows.flatMap(({ found }) =>
    (found?.series ?? []).map(({ seriesUid, seriesName, modality, pictures }) => ({
      seriesName: seriesName || modality,
      modality,
      pictures: pictures.flatMap(({ instanceUid, frames }) =>
        Array.from({ length: frames }, (_, at) => {
          const picture = { studyUid: present(found).studyUid, seriesUid, instanceUid, frame: at + 1 }
          const imageUrl = `${addressOf(reportId, picture)}?t=${ticket}`
          const attaId = `${instanceUid}.${at + 1}`
          return { attaId, title: '', imageUrl, thumbUrl: `${imageUrl}&size=small` }
        }),
      ),
      windows: windowsOf(modality),
    })),
  )
  return { series, coming: rows.filter(row => row.found === null).length }
}

/** Whether a version of this report that its reader may open names a study with this picture, and where it lies. */
export async function hospitalOfPicture(
  db: Db,
  reportId: string,
  { studyUid, seriesUid, instanceUid, frame }: ArchivePicture,
): Promise<string | undefined> {
  const { rows } = await sql<{ hosId: string }>`
    select report.hos_id from report_study study join hospital_report report on report.report_id = study.report_id
    where study.report_id = ${reportId} and study.found ->> 'studyUid' = ${studyUid}
      and exists (select from jsonb_array_elements(study.found -> 'series') series
        cross join jsonb_array_elements(series -> 'pictures') picture
        where series ->> 'seriesUid' = ${seriesUid} and picture ->> 'instanceUid' = ${instanceUid}
          and (picture ->> 'frames')::int >= ${frame})
      and exists (select from report_version said
        where said.report_id = report.report_id and said.record_number = report.record_number
          and said.content -> 'studies' @> jsonb_build_array(jsonb_build_object(
            'studyUid', study.study_uid, 'accessionNumber', study.accession_number)))`.execute(db)
  return rows[0]?.hosId
}
