import { ageInWords } from '@nethos/contract/common/age-words.ts'
import { dayAndTime, dayOf } from '@nethos/contract/common/days.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { diagnosesInWords, type Diagnosis } from '@nethos/contract/diagnosis/diagnosis.rules.ts'
import type { DrugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import { longReasons, type LongReason } from '@nethos/contract/renewal/conditions.rules.ts'
import { sheetOf, type Letterhead, type Piece } from '../../media/sheet.ts'

/** Everything that stands on a prescription. Instants epoch ms. */
export interface PrescriptionPaper {
  head: Letterhead
  prescriptionNo: string
  personName: string
  gender: string
  /** Full years, and the birthday where it is known. */
  age: number | null
  birthOn: string | null
  /** Kilograms as they were told; '' where they were not. */
  weightKg: string
  /** In words; 无 where there are none. */
  allergies: string
  /** Of the hospital account; '' where none is bound. */
  recordNumber: string
  docDeptName: string
  diagnosis: string
  /** By the hospital's list. */
  diagnoses: readonly Diagnosis[]
  opinion: string
  /** Why for more than seven days; '' for seven at most. */
  longReason: LongReason | ''
  /** Of a child under six; '' of all others. */
  companion: string
  lines: readonly DrugLine[]
  doctorName: string
  pharmacistName: string
  /** Who laid it out, and who handed it over or sent it; '' where that is still to come. */
  dispensedBy: string
  handedOutBy: string
  prescribedAt: number
  approvedAt: number
  validUntil: number
  contentHash: string
  /** Whether doctor and pharmacist sign by certificates of their own. */
  hasStaff: boolean
  /** The sandbox says so on every sheet. */
  isDemo: boolean
}

/** Made at the approval, the sheet is before those who dispense, check and hand out: they sign or seal what is printed (处方管理办法). */
const signed = (name = ''): string => name || '____________'

/** The sheet as it is signed. */
export async function prescriptionSheet(paper: PrescriptionPaper, at: number): Promise<Uint8Array> {
  const pdf = await sheetOf(`处方 ${paper.prescriptionNo}`, textOf(paper), at, paper.head)
  return pdf.save({ useObjectStreams: false })
}

function textOf(paper: PrescriptionPaper): Piece[] {
  const { lines } = paper
  const total = lines.reduce((sum, line) => sum + line.priceCents * line.packs, 0)
  const gender = { M: '男', F: '女' }[paper.gender] ?? ''
  const row = (text: string, gap = 6): Piece => ({ text, size: 11, gap })
  return [
    { text: '处方笺（电子）', size: 15, gap: 8, isCentred: true },
    ...(paper.isDemo ? [{ text: '演示环境，不是真实处方，不可用于取药', size: 10, gap: 8, isCentred: true }] : []),
    row(
      `处方编号：${paper.prescriptionNo}    开具日期：${dayOf(paper.prescribedAt)}    科室：${paper.docDeptName}`,
      20,
    ),
    row(`姓名：${paper.personName}    性别：${gender}    年龄：${ageInWords(paper, paper.prescribedAt)}    费别：自费`),
    row(
      `体重：${paper.weightKg === '' ? '' : `${paper.weightKg}kg`}    病历号：${paper.recordNumber || '—'}    过敏史：${paper.allergies || '—'}`,
    ),
    row(`临床诊断：${paper.diagnosis}`),
    ...(paper.diagnoses.length > 0 ? [row(`诊断编码（ICD-10）：${diagnosesInWords(paper.diagnoses)}`)] : []),
    { text: 'Rp', size: 16, gap: 18 },
    ...lines.flatMap((line, nth): Piece[] => [
      row(`${nth + 1}. ${line.drugName}（${line.form}）  ${line.specification}  × ${line.packs}`, 12),
      { ...row(`用法：${line.route}  每次${line.dose}  ${line.frequency}  ${line.days}天`), indent: 18 },
      { ...row(line.manufacturer, 4), size: 9, indent: 18 },
    ]),
    { text: '（以下空白）', size: 10, gap: 16, isCentred: true },
    row(`处理意见：${paper.opinion}`, 20),
    ...(paper.longReason === '' ? [] : [row(`延长用量理由：${longReasons[paper.longReason].label}`)]),
    ...(paper.companion === '' ? [] : [row(`未满6岁：监护人在场，陪伴医师${paper.companion}`)]),
    row(`药品金额：${yuan(total)}元`),
    row(`医师：${paper.doctorName}    签名时间：${dayAndTime(paper.prescribedAt)}`, 24),
    row(`审核药师：${paper.pharmacistName}    审核时间：${dayAndTime(paper.approvedAt)}`),
    row(`调配：${signed(paper.dispensedBy)}    核对：${signed()}    发药：${signed(paper.handedOutBy)}`, 12),
    row(`处方有效期至：${dayAndTime(paper.validUntil)}`),
    { text: `内容摘要（SHA-256）：${paper.contentHash}`, size: 8, gap: 18 },
    {
      text: `本处方由${paper.hasStaff ? '开具医师、审核药师和医疗机构分别' : '医疗机构'}以数字证书签名，签名可用通用的PDF阅读器核验；内容改动后签名失效。`,
      size: 9,
      gap: 6,
    },
  ]
}
