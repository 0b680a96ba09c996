import type { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'

export const listHospitals: HandlerOf<typeof doctorServices.listHospitals> = ({ ctx: { db } }) =>
  db
    .selectFrom('hospital')
    .select(['hosId', 'hosName', 'showStatus'])
    .where('showStatus', '=', true)
    .orderBy('position')
    .orderBy('hosName')
    .execute()

async function departmentTree({ db }: Ctx) {
  const departments = await db
    .selectFrom('department')
    .select(['gbDeptCode', 'gbDeptName', 'parentCode'])
    .orderBy('position')
    .orderBy('gbDeptCode')
    .execute()
  const subs = Map.groupBy(departments, ({ parentCode }) => parentCode)
  const named = ({ gbDeptCode, gbDeptName }: { gbDeptCode: string; gbDeptName: string }) => ({ gbDeptCode, gbDeptName })
  return (subs.get(null) ?? []).map(top => ({
    ...named(top),
    subDepartments: (subs.get(top.gbDeptCode) ?? []).map(named),
  }))
}

export const listDepartments: HandlerOf<typeof doctorServices.listDepartments> = async ({ input, ctx }) => {
  const tree = await departmentTree(ctx)
  if (!input.hasDoctors) return tree
  const staffed = await ctx.db
    .selectFrom('doctor')
    .select('gbDeptCode')
    .distinct()
    .where('isActive', '=', true)
    .where('docType', '<>', 'PHARMACIST')
    .execute()
  const codes = new Set(staffed.map(({ gbDeptCode }) => gbDeptCode))
  return tree
    .map(top => ({ ...top, subDepartments: top.subDepartments.filter(sub => codes.has(sub.gbDeptCode)) }))
    .filter(top => top.subDepartments.length > 0 || codes.has(top.gbDeptCode))
}

/** 精神科 of the national list of clinical departments. */
const psychiatry = '15'

export const listPsychiatry: HandlerOf<typeof doctorServices.listPsychiatry> = async ({ ctx }) =>
  (await departmentTree(ctx)).filter(({ gbDeptCode }) => gbDeptCode === psychiatry)

export const listHotDepartments: HandlerOf<typeof doctorServices.listHotDepartments> = ({ ctx: { db } }) =>
  db
    .selectFrom('department')
    .select(['gbDeptCode as deptCode', 'gbDeptName as deptName', 'icon as deptAvatar'])
    .where('hotPosition', 'is not', null)
    .orderBy('hotPosition')
    .limit(10)
    .execute()
