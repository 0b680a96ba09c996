import * as z from 'zod/mini'
import { hospitalReport, type HospitalReport, type HospitalResults } from '../../../ports/hospital-results.ts'
import { partOf } from './declare.ts'
import { code, cursor, recordNumber } from './words.ts'

/** As it goes over the line: reports as they are, a file as Base64. Whether a report can be read is found out on our side. */
export interface ResultsOnTheLine extends Pick<HospitalResults, 'speaksFor'> {
  arrivals(hosId: string, cursor: string): Promise<{ arrivals: HospitalReport[]; cursor: string }>
  ofPatient(hosId: string, recordNumber: string): Promise<HospitalReport[]>
  file(hosId: string, fileCode: string): Promise<FileOnTheLine | undefined>
}
export interface FileOnTheLine {
  type: 'image/jpeg' | 'image/png' | 'application/pdf'
  base64: string
}

export const report = hospitalReport.check(z.meta({ id: 'HospitalReport', description: '一份报告，version 大者为新' }))
const fileOnTheLine = z
  .object({ type: z.enum(['image/jpeg', 'image/png', 'application/pdf']), base64: z.base64() })
  .check(z.meta({ id: 'ReportFile', description: '至多10 MiB' }))

export const results = partOf<ResultsOnTheLine>()({
  arrivals: {
    asks: [['cursor', cursor]],
    answers: z.object({ arrivals: z.array(report), cursor }),
    says: '游标之后到的报告（新出、更正、作废），一次至多100份，保留三十天。',
  },
  ofPatient: {
    asks: [['recordNumber', recordNumber]],
    answers: z.array(report),
    says: '一份病案的所有报告的现状；没有这份病案则空数组。',
  },
  file: { asks: [['fileCode', code]], answers: z.optional(fileOnTheLine), says: '报告里的图片或PDF；没有则 null。' },
})
