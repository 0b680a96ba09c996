import { yearsInWords } from '@nethos/contract/common/age-words.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { seeHospital, type MedicalRecord } from '@nethos/contract/consult/medical-record.ts'
import { diagnosesInWords } from '@nethos/contract/diagnosis/diagnosis.rules.ts'
import { sheetOf, type Letterhead, type Piece } from '../../../media/sheet.ts'

/** Everything that stands on the sheet of a medical record. Instants epoch ms. */
export interface RecordPaper {
  record: MedicalRecord
  head: Letterhead
  recordNo: string
  /** Of the hospital account; '' where none is bound. */
  recordNumber: string
  docDeptName: string
  personName: string
  gender: string
  age: number | null
  weightKg: string
  allergies: string
  doctorName: string
  docTitle: string
  writtenAt: number
  contentHash: string
  /** Whether the doctor signs by a certificate of his own. */
  hasStaff: boolean
  /** The sandbox says so on every sheet. */
  isDemo: boolean
}

/** The sheet as it is signed. */
export async function recordSheet(paper: RecordPaper, at: number): Promise<Uint8Array> {
  const pdf = await sheetOf(`病历 ${paper.recordNo}`, textOf(paper), at, paper.head)
  return pdf.save({ useObjectStreams: false })
}

const row = (text: string, gap = 6): Piece => ({ text, size: 11, gap })
const part = (title: string, text: string): Piece[] => [
  { text: title, size: 12, gap: 14 },
  { ...row(text, 4), indent: 18 },
]

function textOf(paper: RecordPaper): Piece[] {
  const { record } = paper
  const gender = { M: '男', F: '女' }[paper.gender] ?? ''
  return [
    { text: '互联网诊疗病历（电子）', size: 15, gap: 8, isCentred: true },
    ...(paper.isDemo ? [{ text: '演示环境，不是真实病历', size: 10, gap: 8, isCentred: true }] : []),
    row(`病历编号：${paper.recordNo}    病历号：${paper.recordNumber || '—'}    科室：${paper.docDeptName}`, 20),
    row(
      [
        `姓名：${paper.personName}`,
        `性别：${gender}`,
        `年龄：${paper.age === null ? '' : yearsInWords(paper.age)}`,
        `体重：${paper.weightKg === '' ? '—' : `${paper.weightKg}kg`}`,
      ].join('    '),
    ),
    row(`过敏史：${paper.allergies || '未询问'}`),
    { text: record.title, size: 13, gap: 18, hasLine: true },
    ...part('主诉', record.complained),
    ...part('初步诊断', record.illnessName || '暂无'),
    ...(record.diagnoses.length > 0 ? part('诊断编码（ICD-10）', diagnosesInWords(record.diagnoses)) : []),
    ...part('处理意见', record.medicalOpinion),
    { text: seeHospital, size: 10, gap: 8 },
    row(`医师：${paper.doctorName} ${paper.docTitle}    签名时间：${dayAndTime(paper.writtenAt)}`, 24),
    { text: `内容摘要（SHA-256）：${paper.contentHash}`, size: 8, gap: 18 },
    {
      text: `本病历由${paper.hasStaff ? '书写医师和医疗机构分别' : '医疗机构'}以数字证书签名，签名可用通用的PDF阅读器核验；内容改动后签名失效。`,
      size: 9,
      gap: 6,
    },
  ]
}
