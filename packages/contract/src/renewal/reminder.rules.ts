import * as z from 'zod/mini'
import { weekdays } from './reminder-rhythm.ts'

/** The times of a day at which somebody wants to be reminded: '08:00'. */
export const reminderTimes = z.array(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, '请选择提醒时间'))).check(
  z.refine(times => times.length <= 6, '每天最多提醒6次'),
  z.refine(times => new Set(times).size === times.length, '提醒时间请勿重复'),
)

/** The weekday on which what is taken weekly is taken, medicine by medicine. */
export const reminderWeekdays = z
  .array(z.object({ drugId: z.string(), weekday: z.literal(weekdays, '请选择每周哪一天用药') }))
  .check(z.refine(list => new Set(list.map(one => one.drugId)).size === list.length, '同一种药品只能选择一个用药日'))
