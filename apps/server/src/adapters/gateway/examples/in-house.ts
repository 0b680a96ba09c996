import type { CheckupPlaces, Confirmed } from '../../../ports/hospital-checkups.ts'
import type { AdmissionNote } from '../../../ports/hospital-stays.ts'
import type { HospitalSurgery } from '../../../ports/hospital-surgeries.ts'
import { at, idCard, ourNo, recordNumber, type ExamplesOf } from './example.ts'

const surgery: HospitalSurgery = {
  surgeryNo: 'SS20261125-4',
  recordNumber,
  surgeryName: '腹腔镜胆囊切除术',
  kind: 'day',
  deptName: '普通外科',
  ward: '日间病房',
  place: '住院楼5层护士站',
  doctorName: '陈立',
  plannedAt: at(7_200),
  arriveAt: at(7_080),
  anaesthesia: 'general',
  stopDrugs: [{ drugName: '阿司匹林', daysBefore: 7 }],
  notice: '',
  team: [{ code: 'D0102', name: '陈立', title: '主任医师', role: 'surgeon' }],
  state: 'planned',
  events: [],
}

export const surgeryExamples: ExamplesOf<'surgeries'> = {
  surgeries: { given: [recordNumber], answer: [surgery] },
  happenings: { given: ['31'], answer: { happenings: [{ at: at(), surgery }], cursor: '32' } },
}

const note: AdmissionNote = {
  noteNo: 'ZYZ20261118-9',
  recordNumber,
  deptCode: 'surgery',
  deptName: '普通外科',
  diagnosis: '胆囊结石',
  doctorName: '陈立',
  gender: 'F',
  priority: 'ordinary',
  notedAt: at(),
  validUntil: at(43_200),
  state: 'issued',
  reason: '',
  version: 0,
}

export const stayExamples: ExamplesOf<'stays'> = {
  notes: { given: [recordNumber], answer: [note] },
  wards: {
    given: [],
    answer: [
      {
        wardCode: 'W5',
        wardName: '普通外科一病区',
        deptCode: 'surgery',
        phone: '0571-80000005',
        place: '住院楼5层',
        freedLately: 61,
      },
    ],
  },
  beds: {
    given: [],
    answer: [{ bedCode: 'W5-12', wardCode: 'W5', bedNo: '12', kind: 'double', gender: 'F', state: 'free' }],
  },
  arrange: {
    given: [
      {
        noteNo: note.noteNo,
        version: 3,
        standing: 'called',
        bedCode: 'W5-12',
        arriveOn: '2026-11-22',
        bedWish: 'any',
        wishedOn: '',
        remark: {},
      },
    ],
    answer: undefined,
  },
  day: {
    given: [note.noteNo, '2026-11-22'],
    answer: {
      plan: [{ at: at(2_880), what: '抽血', place: '床边', note: '空腹', isDone: false }],
      team: [{ role: '管床医生', name: '陈立', title: '主任医师' }],
      meals: [{ meal: '午餐', time: '11:30', dishes: '低脂餐', orderUntil: '09:30' }],
      diet: '低脂',
      visiting: ['15:00-18:00'],
      rules: ['病区内请勿吸烟'],
    },
  },
  happenings: { given: ['77'], answer: { happenings: [{ at: at(), kind: 'note', note }], cursor: '78' } },
}

const time: CheckupPlaces = {
  timeCode: 'TJ-20261124-0800',
  centreCode: 'TJ1',
  startsAt: at(5_700),
  endsAt: at(5_760),
  left: 11,
  version: 2,
}
const confirmed: Confirmed = { time: { ...time, left: 10, version: 3 }, guideNo: 'TJ118' }

export const checkupExamples: ExamplesOf<'checkups'> = {
  offers: {
    given: [],
    answer: {
      centres: [
        {
          centreCode: 'TJ1',
          centreName: '健康管理中心',
          address: '宁禾市东湖区长堤路1号',
          phone: '0571-80000009',
          hours: '周一至周六 07:30-11:00',
          directions: '门诊楼北侧',
          needsDesk: false,
        },
      ],
      packages: [
        {
          packageCode: 'P1',
          centreCode: 'TJ1',
          packageName: '基础体检',
          category: '基础',
          summary: '血常规、肝肾功能、胸片',
          priceCents: 38_000,
          sex: 'any',
          minAge: 18,
          maxAge: 120,
          marriage: 'any',
          groups: [{ name: '检验', items: [{ code: 'XCG', name: '血常规', meaning: '看贫血与感染' }] }],
          addOns: [],
          notice: '空腹',
        },
      ],
    },
  },
  times: { given: ['2026-11-23', '2026-12-20'], answer: [time] },
  confirm: {
    given: [
      {
        ourNo,
        packageCode: 'P1',
        addOnCodes: [],
        timeCode: time.timeCode,
        amountCents: 38_000,
        person: { name: '王秀英', idCard, mobile: '13900000001' },
      },
    ],
    answer: confirmed,
  },
  change: { given: [ourNo, time.timeCode], answer: confirmed },
  cancel: { given: [ourNo], answer: undefined },
  happenings: { given: ['12'], answer: { happenings: [{ at: at(5_900), kind: 'checked', ourNo }], cursor: '13' } },
}
