import { at, ourNo, recordNumber, type ExamplesOf } from './example.ts'

export const bookingExamples: ExamplesOf<'booking'> = {
  departments: {
    given: [],
    answer: [
      {
        deptCode: 'CARD',
        deptName: '心血管内科',
        introduction: '高血压、冠心病、心律失常。',
        place: '门诊楼3层东区',
        kind: 'ordinary',
        partCodes: [],
        gbDeptCode: '03.04',
      },
    ],
  },
  doctors: {
    given: [],
    answer: [
      {
        doctorCode: 'D0003',
        deptCode: 'CARD',
        doctorName: '周敏',
        title: '主任医师',
        skill: '高血压与心力衰竭',
        isExpert: true,
        docId: '',
      },
    ],
  },
  sessions: {
    given: ['2026-11-23', '2026-12-07'],
    answer: [
      {
        sessionCode: 'S20261124-CARD-am-3',
        deptCode: 'CARD',
        doctorCode: 'D0003',
        day: '2026-11-24',
        period: 'am',
        kind: 'expert',
        feeCents: 5000,
        campusName: '东湖院区',
        room: '3楼12诊室',
        isStopped: false,
        releaseAt: at(-10_080),
        releaseBy: 'first_come',
        version: 4,
        numbers: [{ numberCode: 'N1', no: 1, startsAt: at(5_700), isFree: true }],
      },
    ],
  },
  hold: { given: [{ ourNo, numberCode: 'N1', recordNumber, until: at(15) }], answer: { hospitalNo: 'G2026-118' } },
  confirm: {
    given: [ourNo, { payAt: 'us', amountCents: 5000 }],
    answer: { hospitalNo: 'G2026-118', pickUpCode: '480213', no: 1 },
  },
  release: { given: [ourNo], answer: undefined },
  order: { given: [ourNo], answer: { hospitalNo: 'G2026-118', state: 'registered', pickUpCode: '480213' } },
  keepIllness: { given: [ourNo, { 主诉: '胸闷三天' }], answer: undefined },
  happenings: {
    given: ['880'],
    answer: {
      happenings: [
        {
          happeningId: '881',
          at: at(),
          kind: 'session_stopped',
          sessionCode: 'S20261124-CARD-am-3',
          version: 5,
          reason: '医生外出会诊',
        },
      ],
      cursor: '881',
    },
  },
}
