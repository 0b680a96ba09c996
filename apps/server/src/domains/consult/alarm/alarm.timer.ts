import { present } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import { againAfter, mostDeskCalls } from '@nethos/contract/consult/alarm.status.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { onDuty } from '../../duty/public.ts'
import { alertStaff } from '../../notify/public.ts'
import { handToCover } from '../absence/hand-to-cover.ts'
import { addNotice } from '../consult-message.table.ts'
import { answererStaff } from '../consult.news.ts'
import { takePaidConsult, type Consult } from '../consult.table.ts'
import { notify } from '../consult.life.ts'
import { isConsultFree } from './answer.ts'
import { callDesk } from './call-desk.ts'
import { alarms, type Alarm } from './alarm.lifecycle.ts'
import { alarmNotices } from './alarm.notices.ts'
import { urgentFor } from './failed-way.job.ts'

/** Step by step (docs/decisions/0111); where nobody could be called, the next step follows at once. */
export const alarmTimer = alarms.timer('consult alarm', {
  async call_doctor(ctx, alarm) {
    const { consultId } = alarm
    if (!(await isConsultFree(ctx, consultId))) return undefined
    await handToCover(ctx, consultId)
    const openWays = await alertStaff(ctx, await answererStaff(ctx, consultId), urgentFor(alarm, 'doctor'))
    const changes = openWays > 0 ? { openWays } : { dutyAt: ctx.now }
    const moved = await alarms.transition(ctx, alarm, 'call_doctor', 'clock', changes)
    if (moved) await (openWays > 0 ? note(ctx, alarm, 'doctor', 'consult.alarm.doctor') : note(ctx, alarm, 'noDoctor'))
    return moved
  },
  async call_duty(ctx, alarm) {
    if (!(await isConsultFree(ctx, alarm.consultId))) return undefined
    const staff = await onDuty(ctx, await departmentOf(ctx, alarm.consultId))
    const openWays = await alertStaff(ctx, staff, urgentFor(alarm, 'duty'))
    const changes = openWays > 0 ? { openWays } : { deskAt: ctx.now }
    const moved = await alarms.transition(ctx, alarm, 'call_duty', 'clock', changes)
    if (moved) await (openWays > 0 ? note(ctx, alarm, 'duty', 'consult.alarm.duty') : note(ctx, alarm, 'noDuty'))
    return moved
  },
  async call_desk(ctx, alarm) {
    if (!(await isConsultFree(ctx, alarm.consultId))) return undefined
    const isCalled = await callDesk(ctx)
    const again = { againAt: ctx.now + againAfter, calls: 1 }
    const moved = await alarms.transition(ctx, alarm, 'call_desk', 'clock', again)
    if (moved) await (isCalled ? note(ctx, alarm, 'desk', 'consult.alarm.desk') : note(ctx, alarm, 'noDesk'))
    return moved
  },
  /** The patient has read that the desk was called: nothing new is to be said to him. */
  async call_again(ctx, alarm) {
    if (!(await isConsultFree(ctx, alarm.consultId))) return undefined
    const isCalled = await callDesk(ctx)
    const calls = alarm.calls + 1
    const againAt = calls < mostDeskCalls ? ctx.now + againAfter : null
    const moved = await alarms.transition(ctx, alarm, 'call_again', 'clock', { againAt, calls })
    const consult = moved && (await takePaidConsult(ctx, alarm.consultId))
    if (consult) await log(ctx, consult, isCalled ? 'consult.alarm.desk' : 'consult.alarm.nobody')
    return moved
  },
})

type Step = 'consult.alarm.doctor' | 'consult.alarm.duty' | 'consult.alarm.desk' | 'consult.alarm.nobody'

/** The patient reads what was done, the log keeps it; without an action nobody could be called. */
async function note(
  ctx: Ctx,
  { consultId }: Alarm,
  notice: 'doctor' | 'noDoctor' | 'duty' | 'noDuty' | 'desk' | 'noDesk',
  action: Step = 'consult.alarm.nobody',
): Promise<void> {
  const consult = present(await takePaidConsult(ctx, consultId))
  await addNotice(ctx, consult, alarmNotices[notice], 'patient')
  await log(ctx, consult, action)
  await notify(ctx, consult, 'both')
}

async function log(ctx: Ctx, { accountId, personId, consultId }: Consult, action: Step): Promise<void> {
  await ctx.audit({ action, accountId, personId, recordType: 'consult', recordId: consultId })
  await ctx.announce('operators', 'alarm', consultId)
}

async function departmentOf({ db }: Pick<Ctx, 'db'>, consultId: string): Promise<string> {
  const row = await db
    .selectFrom('consult')
    .leftJoin('doctor', 'doctor.docId', 'consult.docId')
    .leftJoin('team', 'team.teamId', 'consult.teamId')
    .select(sql<string>`coalesce(doctor.gb_dept_code, team.gb_dept_code, '')`.as('code'))
    .where('consultId', '=', consultId)
    .executeTakeFirstOrThrow()
  return row.code
}
