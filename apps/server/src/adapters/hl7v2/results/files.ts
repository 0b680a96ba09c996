import { createHash } from 'node:crypto'
import type { ReportFile } from '../../../ports/hospital-results.ts'
import { MessageFault } from '../fault.ts'
import { wordsAt } from '../fields.ts'
import { placeOf, type Segment } from '../message.ts'

const mostBytes = 10 * 1024 * 1024

export interface EmbeddedFile extends ReportFile {
  fileCode: string
  title: string
}

const heads: readonly [Buffer, ReportFile['type']][] = [
  [Buffer.from('%PDF-'), 'application/pdf'],
  [Buffer.of(0xff, 0xd8, 0xff), 'image/jpeg'],
  [Buffer.of(0x89, 0x50, 0x4e, 0x47), 'image/png'],
]

/** ED: source ^ type ^ subtype ^ Base64|Hex ^ data. What it is, its bytes say: makers disagree about the words. */
export function fileIn(obx: Segment, reportCode: string): EmbeddedFile {
  const data = obx.at(5, 5).replaceAll(/\s/g, '')
  const encoding = obx.at(5, 4).toLowerCase()
  const pattern = encoding === 'hex' ? /^([0-9A-Fa-f]{2})+$/ : /^[A-Za-z0-9+/]+={0,2}$/
  if (!pattern.test(data)) throw new MessageFault(placeOf(obx, 5), '不是Base64或Hex编码的文件', 102)
  const bytes = Buffer.from(data, encoding === 'hex' ? 'hex' : 'base64')
  if (bytes.length > mostBytes) throw new MessageFault(placeOf(obx, 5), '文件超过10MB', 102)
  const type = heads.find(([head]) => bytes.subarray(0, head.length).equals(head))?.[1]
  if (!type) throw new MessageFault(placeOf(obx, 5), '不是PDF、JPEG或PNG', 102)
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { fileCode: `${reportCode.slice(0, 64)}/${mark}`, title: wordsAt(obx, 3) || '报告', bytes, type }
}
