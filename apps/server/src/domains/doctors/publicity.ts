import type { publicityServices } from '@nethos/contract/doctors/publicity.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { doctorDeptName } from '../../database/dept-name.ts'
import type { Db } from '../../database/connect.ts'
import type { Prices } from '../../registry/prices.ts'

/** 信息公示: services with their prices, as each domain hands them in, and who answers. */
export const publicity =
  (prices: Prices): HandlerOf<typeof publicityServices.publicity> =>
  async ({ ctx }) => {
    const [services, departments] = await Promise.all([prices(ctx), departmentsOf(ctx.db)])
    return { services: [...services], departments }
  }

async function departmentsOf(db: Db) {
  const rows = await db
    .selectFrom('doctor')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .where('isActive', '=', true)
    .select(['docId', 'docName as name', 'docTitle as title', 'licenceNumber', doctorDeptName.as('department')])
    .orderBy('doctor.gbDeptCode')
    .orderBy('doctor.recommendPosition')
    .orderBy('docId')
    .execute()
  const members = Map.groupBy(rows, row => row.department)
  return [...members].map(([name, all]) => ({ name, members: all.map(({ department: _, ...one }) => one) }))
}
