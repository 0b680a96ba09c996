import * as z from 'zod/mini'
import type { HospitalPatients } from '../../../ports/hospital.ts'
import { partOf } from './declare.ts'
import { idCard, nothing, recordNumber, text } from './words.ts'

const measure = z.optional(z.number().check(z.positive()))
const inFile = {
  name: text,
  mobile: text,
  address: text,
  heightCm: measure,
  weightKg: measure,
  workCode: z.string().check(z.describe('GB/T 2261.4 职业代码，两位；未知为空')),
}
const file = z.object({ recordNumber, ...inFile }).check(z.meta({ id: 'HospitalFile', description: '病案' }))
const newFile = z
  .object({
    ...inFile,
    idCard,
    guardian: z.optional(z.object({ name: text, mobile: text, relationship: text })),
  })
  .check(z.meta({ id: 'NewHospitalFile', description: '建档' }))
const card = z
  .object({ cardNumber: text, insurance: text })
  .check(z.meta({ id: 'VisitCard', description: '就诊卡；insurance 如 市医保、自费' }))
const signs = z
  .object({ heightCm: measure, weightKg: measure, systolic: measure, diastolic: measure })
  .check(z.meta({ id: 'VitalSigns', description: '身高cm、体重kg、血压mmHg：给了的写入，没给的不动' }))
const insurance = z.object({ isInsured: z.boolean(), kind: text }).check(z.meta({ id: 'InsuranceState' }))

export const patients = partOf<HospitalPatients>()({
  find: {
    asks: [['idCard', idCard]],
    answers: z.optional(file),
    refuses: ['several_files', 'record_number_pending'],
    says: '按身份证号查病案；没有则 answer 为 null。',
  },
  get: { asks: [['recordNumber', recordNumber]], answers: z.optional(file), says: '按病案号取病案；已撤销则 null。' },
  create: {
    asks: [['file', newFile]],
    answers: file,
    refuses: ['file_exists', 'record_number_pending', 'file_refused'],
    says: '建档，返回病案号。',
  },
  changeMobile: {
    asks: [
      ['recordNumber', recordNumber],
      ['mobile', z.string().check(z.regex(/^\d{11}$/))],
    ],
    answers: nothing,
    refuses: ['file_unknown', 'file_refused'],
    says: '改预留手机号。',
  },
  changeAddress: {
    asks: [
      ['recordNumber', recordNumber],
      ['address', z.string().check(z.maxLength(120))],
    ],
    answers: nothing,
    refuses: ['file_unknown', 'file_refused'],
    says: '改住址。',
  },
  visitCards: {
    asks: [['recordNumber', recordNumber]],
    answers: z.array(card),
    says: '病案下的就诊卡，先发的在前。',
  },
  keepVitalSigns: {
    asks: [
      ['recordNumber', recordNumber],
      ['signs', signs],
    ],
    answers: nothing,
    refuses: ['file_unknown', 'file_refused'],
    says: '写入患者自测的体征。',
  },
  insurance: {
    asks: [['idCard', idCard]],
    answers: z.optional(insurance),
    says: '医院所知的参保情况；不知道则 null。',
  },
})
