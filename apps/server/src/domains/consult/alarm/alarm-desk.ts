import { expressionBuilder, sql } from 'kysely'
import type { alarmDeskServices } from '@nethos/contract/consult/alarm-desk.services.ts'
import { openAlarms, type AlarmStatus } from '@nethos/contract/consult/alarm.status.ts'
import type { ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import type { TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import { lookedThrough, type Ctx, type HandlerOf } from '../../../calls/handler.ts'
import type { DB } from '../../../database/types.gen.ts'
import { mobileOf } from '../../account/public.ts'
import { isOnDuty } from '../../duty/public.ts'
import { addNotice } from '../consult-message.table.ts'
import { notify } from '../consult.life.ts'
import { columns, consultOf, mayTouch } from '../consult.table.ts'
import { endAlarm, holdConsult, takeOpenAlarm } from './answer.ts'
import { alarmNotices } from './alarm.notices.ts'

type Services = typeof alarmDeskServices

const deptCode = sql`coalesce(doctor.gb_dept_code, team.gb_dept_code)`

/** The office sees all. Who answers sees his own, and once the duty list was called those of its departments. */
export const openAlarmsOf = (ctx: Ctx<StaffCaller>) => {
  const isOwn = mayTouch(ctx)(expressionBuilder<DB, 'consult'>())
  const isOffice = ctx.caller.role === 'operator' || ctx.caller.role === 'admin'
  return ctx.db
    .selectFrom('consultAlarm')
    .innerJoin('consult', 'consult.consultId', 'consultAlarm.consultId')
    .leftJoin('doctor', 'doctor.docId', 'consult.docId')
    .leftJoin('team', 'team.teamId', 'consult.teamId')
    .leftJoin('department', on => on.on(sql<boolean>`department.gb_dept_code = ${deptCode}`))
    .select(columns.map(column => `consult.${column}` as const))
    .select(isOwn.as('isOwn'))
    .where('consultAlarm.status', 'in', openAlarms)
    .$if(!isOffice, query =>
      query.where(eb =>
        eb.or([
          isOwn,
          eb.and([eb('consultAlarm.status', 'in', ['duty', 'desk']), isOnDuty(ctx.caller.staffId, deptCode)]),
        ]),
      ),
    )
}

export const listAlarms: HandlerOf<Services['listAlarms']> = async ({ ctx }) => {
  const rows = await openAlarmsOf(ctx)
    .select([
      'consultAlarm.status as alarmStatus',
      'consultAlarm.raisedAt',
      'consulterGender',
      'consulterAge',
      'redFlags',
      'docName',
      'teamName',
      'gbDeptName',
    ])
    .orderBy('consultAlarm.raisedAt')
    .limit(100)
    .execute()
  return lookedThrough(
    rows,
    rows.map(row => ({
      consultId: row.consultId,
      consultType: row.consultType as ConsultType,
      alarmStatus: row.alarmStatus as Extract<AlarmStatus, (typeof openAlarms)[number]>,
      raisedAt: row.raisedAt.getTime(),
      consulterName: row.consulterName,
      consulterGender: row.consulterGender,
      consulterAge: row.consulterAge,
      redFlags: row.redFlags as TriageFlag[],
      docName: row.docName ?? row.teamName ?? '',
      gbDeptName: row.gbDeptName ?? '',
      isOwn: Boolean(row.isOwn),
    })),
  )
}

const findOpen = (ctx: Ctx<StaffCaller>, consultId: string) =>
  openAlarmsOf(ctx).where('consult.consultId', '=', consultId).executeTakeFirst()

export const takeAlarm: HandlerOf<Services['takeAlarm']> = async ({ input: { consultId }, ctx, refuse }) => {
  const { docId } = ctx.caller
  const found = await findOpen(ctx, consultId)
  if (!found || docId === null) return refuse('not_found')
  await holdConsult(ctx, consultId)
  const alarm = await takeOpenAlarm(ctx, consultId)
  if (!alarm || !(await endAlarm(ctx, alarm))) return refuse('alarm_over')
  const consult = consultOf(found)
  const { docName } = await ctx.db
    .selectFrom('doctor')
    .select('docName')
    .where('docId', '=', docId)
    .executeTakeFirstOrThrow()
  const covered = found.isOwn ? consult : { ...consult, coverDocId: docId }
  if (!found.isOwn)
    await ctx.db.updateTable('consult').set({ coverDocId: docId }).where('consultId', '=', consultId).execute()
  await addNotice(ctx, consult, found.isOwn ? alarmNotices.answered : alarmNotices.taken(docName), 'both')
  await audit(ctx, 'consult.alarm.take', consult)
  await notify(ctx, covered, 'both')
  await ctx.announce('operators', 'alarm', consultId)
  return true
}

export const handleAlarm: HandlerOf<Services['handleAlarm']> = async ({ input: { consultId }, ctx, refuse }) => {
  const found = await ctx.db
    .selectFrom('consult')
    .select(columns)
    .where('consultId', '=', consultId)
    .where('startedAt', 'is not', null)
    .executeTakeFirst()
  if (!found) return refuse('not_found')
  await holdConsult(ctx, consultId)
  const alarm = await takeOpenAlarm(ctx, consultId)
  if (!alarm || !(await endAlarm(ctx, alarm))) return refuse('alarm_over')
  const consult = consultOf(found)
  await addNotice(ctx, consult, alarmNotices.handled, 'both')
  await audit(ctx, 'consult.alarm.handle', consult)
  await notify(ctx, consult, 'both')
  await ctx.announce('operators', 'alarm', consultId)
  return { mobile: await mobileOf(ctx, consult.accountId) }
}

const audit = (
  ctx: Ctx,
  action: 'consult.alarm.take' | 'consult.alarm.handle',
  { accountId, personId, consultId }: { accountId: string; personId: string; consultId: string },
) => ctx.audit({ action, accountId, personId, recordType: 'consult', recordId: consultId })
