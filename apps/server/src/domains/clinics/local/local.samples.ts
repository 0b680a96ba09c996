import type { Database } from '../../../database/connect.ts'
import { aHospital } from '../../doctors/doctors.samples.ts'

const department = (deptCode: string, deptName: string, given: object = {}) => ({
  hosId: 'h1',
  deptCode,
  deptName,
  ...given,
})
const doctor = (doctorCode: string, doctorName: string, given: object = {}) => ({
  hosId: 'h1',
  deptCode: '101',
  doctorCode,
  doctorName,
  title: '主任医师',
  isExpert: true,
  ...given,
})

/** A small hospital that the desk keeps: every day in the morning and the afternoon, six numbers each. */
export async function aLocalOffer(db: Database): Promise<void> {
  await aHospital(db, { hosId: 'h1' })
  await aHospital(db, { hosId: 'h2', hosName: '宁禾市妇女儿童医院' })
  await db
    .insertInto('keptDepartment')
    .values([department('1', '内科'), { ...department('1', '儿科'), hosId: 'h2' }])
    .execute()
  await db
    .insertInto('keptDepartment')
    .values([
      department('101', '心血管内科', { parentCode: '1', gbDeptCode: '03.04' }),
      department('102', '呼吸内科', { parentCode: '1' }),
    ])
    .execute()
  await db
    .insertInto('keptDepartment')
    .values(department('801', '肺结节多学科门诊', { kind: 'mdt', partCodes: ['101', '102'] }))
    .execute()
  await db
    .insertInto('keptDoctor')
    .values([doctor('D1', '沈知远'), doctor('D2', '单丹'), doctor('D3', '林㛃', { isExpert: false })])
    .execute()
  const clinics = [
    { deptCode: '101', doctorCode: null, kind: 'ordinary', feeCents: 1200 },
    { deptCode: '102', doctorCode: null, kind: 'ordinary', feeCents: 0 },
    { deptCode: '101', doctorCode: 'D1', kind: 'expert', feeCents: 3600 },
    { deptCode: '801', doctorCode: null, kind: 'mdt', feeCents: 60_000 },
  ]
  await db
    .insertInto('keptPlan')
    .values(
      clinics.flatMap((clinic, nth) =>
        [1, 2, 3, 4, 5, 6, 7].flatMap(weekday =>
          (['am', 'pm'] as const).map(period => ({
            hosId: 'h1',
            planCode: `P${nth}${weekday}${period}`,
            weekday,
            period,
            startMinute: period === 'am' ? 8 * 60 : 13 * 60 + 30,
            numberCount: 6,
            minutesEach: 10,
            releaseDays: 14,
            releaseHour: 7,
            ...clinic,
          })),
        ),
      ),
    )
    .execute()
}
