import { firstOf } from '@nethos/contract/common/present.ts'
import { createHash } from 'node:crypto'
import type { ReportFile, SentDocument, SentSeries } from '../../../ports/hospital-results.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { wordOf } from './items.ts'
import {
  diagnosticReport,
  documentReference,
  media,
  type Attachment,
  type DiagnosticReport,
  type DocumentReference,
  type Media,
} from './wire.ts'

/** `DiagnosticReport/7/0f3a…`: where an attachment hangs, and its mark: another attachment there is another file. */
const codePattern = /^(DiagnosticReport|DocumentReference|Media)\/([A-Za-z0-9.-]{1,64})\/([0-9a-f]{16})$/
const types = ['image/jpeg', 'image/png', 'application/pdf'] as const
const most = 10 * 1024 * 1024

const typeOf = ({ contentType = '' }: Attachment) => types.find(one => one === firstOf(contentType.split(';')).trim())

function codeOf(of: { resourceType: string; id: string }, { url, data, hash, size, creation }: Attachment): string {
  const mark = createHash('sha256')
    .update(JSON.stringify([url, data, hash, size, creation]))
    .digest('hex')
    .slice(0, 16)
  return `${of.resourceType}/${of.id}/${mark}`
}

const lined = (...words: (string | undefined)[]): string =>
  (words.find(one => one !== undefined && one !== '') ?? '').slice(0, 200)

/** The PDF sheets of a report: its own forms, and the documents that name it. */
export function documentsOf(report: DiagnosticReport, documents: readonly DocumentReference[]): SentDocument[] {
  const own = (report.presentedForm ?? []).map(one => ({
    of: report,
    one,
    title: lined(one.title, wordOf(report.code)),
  }))
  const others = documents
    .filter(one => one.status === 'current')
    .flatMap(of => of.content.map(({ attachment: one }) => ({ of, one, title: lined(one.title, of.description) })))
  return [...own, ...others]
    .filter(({ one }) => typeOf(one) === 'application/pdf')
    .map(({ of, one, title }) => ({ fileCode: codeOf(of, one), title }))
}

/** The pictures of a report: one series of each modality, in the report's order. */
export function picturesOf(
  report: DiagnosticReport,
  shown: readonly { comment?: string | undefined; picture: Media }[],
  otherwise: string,
): SentSeries[] {
  const own = (report.presentedForm ?? [])
    .filter(one => typeOf(one)?.startsWith('image/'))
    .map(one => ({ modality: otherwise, fileCode: codeOf(report, one), title: lined(one.title) }))
  const linked = shown
    .filter(({ picture }) => picture.status !== 'entered-in-error' && typeOf(picture.content)?.startsWith('image/'))
    .map(({ comment, picture }) => ({
      modality: (picture.modality?.coding?.[0]?.code ?? otherwise).slice(0, 16),
      fileCode: codeOf(picture, picture.content),
      title: lined(comment, picture.content.title, wordOf(picture.view)),
    }))
  return [...Map.groupBy([...linked, ...own], one => one.modality)].map(([modality, pictures]) => ({
    seriesName: wordOf(report.code).slice(0, 200),
    modality,
    pictures: pictures.map(({ fileCode, title }) => ({ fileCode, title })),
  }))
}

export async function fileBy(client: HospitalClient, fileCode: string): Promise<ReportFile | undefined> {
  const [, type, id, mark] = codePattern.exec(fileCode) ?? []
  if (type === undefined || id === undefined) return undefined
  const found = (await attachmentsOf(client, type, id)).find(({ of, one }) => codeOf(of, one).endsWith(`/${mark}`))
  const as = found && typeOf(found.one)
  if (!found || !as) return undefined
  const { data, url } = found.one
  const bytes =
    data !== undefined ? Buffer.from(data, 'base64') : url === undefined ? undefined : await client.bytes(url, as, most)
  return bytes && bytes.length <= most ? { bytes, type: as } : undefined
}

async function attachmentsOf(client: HospitalClient, type: string, id: string) {
  if (type === 'Media') {
    const of = await client.get(media, `Media/${id}`)
    return of ? [{ of, one: of.content }] : []
  }
  if (type === 'DocumentReference') {
    const of = await client.get(documentReference, `DocumentReference/${id}`)
    return of ? of.content.map(({ attachment: one }) => ({ of, one })) : []
  }
  const of = await client.get(diagnosticReport, `DiagnosticReport/${id}`)
  return of ? (of.presentedForm ?? []).map(one => ({ of, one })) : []
}
