import { instantInWords } from '@nethos/contract/common/days.ts'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import type { Ctx } from '../../calls/handler.ts'
import { inSeparateTransactions } from '../../jobs/in-separate-transactions.ts'
import type { Timer } from '../../jobs/job.ts'
import { putMessage, quietEndOf } from '../messages/public.ts'
import { watchersOf } from '../people/public.ts'
import { takeExamination, type Examination } from './examination.table.ts'
import { preparationOf } from './preparation.ts'

/** Writes down what is to be told when for the time that is kept, and drops what belongs to another one. */
export async function planReminders(ctx: Ctx, one: Examination): Promise<void> {
  const { examinationId, startsAt } = one
  const isStillBooked = one.status === 'booked' || one.status === 'changing'
  let others = ctx.db
    .updateTable('examinationReminder')
    .set({ outcome: 'dropped', dueAt: null, settledAt: new Date(ctx.now) })
    .where('examinationId', '=', examinationId)
    .where('outcome', 'is', null)
  if (isStillBooked && startsAt !== null) others = others.where('forAt', '<>', new Date(startsAt))
  await others.execute()
  if (!isStillBooked || startsAt === null) return
  const steps = preparationOf(one).flatMap(step =>
    step.remindAt !== null && step.uselessAt !== null && step.uselessAt > ctx.now
      ? [{ step: step.key, at: Math.max(step.remindAt, ctx.now), by: step.uselessAt }]
      : [],
  )
  if (steps.length === 0) return
  await insertReminders(ctx, { examinationId, startsAt }, steps)
}

async function insertReminders(
  ctx: Ctx,
  { examinationId, startsAt }: { examinationId: string; startsAt: number },
  steps: readonly { step: string; at: number; by: number }[],
): Promise<void> {
  await ctx.db
    .insertInto('examinationReminder')
    .values(
      steps.map(({ step, at, by }) => ({
        examinationId,
        step,
        forAt: new Date(startsAt),
        dueAt: new Date(at),
        byAt: new Date(by),
      })),
    )
    .onConflict(on =>
      on
        .columns(['examinationId', 'step', 'forAt'])
        .doUpdateSet(({ ref }) => ({
          dueAt: ref('excluded.dueAt'),
          byAt: ref('excluded.byAt'),
          outcome: null,
          settledAt: null,
        }))
        .where('examinationReminder.outcome', '=', 'dropped'),
    )
    .execute()
}

interface Key {
  examinationId: string
  step: string
  forAt: Date
}

/** Tells what is due, each once. */
export const reminderTimer: Timer = {
  name: 'examination-reminder',
  run: async on => {
    const due = await on.db
      .selectFrom('examinationReminder')
      .select(['examinationId', 'step', 'forAt'])
      .where('dueAt', '<=', new Date(on.now()))
      .orderBy('dueAt')
      .limit(100)
      .execute()
    return inSeparateTransactions(on, due, notifyStep)
  },
}

/** To each account in its own quiet hours' way: later, as long as it is of use then; else at once, because the night is what it is about. */
async function notifyStep(ctx: Ctx, key: Key): Promise<number> {
  const one = await takeExamination(ctx, key.examinationId)
  const held = await ctx.db
    .selectFrom('examinationReminder')
    .select(['dueAt', 'byAt'])
    .where('examinationId', '=', key.examinationId)
    .where('step', '=', key.step)
    .where('forAt', '=', key.forAt)
    .where('dueAt', '<=', new Date(ctx.now))
    .forUpdate()
    .executeTakeFirst()
  if (!one || !held) return 0
  const step = preparationOf(one).find(({ key: name }) => name === key.step)
  const isWanted =
    step &&
    one.startsAt === key.forAt.getTime() &&
    ['booked', 'changing'].includes(one.status) &&
    held.byAt.getTime() > ctx.now
  if (!isWanted) return settle(ctx, key, { outcome: 'dropped', dueAt: null, settledAt: new Date(ctx.now) })
  const watchers = await watchersOf(ctx, one)
  const quiet = await Promise.all(watchers.map(({ accountId }) => quietEndOf(ctx, accountId)))
  const later = quiet.filter(until => until !== undefined && until < held.byAt.getTime())
  if (watchers.length > 0 && later.length === watchers.length)
    return settle(ctx, key, { dueAt: new Date(Math.max(...(later as number[]))) })
  for (const { accountId, personName: person } of watchers)
    await putMessage(ctx, {
      accountId,
      type: 'exam_prepare',
      values: { person, item: one.itemName, time: instantInWords(key.forAt.getTime()).slice(5), step: step.text },
      link: examPages.examination.to({ id: one.examinationId }),
      about: { recordType: 'examination_step', recordId: `${one.examinationId}.${key.step}` },
    })
  return settle(ctx, key, { outcome: 'sent', dueAt: null, settledAt: new Date(ctx.now) })
}

async function settle({ db }: Ctx, { examinationId, step, forAt }: Key, set: object): Promise<number> {
  await db
    .updateTable('examinationReminder')
    .set(set)
    .where('examinationId', '=', examinationId)
    .where('step', '=', step)
    .where('forAt', '=', forAt)
    .execute()
  return 1
}
