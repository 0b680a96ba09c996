import type pg from 'pg'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { Runtime } from '../runtime.ts'
import type { HospitalMember, SurgeryEventName } from '../ports/hospital-surgeries.ts'
import type { SurgeryPlan } from '../sandbox/hospital/surgeries/demo-surgeries.ts'
import { planSurgery, reportSurgery } from '../sandbox/hospital/surgeries/surgery-events.ts'

const minute = 60_000
const hour = 60 * minute

interface Demo {
  name: string
  inDays: number
  atHour: number
  plan: Partial<SurgeryPlan>
  /** What has happened, so many minutes after the planned beginning. */
  done?: readonly (readonly [SurgeryEventName, number])[]
}

const cataract: Partial<SurgeryPlan> = {
  surgeryName: '右眼白内障超声乳化吸除术',
  deptName: '眼科',
  anaesthesia: 'local',
}
/** One that lies ahead, one that goes on now, one of last month, and days of chemotherapy. */
const demos: readonly Demo[] = [
  {
    name: '王秀英',
    inDays: 7,
    atHour: 9,
    plan: { stopDrugs: [{ drugName: '氯吡格雷', daysBefore: 5 }] },
  },
  {
    name: '王德福',
    inDays: 0,
    atHour: 0,
    plan: {
      surgeryName: '冠状动脉造影术',
      kind: 'inpatient',
      deptName: '心血管内科',
      ward: '心血管内科病区',
      place: '住院楼6层 导管室',
      anaesthesia: 'local',
    },
    done: [
      ['arrived', -60],
      ['called_in', -10],
      ['anaesthesia_begun', -5],
      ['surgery_begun', 0],
    ],
  },
  {
    name: '王秀英',
    inDays: -35,
    atHour: 10,
    plan: { ...cataract, surgeryName: '左眼白内障超声乳化吸除术' },
    done: [
      ['arrived', -70],
      ['called_in', -12],
      ['anaesthesia_begun', -6],
      ['surgery_begun', 0],
      ['surgery_ended', 24],
      ['left_room', 31],
      ['went_home', 150],
    ],
  },
  {
    name: '王秀英',
    inDays: 9,
    atHour: 9,
    plan: {
      surgeryName: '第2周期静脉化疗',
      kind: 'chemotherapy',
      deptName: '肿瘤内科',
      ward: '日间化疗病区3楼',
      place: '东湖院区5号楼3层 日间化疗中心',
      anaesthesia: 'none',
      notice: '来之前一天请验血常规和肝肾功能。',
    },
  },
]

/** Operations in the demo hospital's own books; they reach us as every hospital's do. Later starts change nothing. */
export async function loadSurgeries({ runtime, pool }: { runtime: Runtime; pool: pg.Pool }): Promise<void> {
  const { rows } = await pool.query<{ any: boolean }>('select exists (select from demo_hospital.surgery) as any')
  if (rows[0]!.any) return
  const now = runtime.clock.now()
  const team = await teamOf(pool)
  for (const [at, { name, inDays, atHour, plan, done = [] }] of demos.entries()) {
    const recordNumber = await recordOf(pool, name)
    if (recordNumber === undefined) continue
    const surgeryNo = `SS${260001 + at}`
    // Today's began a while ago, whenever the demo is started.
    const plannedAt = inDays === 0 ? now - 25 * minute : startOfDay(addDays(dayOf(now), inDays)) + atHour * hour
    const own = team.length > 0 ? { team, doctorName: team[0]!.name } : {}
    await planSurgery(pool, { hosId: 'h1', recordNumber, surgeryNo, plannedAt, plan: { ...own, ...plan } }, now)
    for (const [event, minutes] of done)
      await reportSurgery(pool, { hosId: 'h1', surgeryNo, event, occurredAt: plannedAt + minutes * minute }, now)
  }
}

/** Surgeons of the demo hospital's own clinics, an anaesthetist and a nurse. */
async function teamOf(pool: pg.Pool): Promise<HospitalMember[]> {
  const { rows } = await pool.query<{ code: string; name: string; title: string }>(
    `select distinct on (doctor_code) doctor_code as code, doctor_name as name, title from demo_hospital.clinic_doctor
     where hos_id = 'h1' and title in ('主任医师', '副主任医师') order by doctor_code limit 2`,
  )
  return [
    ...rows.map((row, nth) => ({ ...row, role: nth === 0 ? ('surgeon' as const) : ('assistant' as const) })),
    { code: '', name: '方静', title: '副主任医师', role: 'anaesthetist' },
    { code: '', name: '何晓燕', title: '主管护师', role: 'nurse' },
  ]
}

async function recordOf(pool: pg.Pool, name: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ record_number: string }>(
    `select record_number from demo_hospital.patient where hos_id = 'h1' and name = $1 order by created_at limit 1`,
    [name],
  )
  return rows[0]?.record_number
}
