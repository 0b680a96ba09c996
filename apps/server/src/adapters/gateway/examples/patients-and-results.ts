import { emptyContent, type HospitalReport } from '../../../ports/hospital-results.ts'
import { at, idCard, recordNumber, type ExamplesOf } from './example.ts'

const file = {
  recordNumber,
  name: '王秀英',
  mobile: '13900000001',
  address: '宁禾市东湖区长堤路166号3幢2单元501室',
  heightCm: 162.5,
  weightKg: 55,
  workCode: '90',
}
const { recordNumber: _given, ...written } = file

export const patientExamples: ExamplesOf<'patients'> = {
  find: { given: [idCard], answer: file },
  get: { given: [recordNumber], answer: file },
  create: { given: [{ ...written, idCard }], answer: file },
  changeMobile: { given: [recordNumber, '13900000002'], answer: undefined },
  changeAddress: { given: [recordNumber, '宁禾市西城区桂花路8号'], answer: undefined },
  visitCards: { given: [recordNumber], answer: [{ cardNumber: 'K0099812', insurance: '市医保' }] },
  keepVitalSigns: { given: [recordNumber, { systolic: 128, diastolic: 82 }], answer: undefined },
  insurance: { given: [idCard], answer: { isInsured: true, kind: '市医保' } },
}

const report: HospitalReport = {
  reportCode: 'L20261120-118',
  version: at(12),
  kind: 'lab',
  reportName: '血常规',
  state: 'final',
  recordNumber,
  orderedAt: at(-100),
  takenAt: at(-90),
  issuedAt: at(12),
  departmentName: '检验科',
  orderedBy: '李伟',
  reportedBy: '赵敏',
  checkedBy: '孙洋',
  feeCents: 0,
  content: {
    ...emptyContent,
    items: [
      {
        itemCode: 'WBC',
        loinc: '6690-2',
        name: '白细胞计数',
        group: '',
        value: 11.82,
        comparator: '',
        text: '',
        unit: '10^9/L',
        ucum: '10*9/L',
        range: { low: 3.5, high: 9.5, text: '3.5-9.5' },
        flag: 'high',
        method: '',
        specimen: '全血',
        note: '已复查',
      },
    ],
    documents: [{ fileCode: 'L118.pdf', title: '报告单' }],
  },
}

export const resultExamples: ExamplesOf<'results'> = {
  arrivals: { given: ['20571'], answer: { arrivals: [report], cursor: '20572' } },
  ofPatient: { given: [recordNumber], answer: [report] },
  file: { given: ['L118.pdf'], answer: { type: 'application/pdf', base64: 'JVBERi0xLjQK' } },
}
