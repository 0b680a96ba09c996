import type { doctorDeskServices } from '@nethos/contract/doctors/doctor-desk.services.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'

export const listPlaces: HandlerOf<typeof doctorDeskServices.listPlaces> = async ({ ctx: { db } }) => {
  const [hospitals, departments] = await Promise.all([
    db.selectFrom('hospital').select(['hosId', 'hosName']).orderBy('hosName').execute(),
    db.selectFrom('department').select(['gbDeptCode', 'gbDeptName']).orderBy('gbDeptCode').execute(),
  ])
  return { hospitals, departments }
}

export async function isPlace(
  { db }: Pick<Ctx, 'db'>,
  { hosId, gbDeptCode }: { hosId: string; gbDeptCode: string },
): Promise<boolean> {
  const hospital = await db.selectFrom('hospital').select('hosId').where('hosId', '=', hosId).executeTakeFirst()
  const department = await db
    .selectFrom('department')
    .select('gbDeptCode')
    .where('gbDeptCode', '=', gbDeptCode)
    .executeTakeFirst()
  return hospital !== undefined && department !== undefined
}
