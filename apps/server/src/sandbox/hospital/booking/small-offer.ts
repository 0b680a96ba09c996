import type { ClinicOffer, Plan } from './offer.table.ts'

const plan = (given: Pick<Plan, 'deptCode' | 'kind'> & Partial<Plan>): Plan[] =>
  [1, 2, 3, 4, 5, 6, 7].flatMap(weekday =>
    (['am', 'pm'] as const).map(period => ({
      hosId: 'h1',
      planCode: `${given.deptCode}-${given.doctorCode ?? 'P'}-${weekday}${period[0]}`,
      weekday,
      period,
      feeCents: 1200,
      campusName: '东湖院区',
      room: '203诊室',
      numberCount: 6,
      daysAhead: 14,
      releaseBy: 'first_come',
      windowShare: 0,
      stopShare: 0,
      fullShare: 0,
      ...given,
    })),
  )

const department = (deptCode: string, deptName: string, given: object = {}) => ({
  hosId: 'h1',
  deptCode,
  deptName,
  introduction: '',
  place: '',
  kind: 'ordinary' as const,
  partCodes: [],
  gbDeptCode: '',
  position: 0,
  ...given,
})

const doctor = (doctorCode: string, doctorName: string, given: object = {}) => ({
  hosId: 'h1',
  deptCode: '101',
  doctorCode,
  doctorName,
  title: '主任医师',
  skill: '高血压、冠心病',
  isExpert: true,
  docId: '',
  position: 0,
  ...given,
})

/** A small hospital for tests: every day in the morning and the afternoon, six numbers each, and nobody at the window. */
export const smallOffer: ClinicOffer = {
  houses: [
    { hosId: 'h1', releaseHour: 7 },
    { hosId: 'h2', releaseHour: 8 },
  ],
  departments: [
    department('1', '内科'),
    department('101', '心血管内科', {
      parentCode: '1',
      gbDeptCode: '03.04',
      place: '门诊楼二楼',
      introduction: '看心脏。',
    }),
    department('102', '呼吸内科', { parentCode: '1', gbDeptCode: '03.01' }),
    department('801', '肺结节多学科门诊', { kind: 'mdt', partCodes: ['101', '102'] }),
    department('900', '宁禾大学校医院', { kind: 'school' }),
    department('901', '全科门诊', { kind: 'school', parentCode: '900' }),
    { ...department('1', '儿科'), hosId: 'h2' },
  ],
  doctors: [
    doctor('D0001', '沈知远', { docId: 'd0001' }),
    doctor('D0002', '单丹'),
    doctor('D0003', '林㛃', { isExpert: false, title: '主治医师' }),
  ],
  plans: [
    ...plan({ deptCode: '101', kind: 'ordinary' }),
    ...plan({ deptCode: '102', kind: 'ordinary', feeCents: 0 }),
    ...plan({ deptCode: '101', doctorCode: 'D0001', kind: 'expert', feeCents: 3600 }),
    ...plan({ deptCode: '101', doctorCode: 'D0002', kind: 'expert', feeCents: 3600 }),
    ...plan({ deptCode: '101', doctorCode: 'D0003', kind: 'ordinary', feeCents: 1500, daysAhead: 7 }),
    ...plan({ deptCode: '801', kind: 'mdt', feeCents: 60_000, numberCount: 3 }),
    ...plan({ deptCode: '901', kind: 'school', feeCents: 0 }),
  ],
}
