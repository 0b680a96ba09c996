import { emptyContent, type ReportContent, type ReportKind, type SentStudy } from '../../../ports/hospital-results.ts'
import { wordsAt } from '../fields.ts'
import { fileIn, type EmbeddedFile } from './files.ts'
import { itemOf } from './items.ts'
import type { Panel, Result } from './panels.ts'
import { linesOf } from './states.ts'

type Part = 'findings' | 'conclusion' | 'advice'

/** What a line of text is: by HL7's suffix of OBX-3 (&GDT, &IMP, &REC), by LOINC, by the words in its name. */
const suffixes: Readonly<Record<string, Part>> = { GDT: 'findings', IMP: 'conclusion', REC: 'advice' }
const loincs: Readonly<Record<string, Part>> = {
  '59776-5': 'findings',
  '22634-0': 'findings',
  '19005-8': 'conclusion',
  '22637-3': 'conclusion',
  '18783-1': 'advice',
}
const words: readonly [RegExp, Part][] = [
  [/所见|描述|表现|大体|镜下/, 'findings'],
  [/结论|印象|诊断|提示|意见/, 'conclusion'],
  [/建议/, 'advice'],
]

function partOf({ obx }: Result): Part | undefined {
  const suffix = suffixes[obx.at(3, 1, { sub: 2 }).toUpperCase()]
  const loinc = [1, 4].map(at => obx.at(3, at)).find(one => Object.hasOwn(loincs, one))
  if (suffix ?? loinc) return suffix ?? loincs[loinc ?? '']
  const name = wordsAt(obx, 3)
  return words.find(([pattern]) => pattern.test(name))?.[1]
}

const texts: readonly string[] = ['TX', 'FT', 'ST', '']
const textOf = ({ obx }: Result): string =>
  Array.from({ length: obx.repeats(5) }, (_, repetition) => obx.at(5, 1, { repetition })).join('\n')

/** A laboratory has lines; whoever looks at pictures or tissue writes text. Of a health check both stand on one sheet. */
const hasLines: readonly ReportKind[] = ['lab', 'checkup', 'school', 'ecg']

const joined = (all: readonly string[]): string =>
  all
    .filter(one => one.trim() !== '')
    .join('\n')
    .slice(0, 20_000)

/** DICOM's own code of "Study Instance UID" (PS3.16, CID 7005). */
const isStudyUid = ({ obx }: Result): boolean => [1, 4].some(at => obx.at(3, at) === '113014')

/** The study in the archive: by a line that gives its DICOM number, or by OBR-18, where IHE has the accession number. */
function studiesIn(panels: readonly Panel[], kind: ReportKind): SentStudy[] {
  const uids = panels
    .flatMap(one => one.results.filter(isStudyUid))
    .map(({ obx }) => obx.at(5).trim())
    .filter(one => /^[0-9.]{1,64}$/.test(one))
  const numbers = kind === 'imaging' ? panels.map(({ obr }) => obr.at(18).trim().slice(0, 64)) : []
  if (uids.length > 0) return [...new Set(uids)].slice(0, 10).map(studyUid => ({ studyUid, accessionNumber: '' }))
  return [...new Set(numbers.filter(one => one !== ''))]
    .slice(0, 10)
    .map(accessionNumber => ({ studyUid: '', accessionNumber }))
}

const seriesOf = (pictures: readonly EmbeddedFile[]): ReportContent['series'] =>
  pictures.length === 0
    ? []
    : [{ seriesName: '图像', modality: 'OT', pictures: pictures.map(({ fileCode, title }) => ({ fileCode, title })) }]

/** What the OBR of one report say, and the files that lie in it. */
export function contentOf(panels: readonly Panel[], kind: ReportKind, reportCode: string) {
  const files: EmbeddedFile[] = []
  const parts: Record<Part, string[]> = { findings: [], conclusion: [], advice: [] }
  const items: ReportContent['items'] = []
  for (const panel of panels) {
    const group = panels.length > 1 ? wordsAt(panel.obr, 4) : ''
    for (const line of linesOf(panel)) {
      const type = line.obx.at(2).toUpperCase()
      const part = texts.includes(type) ? partOf(line) : undefined
      if (isStudyUid(line)) continue
      else if (type === 'ED') files.push(fileIn(line.obx, reportCode))
      else if (type === 'RP') continue
      else if (part) parts[part].push(textOf(line))
      else if (hasLines.includes(kind)) items.push(itemOf(line, panel, group))
      else parts.findings.push(textOf(line))
    }
    parts.conclusion.push(...panel.notes)
  }
  const [first] = panels
  const content: ReportContent = {
    ...emptyContent,
    items,
    findings: joined(parts.findings),
    conclusion: joined(parts.conclusion),
    advice: joined(parts.advice),
    subject: hasLines.includes(kind) ? '' : wordsAt(first?.obr, 4),
    clinicalDiagnosis: (first?.obr.at(31, 2) || first?.obr.at(13) || '').slice(0, 200),
    documents: files.filter(one => one.type === 'application/pdf').map(({ fileCode, title }) => ({ fileCode, title })),
    series: seriesOf(files.filter(one => one.type !== 'application/pdf')),
  }
  const studies = studiesIn(panels, kind)
  return { content: studies.length > 0 ? { ...content, studies } : content, files }
}
