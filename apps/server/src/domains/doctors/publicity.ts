import { sql } from 'kysely'
import { consultTypeLabels, type ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import type { publicityServices } from '@nethos/contract/doctors/publicity.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'

/** 信息公示: services with their prices, and who answers. */
export const publicity: HandlerOf<typeof publicityServices.publicity> = async ({ ctx: { db } }) => {
  const [services, departments] = await Promise.all([servicesOf(db), departmentsOf(db)])
  return { services, departments }
}

/** Kinds that people call the same are one line. */
async function servicesOf(db: Db) {
  const rows = await db
    .selectFrom('doctorOffer')
    .innerJoin('doctor', 'doctor.docId', 'doctorOffer.docId')
    .where('doctorOffer.isOpen', '=', true)
    .where('doctor.isActive', '=', true)
    .groupBy('consultType')
    .select(({ fn }) => ['consultType', fn.min('priceCents').as('fromCents'), fn.max('priceCents').as('toCents')])
    .execute()
  const byLabel = new Map<string, { label: string; fromCents: number; toCents: number }>()
  for (const { consultType, fromCents, toCents } of rows) {
    const label = consultTypeLabels[consultType as ConsultType]
    const known = byLabel.get(label)
    byLabel.set(label, {
      label,
      fromCents: Math.min(fromCents, known?.fromCents ?? fromCents),
      toCents: Math.max(toCents, known?.toCents ?? toCents),
    })
  }
  return [...byLabel.values()].toSorted((a, b) => a.fromCents - b.fromCents || a.label.localeCompare(b.label, 'zh'))
}

async function departmentsOf(db: Db) {
  const rows = await db
    .selectFrom('doctor')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .where('isActive', '=', true)
    .select([
      'docId',
      'docName as name',
      'docTitle as title',
      'licenceNumber',
      sql<string>`coalesce(nullif(doctor.dept_name, ''), department.gb_dept_name)`.as('department'),
    ])
    .orderBy('doctor.gbDeptCode')
    .orderBy('doctor.recommendPosition')
    .orderBy('docId')
    .execute()
  const members = Map.groupBy(rows, row => row.department)
  return [...members].map(([name, all]) => ({ name, members: all.map(({ department: _, ...one }) => one) }))
}
