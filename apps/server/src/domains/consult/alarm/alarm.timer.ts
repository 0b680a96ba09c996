import { sql } from 'kysely'
import type { Ctx } from '../../../calls/handler.ts'
import { onDuty } from '../../duty/public.ts'
import { alertStaff } from '../../notify/public.ts'
import { queueSms } from '../../sms/public.ts'
import { paramOf } from '../../system/public.ts'
import { addNotice } from '../consult-message.table.ts'
import { answererStaff } from '../consult.news.ts'
import { takePaidConsult, type Consult } from '../consult.table.ts'
import { notify } from '../consult.life.ts'
import { isConsultFree } from './answer.ts'
import { alarms, type Alarm } from './alarm.lifecycle.ts'
import { alarmNotices } from './alarm.notices.ts'

const urgent = { template: 'consult-urgent', link: '/alarms' } as const

/** Step by step (docs/decisions/0111); where nobody could be called, the next step follows at once. */
export const alarmTimer = alarms.timer('consult alarm', {
  async call_doctor(ctx, alarm) {
    const { consultId } = alarm
    if (!(await isConsultFree(ctx, consultId))) return undefined
    const reached = await alertStaff(ctx, await answererStaff(ctx, consultId), urgent)
    const isReached = reached.length > 0
    const moved = await alarms.transition(ctx, alarm, 'call_doctor', 'clock', isReached ? {} : { dutyAt: ctx.now })
    if (moved) await note(ctx, alarm, isReached ? 'doctor' : 'noDoctor', isReached ? 'consult.alarm.doctor' : undefined)
    return moved
  },
  async call_duty(ctx, alarm) {
    if (!(await isConsultFree(ctx, alarm.consultId))) return undefined
    const reached = await alertStaff(ctx, await onDuty(ctx, await departmentOf(ctx, alarm.consultId)), urgent)
    const isReached = reached.length > 0
    const moved = await alarms.transition(ctx, alarm, 'call_duty', 'clock', isReached ? {} : { deskAt: ctx.now })
    if (moved) await note(ctx, alarm, isReached ? 'duty' : 'noDuty', isReached ? 'consult.alarm.duty' : undefined)
    return moved
  },
  async call_desk(ctx, alarm) {
    if (!(await isConsultFree(ctx, alarm.consultId))) return undefined
    const mobile = await paramOf(ctx, 'emergency.desk.mobile')
    if (mobile !== '') await queueSms(ctx, { mobile, template: 'consult-urgent', variables: [] })
    const moved = await alarms.transition(ctx, alarm, 'call_desk', 'clock')
    if (moved)
      await note(ctx, alarm, mobile === '' ? 'noDesk' : 'desk', mobile === '' ? undefined : 'consult.alarm.desk')
    return moved
  },
})

type Step = 'consult.alarm.doctor' | 'consult.alarm.duty' | 'consult.alarm.desk'

/** The patient reads what was done, the log keeps it; without an action nobody could be called. */
async function note(
  ctx: Ctx,
  { consultId }: Alarm,
  notice: 'doctor' | 'noDoctor' | 'duty' | 'noDuty' | 'desk' | 'noDesk',
  action: Step | undefined,
): Promise<void> {
  const consult = (await takePaidConsult(ctx, consultId))!
  await addNotice(ctx, consult, alarmNotices[notice], 'patient')
  await ctx.audit({ action: action ?? 'consult.alarm.nobody', ...subjectOf(consult) })
  await notify(ctx, consult, 'both')
  await ctx.announce('operators', 'alarm', consultId)
}

const subjectOf = ({ accountId, personId, consultId }: Consult) => ({
  accountId,
  personId,
  recordType: 'consult',
  recordId: consultId,
})

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
