import * as z from 'zod/mini'
import { addDays, dayOf, startOfDay } from '../common/days.ts'
import { nameOf } from '../common/text.ts'
import { contactRelationNames } from './inpatient.rules.ts'

/** Today and the two days after it. */
const visitDays = 3

export const visitorFields = {
  visitorName: nameOf('探视人姓名'),
  relation: z.enum(contactRelationNames, { error: () => '请选择探视人与就诊人的关系' }),
}

const time = (sentence: string) => z.string(sentence).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, sentence))
const whole = (what: string, from: number, to: number) => {
  const sentence = `${what}应为${from}至${to}的整数`
  return z.int(sentence).check(z.minimum(from, sentence), z.maximum(to, sentence))
}

/** How a ward takes visitors. */
export const visitingRule = z
  .object({
    isOpen: z.boolean(),
    opens: time('请填写开始时间'),
    closes: time('请填写结束时间'),
    /** How long each visit is. */
    minutes: whole('每次探视分钟数', 15, 240),
    /** How many may be with one patient at a time. */
    perPatient: whole('每位患者同时探视人数', 1, 6),
    /** How many may be on the ward at a time. */
    wardPlaces: whole('病区同时探视人数', 1, 200),
  })
  .check(z.refine(one => one.opens < one.closes, { error: '结束时间应晚于开始时间', path: ['closes'] }))
export type VisitingRule = z.infer<typeof visitingRule>

const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

/** The times of the coming days at which a visit may begin and end. */
export function visitTimes(rule: VisitingRule, now: number): { startsAt: number; endsAt: number }[] {
  if (!rule.isOpen) return []
  const times: { startsAt: number; endsAt: number }[] = []
  for (let day = 0; day < visitDays; day++) {
    const start = startOfDay(addDays(dayOf(now), day))
    for (let at = minutesOf(rule.opens); at + rule.minutes <= minutesOf(rule.closes); at += rule.minutes)
      times.push({ startsAt: start + at * 60_000, endsAt: start + (at + rule.minutes) * 60_000 })
  }
  return times.filter(one => one.startsAt > now)
}
