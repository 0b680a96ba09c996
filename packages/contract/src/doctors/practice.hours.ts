import * as z from 'zod/mini'

/** When a doctor answers, in Asia/Shanghai. A promise of the doctor's, not a lock: one may ask at any hour. */
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, '请选择时间'))
export const practiceSlot = z.object({
  /** 1 Monday to 7 Sunday. */
  weekday: z.int().check(z.gte(1), z.lte(7)),
  from: time,
  until: time,
})
export type PracticeSlot = z.infer<typeof practiceSlot>

export const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const
const slotsADay = 3

const sorted = (slots: readonly PracticeSlot[]): PracticeSlot[] =>
  [...slots].sort((one, other) => one.weekday - other.weekday || (one.from < other.from ? -1 : 1))

const overlap = (slots: readonly PracticeSlot[]): boolean =>
  sorted(slots).some((slot, at, all) => {
    const before = all[at - 1]
    return before?.weekday === slot.weekday && slot.from < before.until
  })

export const practiceHours = z.array(practiceSlot).check(
  z.maxLength(7 * slotsADay, `每天最多${slotsADay}个时间段`),
  z.refine(slots => slots.every(({ from, until }) => from < until), '结束时间要晚于开始时间'),
  z.refine(slots => !overlap(slots), '同一天的时间段不能重叠'),
)

/** Days one after another with the same hours stand together: 周一至周五 09:00–12:00、14:00–17:00. */
export function hoursInWords(slots: readonly PracticeSlot[]): string[] {
  const runs: { from: number; until: number; hours: string }[] = []
  for (const weekday of weekdays.keys()) {
    const hours = sorted(slots)
      .filter(slot => slot.weekday === weekday + 1)
      .map(({ from, until }) => `${from}–${until}`)
      .join('、')
    const last = runs.at(-1)
    if (last && last.hours === hours) last.until = weekday
    else runs.push({ from: weekday, until: weekday, hours })
  }
  return runs
    .filter(run => run.hours !== '')
    .map(({ from, until, hours }) => `${weekdays[from]}${until > from ? `至${weekdays[until]}` : ''} ${hours}`)
}
