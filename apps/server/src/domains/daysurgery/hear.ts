import type { Ctx } from '../../calls/handler.ts'
import type { HospitalSurgery, SurgeryHappening } from '../../ports/hospital-surgeries.ts'
import { boundNumbers } from '../people/public.ts'
import { callOffPolicy, reschedulePolicy } from './policy.life.ts'
import { surgeries } from './surgery.lifecycle.ts'
import { announce, beginPathway, endPathway, happened, joinCourses, movePathway, notify } from './surgery.life.ts'
import { takeByNumber, watchersOf, type Surgery } from './surgery.table.ts'

/** Carries out what the hospital says, oldest first. Said again, or late, it leads to the same. Of files that nobody here has bound nothing is kept. */
export async function carryOut(ctx: Ctx, hosId: string, happenings: readonly SurgeryHappening[]): Promise<void> {
  const isOurs = await boundNumbers(
    ctx,
    hosId,
    happenings.map(one => one.surgery.recordNumber),
  )
  for (const { surgery } of happenings) if (isOurs.has(surgery.recordNumber)) await applyHappening(ctx, hosId, surgery)
}

const factsOf = ({ events: _e, state: _s, ...facts }: HospitalSurgery) => facts

/** An operation as the hospital says that it is now. `isOld`: it is fetched, not news. */
export async function applyHappening(
  ctx: Ctx,
  hosId: string,
  hospitalSurgery: HospitalSurgery,
  isOld = false,
): Promise<void> {
  const known = await takeByNumber(ctx, hosId, hospitalSurgery.surgeryNo)
  const held = known ? await changed(ctx, known, hospitalSurgery) : await begun(ctx, hosId, hospitalSurgery, isOld)
  if (!held) return
  const watchers = await watchersOf(ctx, held)
  const one = await happened(ctx, await beginPathway(ctx, held, watchers), hospitalSurgery.events, watchers, isOld)
  await joinCourses(ctx, one)
  await announce(ctx, one, watchers)
}

async function begun(
  ctx: Ctx,
  hosId: string,
  hospitalSurgery: HospitalSurgery,
  isOld: boolean,
): Promise<Surgery | undefined> {
  const one = await surgeries.begin(
    ctx,
    { ...factsOf(hospitalSurgery), hosId },
    { event: 'plan', by: 'hospital', to: hospitalSurgery.state },
  )
  if (one && !isOld && one.status === 'planned' && one.plannedAt > ctx.now)
    await notify(ctx, one, 'surgery_planned', await watchersOf(ctx, one))
  return one
}

async function changed(ctx: Ctx, known: Surgery, hospitalSurgery: HospitalSurgery): Promise<Surgery> {
  const isMoved = known.plannedAt !== hospitalSurgery.plannedAt || known.arriveAt !== hospitalSurgery.arriveAt
  let one = await surgeries.change(ctx, known, factsOf(hospitalSurgery))
  if (hospitalSurgery.state === 'cancelled') {
    const off = await surgeries.transition(ctx, one, 'callOff', 'hospital')
    if (!off) return one
    await endPathway(ctx, off)
    await callOffPolicy(ctx, off.surgeryId)
    await notify(ctx, off, 'surgery_cancelled', await watchersOf(ctx, off))
    return off
  }
  one = (one.status === 'cancelled' && (await planAgain(ctx, one))) || one
  if (isMoved && one.status === 'planned') {
    await movePathway(ctx, one)
    await reschedulePolicy(ctx, one)
    await notify(ctx, one, 'surgery_moved', await watchersOf(ctx, one))
  }
  return one
}

/** A cancellation is taken back: its pathway was stopped for good, another one begins. */
const planAgain = (ctx: Ctx, one: Surgery) =>
  surgeries.transition(ctx, one, 'planAgain', 'hospital', { pathwayId: null })
