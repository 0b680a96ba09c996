import type { OfferedDepartment, OfferedDoctor, Plan } from '../../../sandbox/hospital/booking/offer.table.ts'
import { chance } from '../../chance.ts'
import type { DemoDoctor } from '../doctors.ts'
import { campuses } from '../hospitals.ts'

type Slot = readonly [weekday: number, period: 'am' | 'pm']

const workdays = [1, 2, 3, 4, 5]
const slots: readonly Slot[] = [...workdays.flatMap(day => [[day, 'am'] as const, [day, 'pm'] as const]), [6, 'am']]
const letters = { am: 'a', pm: 'p', evening: 'e' } as const
/** His numbers are drawn by lot. */
const drawnFor = 'd0001'

const ranks: Readonly<Record<string, { sessions: number; numbers: number; feeCents: number }>> = {
  主任医师: { sessions: 3, numbers: 16, feeCents: 3600 },
  副主任医师: { sessions: 4, numbers: 18, feeCents: 2400 },
  主治医师: { sessions: 4, numbers: 20, feeCents: 1500 },
  住院医师: { sessions: 3, numbers: 20, feeCents: 1200 },
}
const famousFee = 10_000

/** Most of what a hospital gives out: some of it sold at the window, a little stopped or full from the outset. */
const usual = { daysAhead: 14, releaseBy: 'first_come', windowShare: 0.3, stopShare: 0.02, fullShare: 0.05 } as const

export interface HeldBy {
  doctor: OfferedDoctor
  of: DemoDoctor
}

/** When a doctor holds clinics each week. */
export function plansOfDoctor({ doctor, of }: HeldBy): Plan[] {
  const luck = chance(`clinics ${of.docId}`)
  const rank = ranks[of.docTitle] ?? ranks.主治医师!
  const isFamous = of.famousPosition !== null
  const base = {
    ...usual,
    hosId: doctor.hosId,
    deptCode: doctor.deptCode,
    doctorCode: doctor.doctorCode,
    kind: doctor.isExpert ? ('expert' as const) : ('ordinary' as const),
    feeCents: isFamous ? famousFee : rank.feeCents,
    campusName: campuses.find(one => one.campusId === of.campusId)?.campusName ?? '',
    room: `${luck.int(2, 5)}${String(luck.int(1, 24)).padStart(2, '0')}诊室`,
    ...(isFamous && { daysAhead: 7, windowShare: 0.6, fullShare: 0.15 }),
    ...(of.docId === drawnFor && { releaseBy: 'draw' as const, stopShare: 0 }),
  }
  const code = (weekday: number, period: keyof typeof letters) =>
    `${doctor.deptCode}-${doctor.doctorCode}-${weekday}${letters[period]}`
  const held: Plan[] = luck.some(slots, rank.sessions).map(([weekday, period]) => ({
    ...base,
    planCode: code(weekday, period),
    weekday,
    period,
    numberCount: rank.numbers,
  }))
  if (!luck.share(0.12)) return held
  const weekday = luck.pick(workdays)
  return [...held, { ...base, planCode: code(weekday, 'evening'), weekday, period: 'evening', numberCount: 8 }]
}

/** The clinics that any doctor of a department may hold. */
export function plansOfDepartment({ hosId, deptCode, deptName, place }: OfferedDepartment): Plan[] {
  const luck = chance(`ordinary clinics ${hosId} ${deptName}`)
  const campusName = campuses.find(one => one.hosId === hosId)?.campusName ?? ''
  const plan = (weekday: number, period: 'am' | 'pm', numberCount: number): Plan => ({
    ...usual,
    hosId,
    planCode: `${deptCode}-P-${weekday}${letters[period]}`,
    weekday,
    deptCode,
    period,
    kind: 'ordinary',
    feeCents: 1200,
    campusName,
    room: place.slice(-5),
    numberCount,
    windowShare: 0.25,
    fullShare: 0.03,
  })
  const hasAfternoons = luck.share(0.5)
  const isOpenAtWeekends = luck.share(0.3)
  return [
    ...workdays.map(weekday => plan(weekday, 'am', 14)),
    ...(hasAfternoons ? workdays.map(weekday => plan(weekday, 'pm', 12)) : []),
    ...(isOpenAtWeekends ? [6, 7].map(weekday => plan(weekday, 'am', 10)) : []),
  ]
}

/** A team sits twice a week and takes its time. */
export const plansOfTeam = ({ hosId, deptCode }: OfferedDepartment, nth: number): Plan[] =>
  [1 + nth, 4 - (nth % 3)]
    .filter((day, at, all) => all.indexOf(day) === at)
    .map(weekday => ({
      ...usual,
      hosId,
      planCode: `${deptCode}-P-${weekday}p`,
      weekday,
      deptCode,
      period: 'pm',
      kind: 'mdt',
      feeCents: 60_000,
      campusName: campuses.find(one => one.hosId === hosId)?.campusName ?? '',
      room: '会诊中心',
      numberCount: 5,
      windowShare: 0.1,
      stopShare: 0,
      fullShare: 0,
    }))

export const plansOfSchool = ({ hosId, deptCode }: OfferedDepartment, doctorCode: string | undefined): Plan[] =>
  workdays.flatMap(weekday =>
    (['am', 'pm'] as const).map(period => ({
      ...usual,
      hosId,
      planCode: `${deptCode}-${doctorCode ?? 'P'}-${weekday}${letters[period]}`,
      weekday,
      deptCode,
      ...(doctorCode !== undefined && { doctorCode }),
      period,
      kind: 'school' as const,
      feeCents: doctorCode === undefined ? 0 : 500,
      campusName: '校医院',
      room: '校医院一楼',
      numberCount: 10,
      daysAhead: 7,
      windowShare: 0.1,
      stopShare: 0,
      fullShare: 0,
    })),
  )
