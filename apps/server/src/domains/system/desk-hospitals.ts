import { sql } from 'kysely'
import type { hospitalDeskServices as services } from '@nethos/contract/system/hospital-desk.services.ts'
import type { Db } from '../../database/connect.ts'
import type { HandlerOf } from '../../calls/handler.ts'

export const listHospitals: HandlerOf<typeof services.listHospitals> = async ({ ctx: { db } }) => {
  const [hospitals, campuses] = await Promise.all([
    db.selectFrom('hospital').selectAll().orderBy('position').orderBy('hosName').execute(),
    db.selectFrom('campus').selectAll().orderBy('hosId').orderBy('position').orderBy('campusName').execute(),
  ])
  return hospitals.map(hospital => ({
    ...hospital,
    campuses: campuses.filter(one => one.hosId === hospital.hosId).map(({ hosId: _of, ...campus }) => campus),
  }))
}

/** Two who save at once stand in line, so that one name stands once. */
const lock = (db: Db) => sql`select pg_advisory_xact_lock(20261122, 296)`.execute(db)

export const saveHospital: HandlerOf<typeof services.saveHospital> = async ({ input, ctx, refuse }) => {
  const { hosId, ...fields } = input
  const { db } = ctx
  await lock(db)
  const same = await db.selectFrom('hospital').select('hosId').where('hosName', '=', fields.hosName).executeTakeFirst()
  if (same && same.hosId !== hosId) return refuse('hospital_named')
  const saved = hosId
    ? await db.updateTable('hospital').set(fields).where('hosId', '=', hosId).returning('hosId').executeTakeFirst()
    : await db.insertInto('hospital').values(fields).returning('hosId').executeTakeFirst()
  if (!saved) return refuse('not_found')
  await ctx.audit({
    action: hosId ? 'hospital.change' : 'hospital.add',
    recordType: 'hospital',
    recordId: saved.hosId,
  })
  return saved
}

export const saveCampus: HandlerOf<typeof services.saveCampus> = async ({ input, ctx, refuse }) => {
  const { hosId, campusId, ...fields } = input
  const { db } = ctx
  await lock(db)
  const hospital = await db.selectFrom('hospital').select('hosId').where('hosId', '=', hosId).executeTakeFirst()
  if (!hospital) return refuse('not_found')
  const same = await db
    .selectFrom('campus')
    .select('campusId')
    .where('hosId', '=', hosId)
    .where('campusName', '=', fields.campusName)
    .executeTakeFirst()
  if (same && same.campusId !== campusId) return refuse('campus_named')
  const saved = campusId
    ? await db
        .updateTable('campus')
        .set(fields)
        .where('campusId', '=', campusId)
        .where('hosId', '=', hosId)
        .returning('campusId')
        .executeTakeFirst()
    : await db
        .insertInto('campus')
        .values({ hosId, ...fields })
        .returning('campusId')
        .executeTakeFirst()
  if (!saved) return refuse('not_found')
  await ctx.audit({
    action: campusId ? 'campus.change' : 'campus.add',
    recordType: 'campus',
    recordId: saved.campusId,
  })
  return saved
}
