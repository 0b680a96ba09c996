import type pg from 'pg'

/** What a hospital of the demo decides once: everything else follows from it and from the clock. */
export interface ClinicOffer {
  houses: readonly { hosId: string; releaseHour: number }[]
  departments: readonly OfferedDepartment[]
  doctors: readonly OfferedDoctor[]
  plans: readonly Plan[]
}

export interface OfferedDepartment {
  hosId: string
  deptCode: string
  parentCode?: string
  deptName: string
  introduction: string
  place: string
  kind: 'ordinary' | 'mdt' | 'school'
  partCodes: readonly string[]
  gbDeptCode: string
  position: number
}

export interface OfferedDoctor {
  hosId: string
  doctorCode: string
  deptCode: string
  doctorName: string
  title: string
  skill: string
  isExpert: boolean
  docId: string
  position: number
}

/** A clinic of each week. */
export interface Plan {
  hosId: string
  planCode: string
  /** 1 Monday to 7 Sunday. */
  weekday: number
  deptCode: string
  doctorCode?: string
  period: 'am' | 'pm' | 'evening'
  kind: 'ordinary' | 'expert' | 'mdt' | 'school'
  feeCents: number
  campusName: string
  room: string
  numberCount: number
  daysAhead: number
  releaseBy: 'first_come' | 'draw'
  windowShare: number
  stopShare: number
  fullShare: number
}

/** Whether the demo hospitals give numbers out already. */
export async function hasOffer(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>('select exists (select from demo_hospital.house) as has')
  return rows[0]!.has
}

/** Writes what is not there yet. */
export async function writeOffer(pool: pg.Pool, { houses, departments, doctors, plans }: ClinicOffer): Promise<void> {
  await write(pool, 'house', houses)
  await write(pool, 'clinic_department', departments)
  await write(pool, 'clinic_doctor', doctors)
  await write(pool, 'plan', plans)
}

async function write(pool: pg.Pool, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))].map(inSnakeCase).join(', ')
  const content = rows.map(row =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [inSnakeCase(key), value])),
  )
  await pool.query(
    `insert into demo_hospital.${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::demo_hospital.${table}, $1) on conflict do nothing`,
    [JSON.stringify(content)],
  )
}

const inSnakeCase = (key: string): string => key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
