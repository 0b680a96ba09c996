import type * as z from 'zod/mini'
import type { ReportContent, ReportKind } from '../../../ports/hospital-results.ts'
import { keyFor } from '../by-id.ts'
import { ecgIn, isOfEcg } from './ecg.ts'
import { documentsOf, picturesOf } from './files.ts'
import { itemsIn, loincOf, wordOf } from './items.ts'
import type { Linked } from './linked.ts'
import { OddError } from './odd.ts'
import type { DiagnosticReport, Observation, Owner, serviceRequest } from './wire.ts'

interface Sheet {
  linked: Linked
  observations: readonly { observation: Observation; group: string }[]
  kind: ReportKind
  owner: Owner | undefined
  request: z.output<typeof serviceRequest> | undefined
  at: number
}

/** What is text of the report and no line of it, by LOINC. */
const texts: Readonly<Record<string, 'findings' | 'conclusion' | 'advice'>> = {
  '59776-5': 'findings',
  '18782-3': 'findings',
  '22634-0': 'findings',
  '22635-7': 'findings',
  '19005-8': 'conclusion',
  '22637-3': 'conclusion',
  '18783-1': 'advice',
}
/** DICOM's word for pictures that say none. */
const modalities: Partial<Record<ReportKind, string>> = { endoscopy: 'ES', ecg: 'ECG', pathology: 'SM' }
const longestText = 20_000

export function contentOf(
  one: DiagnosticReport,
  { linked, observations, kind, owner, request, at }: Sheet,
): ReportContent {
  const fields = { findings: [] as string[], conclusion: [] as string[], advice: [] as string[] }
  const lines = observations.filter(({ observation }) => {
    const part = texts[loincOf(observation.code)]
    if (part === undefined || observation.valueString === undefined) return true
    if (observation.status !== 'entered-in-error') fields[part].push(observation.valueString)
    return false
  })
  const isEcg =
    kind === 'ecg' && lines.some(({ observation }) => [observation, ...(observation.component ?? [])].some(isOfEcg))
  const specimens = (one.specimen ?? []).map(each => each.display ?? specimenOf(each, one.id, linked)).filter(Boolean)
  const studies = (one.imagingStudy ?? []).flatMap(
    each => linked.studies.get(keyFor(each, 'ImagingStudy', one.id) ?? '') ?? [],
  )
  const around = { owner: owner ?? {}, at }
  const asItems = isEcg ? lines.map(line => withoutEcg(line)) : lines
  return {
    items: asItems.flatMap(({ observation, group }) =>
      itemsIn(observation, {
        ...around,
        group,
        specimen: specimenOf(observation.specimen, one.id, linked) || (specimens[0] ?? ''),
      }),
    ),
    findings: whole(fields.findings),
    conclusion: whole([one.conclusion ?? (one.conclusionCode ?? []).map(wordOf).join('；'), ...fields.conclusion]),
    advice: whole(fields.advice),
    subject:
      (studies[0]?.description ?? specimens.join('、') ?? '').slice(0, 200) ||
      (request?.bodySite ?? []).map(wordOf).join('、').slice(0, 200),
    clinicalDiagnosis: (request?.reasonCode ?? []).map(wordOf).join('；').slice(0, 200),
    ecg: isEcg ? ecgIn(lines.map(line => line.observation)) : null,
    series: [...studies.flatMap(seriesOf), ...picturesOf(one, shownIn(one, linked), modalities[kind] ?? 'OT')],
    documents: documentsOf(one, linked.documents.get(one.id) ?? []),
    ...studiesIn(studies),
  }
}

function whole(parts: readonly string[]): string {
  const text = parts.filter(Boolean).join('\n')
  if (text.length > longestText) throw new OddError('报告文字超过两万字')
  return text
}

const specimenOf = (
  given: { reference?: string | undefined; display?: string | undefined } | undefined,
  holder: string,
  { specimens }: Linked,
) => given?.display ?? wordOf(specimens.get(keyFor(given, 'Specimen', holder) ?? '')?.type)

/** The measures stand in the ECG's own table: a line for each of them would say it twice. */
const withoutEcg = ({ observation, group }: { observation: Observation; group: string }) => {
  const rest = (observation.component ?? []).filter(part => !isOfEcg(part))
  const { valueQuantity: _value, valueSampledData: _trace, ...bare } = observation
  return { group, observation: { ...(isOfEcg(observation) ? bare : observation), component: rest } }
}

const inArchive = /^(urn:oid:)?([0-9.]{1,64})$/

/** By its DICOM number (identifier of urn:dicom:uid), or by the number of the request (type ACSN). */
function studiesIn(studies: readonly z.output<typeof import('./wire.ts').imagingStudy>[]) {
  const named = studies.flatMap(({ identifier = [] }) => {
    const uid = identifier.find(one => one.system === 'urn:dicom:uid')?.value ?? ''
    const number = identifier.find(one => one.type?.coding?.some(({ code }) => code === 'ACSN'))?.value ?? ''
    const studyUid = inArchive.exec(uid)?.[2] ?? ''
    return studyUid || number ? [{ studyUid, accessionNumber: number.slice(0, 64) }] : []
  })
  return named.length > 0 ? { studies: named.slice(0, 10) } : {}
}

/** Named, without pictures: those lie in the archive and are asked for by DICOMweb. */
const seriesOf = (one: z.output<typeof import('./wire.ts').imagingStudy>) =>
  (one.series ?? []).map(each => ({
    seriesName: (each.description ?? one.description ?? '').slice(0, 200),
    modality: (each.modality?.code ?? one.modality?.[0]?.code ?? '').slice(0, 16),
    pictures: [],
  }))

const shownIn = (one: DiagnosticReport, { media }: Linked) =>
  (one.media ?? []).flatMap(({ comment, link }) => {
    const picture = media.get(keyFor(link, 'Media', one.id) ?? '')
    return picture ? [{ comment, picture }] : []
  })
