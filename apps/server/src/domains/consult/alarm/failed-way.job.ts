import type { AlarmStatus } from '@nethos/contract/consult/alarm.status.ts'
import type { Job } from '../../../jobs/job.ts'
import { isConsultFree } from './answer.ts'
import { alarmColumns, alarmOf, alarms, type Alarm } from './alarm.lifecycle.ts'

interface FailedWay {
  consultId: string
  /** The step that called by it, and of which alarm. */
  step: Extract<AlarmStatus, 'doctor' | 'duty'>
  raisedAt: number
}

const name = 'consult.alarm.way'

/** What is sent in a step of an alarm, and what follows where it does not arrive. */
export const urgentFor = ({ consultId, raisedAt }: Alarm, step: FailedWay['step']) =>
  ({
    template: 'consult-urgent',
    link: '/alarms',
    onFailure: { job: name, data: { consultId, step, raisedAt } satisfies FailedWay },
  }) as const

/** Once no way of a step is left that may still arrive, nobody waits for it: the next step is due. */
export const noteFailedWay: Job<FailedWay> = {
  name,
  run: ({ consultId, step, raisedAt }, { transact }) =>
    transact(async ctx => {
      if (!(await isConsultFree(ctx, consultId))) throw new Error('Somebody is at the consult: tried again')
      const row = await ctx.db
        .selectFrom('consultAlarm')
        .innerJoin('consult', 'consult.consultId', 'consultAlarm.consultId')
        .select(alarmColumns.map(column => `consultAlarm.${column}` as const))
        .select(['accountId', 'personId'])
        .where('consultAlarm.consultId', '=', consultId)
        .where('consultAlarm.status', '=', step)
        .where('raisedAt', '=', new Date(raisedAt))
        .forUpdate('consultAlarm')
        .executeTakeFirst()
      if (!row) return
      const { accountId, personId, ...columns } = row
      const alarm = alarmOf(columns)
      const openWays = alarm.openWays - 1
      const next = step === 'doctor' ? { dutyAt: ctx.now } : { deskAt: ctx.now }
      await alarms.change(ctx, alarm, { openWays, ...(openWays <= 0 && next) })
      if (openWays === 0)
        await ctx.audit({
          action: 'consult.alarm.failed',
          accountId,
          personId,
          recordType: 'consult',
          recordId: consultId,
        })
    }),
}
