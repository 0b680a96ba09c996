import type pg from 'pg'
import {
  FileExistsError,
  FileUnknownError,
  HospitalUnreachableError,
  type Hospital,
  type HospitalFile,
  type NewHospitalFile,
  type VisitCard,
  type VitalSigns,
} from '../../ports/hospital.ts'
import type { Clock } from '../../ports/clock.ts'
import { noPushes } from '../../ports/hospital-pushes.ts'
import { demoBills } from './bills/demo-bills.ts'
import { demoBooking } from './booking/demo-booking.ts'
import { demoCheckups } from './checkups/demo-checkups.ts'
import { demoExaminations } from './examinations/demo-examinations.ts'
import { demoSurgeries } from './surgeries/demo-surgeries.ts'
import { isCut } from './line.table.ts'
import { demoResults } from './results/demo-results.ts'
import { demoStays } from './stays/demo-stays.ts'

interface PatientRow {
  record_number: string
  name: string
  mobile: string
  address: string
  height_cm: string | null
  weight_kg: string | null
  work_code: string
}

const columns = 'record_number, name, mobile, address, height_cm, weight_kg, work_code'

const fileOf = (row: PatientRow): HospitalFile => ({
  recordNumber: row.record_number,
  name: row.name,
  mobile: row.mobile,
  address: row.address,
  workCode: row.work_code,
  ...(row.height_cm !== null && { heightCm: Number(row.height_cm) }),
  ...(row.weight_kg !== null && { weightKg: Number(row.weight_kg) }),
})

const ownMoney = '自费'

/** The demo hospital's information system. Its books lie in a schema of their own; nothing else of the server reads them. */
export function demoHospital(pool: pg.Pool, clock: Clock, pushKey: Buffer): Hospital {
  async function ask<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    if (await isCut(pool)) throw new HospitalUnreachableError('The line to the demo hospital is cut')
    return (await pool.query<Row>(text, values)).rows
  }

  async function one(text: string, values: unknown[]): Promise<HospitalFile | undefined> {
    const [row] = await ask<PatientRow>(`select ${columns} from demo_hospital.patient where ${text}`, values)
    return row && fileOf(row)
  }

  async function change(hosId: string, recordNumber: string, changes: Record<string, unknown>): Promise<void> {
    const entries = Object.entries(changes).filter(([, value]) => value !== undefined)
    const settings =
      entries.map(([column], at) => `${column} = $${at + 3}`).join(', ') || 'record_number = record_number'
    const rows = await ask(
      `update demo_hospital.patient set ${settings} where hos_id = $1 and record_number = $2 returning record_number`,
      [hosId, recordNumber, ...entries.map(([, value]) => value)],
    )
    if (rows.length === 0) throw new FileUnknownError(`No file ${recordNumber}`)
  }

  return {
    booking: demoBooking(pool, clock, pushKey),
    results: demoResults(pool, clock, pushKey),
    bills: demoBills(pool, clock),
    examinations: demoExaminations(pool, clock),
    surgeries: demoSurgeries(pool),
    stays: demoStays(pool, clock),
    checkups: demoCheckups(pool, clock),
    pushes: noPushes,
    isLocal: () => false,
    patients: {
      find: (hosId, idCard) => one('hos_id = $1 and id_card = $2', [hosId, idCard]),
      get: (hosId, recordNumber) => one('hos_id = $1 and record_number = $2', [hosId, recordNumber]),
      async create(hosId: string, file: NewHospitalFile) {
        const [made] = await ask<PatientRow>(
          `with made as (
             insert into demo_hospital.patient (hos_id, record_number, id_card, name, mobile, address, height_cm, weight_kg, work_code, created_at)
             values ($1, 'B' || nextval('demo_hospital.record_number'), $2, $3, $4, $5, $6, $7, $8, $9)
             on conflict do nothing returning *),
           card as (
             insert into demo_hospital.visit_card (hos_id, card_number, record_number, insurance, issued_at)
             select hos_id, 'K' || substr(record_number, 2), record_number, '${ownMoney}', created_at from made)
           select ${columns} from made`,
          [
            hosId,
            file.idCard,
            file.name,
            file.mobile,
            file.address,
            file.heightCm ?? null,
            file.weightKg ?? null,
            file.workCode,
            new Date(clock.now()),
          ],
        )
        if (!made) throw new FileExistsError('There is a file with this ID number')
        return fileOf(made)
      },
      changeMobile: (hosId, recordNumber, mobile) => change(hosId, recordNumber, { mobile }),
      changeAddress: (hosId, recordNumber, address) => change(hosId, recordNumber, { address }),
      keepVitalSigns: (hosId, recordNumber, { heightCm, weightKg, systolic, diastolic }: VitalSigns) =>
        change(hosId, recordNumber, { height_cm: heightCm, weight_kg: weightKg, systolic, diastolic }),
      visitCards: (hosId, recordNumber) =>
        ask<VisitCard & pg.QueryResultRow>(
          `select card_number as "cardNumber", insurance from demo_hospital.visit_card
           where hos_id = $1 and record_number = $2 order by issued_at, card_number`,
          [hosId, recordNumber],
        ),
      async insurance(hosId, idCard) {
        const [row] = await ask<{ insurance: string }>(
          'select insurance from demo_hospital.patient where hos_id = $1 and id_card = $2',
          [hosId, idCard],
        )
        return row && { isInsured: row.insurance !== '', kind: row.insurance || ownMoney }
      },
    },
  }
}
