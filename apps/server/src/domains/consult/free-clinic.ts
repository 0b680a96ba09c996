import { nthOf } from '@nethos/contract/common/present.ts'
import type { freeClinicServices } from '@nethos/contract/consult/free-clinic.services.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { pageOf } from '../../calls/page-of.ts'
import type { Timer } from '../../jobs/job.ts'
import { doctorsOf } from '../doctors/public.ts'
import { teamsOf } from '../teams/public.ts'
import { answerersOf, carryOutBadges, departmentsOf, findClinic } from './free-clinic.table.ts'

type Services = typeof freeClinicServices
const mostDoctors = 100

export const freeClinic: HandlerOf<Services['freeClinic']> = async ({ input, ctx }) => {
  const clinic = await findClinic(ctx, input)
  if (!clinic) return null
  const { freeClinicId } = clinic
  const [deptList, docList] = await Promise.all([
    departmentsOf(ctx, freeClinicId),
    doctorsIn(ctx, { freeClinicId, gbDeptCode: input.gbDeptCode, limit: mostDoctors, offset: 0 }),
  ])
  return { ...clinic, deptList, docList }
}

export const freeClinicDepartments: HandlerOf<Services['freeClinicDepartments']> = async ({ input, ctx }) => {
  const clinic = await findClinic(ctx, input)
  return clinic ? departmentsOf(ctx, clinic.freeClinicId) : []
}

export const feverDoctors: HandlerOf<Services['feverDoctors']> = async ({ input: { pageNum, pageSize }, ctx }) => {
  const rows = await doctorsIn(ctx, { kind: 'fever', limit: pageSize + 1, offset: (pageNum - 1) * pageSize })
  return pageOf(rows, { pageNum, pageSize })
}

export const freeClinicTeams: HandlerOf<Services['freeClinicTeams']> = async ({
  input: { pageNum, pageSize },
  ctx,
}) => {
  const found = await answerersOf(ctx, 'team_id', { limit: pageSize + 1, offset: (pageNum - 1) * pageSize })
  const teams = new Map(
    (
      await teamsOf(
        ctx,
        found.map(one => one.answererId),
      )
    ).map(one => [one.teamId, one]),
  )
  const rows = found.flatMap(({ answererId, ...place }) => {
    const team = teams.get(answererId)
    return team ? [{ ...team, ...place }] : []
  })
  return pageOf(rows, { pageNum, pageSize })
}

async function doctorsIn(ctx: Ctx, those: Parameters<typeof answerersOf>[2]) {
  const found = await answerersOf(ctx, 'doc_id', those)
  const doctors = await doctorsOf(
    ctx,
    found.map(one => one.answererId),
  )
  return doctors.map((doctor, at) => {
    const { freeClinicId, leftToday } = nthOf(found, at)
    return { ...doctor, freeClinicId, leftToday }
  })
}

/** Clinics open and close by themselves. */
export const freeClinicTimer: Timer = {
  name: 'free-clinic',
  run: ({ transact }) => transact(carryOutBadges),
}
