import { dayOf, daysBetween, timeOf } from '@nethos/contract/common/days.ts'

const minute = 60_000
const hour = 60 * minute
const urgentWithin = 2 * hour

/** '2天3小时', '3小时5分钟', '5分钟', '不到1分钟'. */
export function lengthInWords(ms: number): string {
  const minutes = Math.floor(ms / minute)
  if (minutes < 1) return '不到1分钟'
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  const parts = days > 0 ? [`${days}天`, hours && `${hours}小时`] : [hours && `${hours}小时`, rest && `${rest}分钟`]
  return parts.filter(Boolean).join('')
}

/** '今天 15:04', '明天 09:12', '昨天 …', '11月25日 09:12'. */
export function clockInWords(at: number, now: number): string {
  const days = daysBetween(dayOf(now), dayOf(at))
  const day = ({ '-1': '昨天', 0: '今天', 1: '明天' } as Record<number, string>)[days]
  const on = dayOf(at)
  return `${day ?? `${Number(on.slice(5, 7))}月${Number(on.slice(8))}日`} ${timeOf(at)}`
}

export interface Deadline {
  /** Until when. */
  clock: string
  /** How long that is. */
  left: string
  isUrgent: boolean
  isOver: boolean
}

export const deadlineOf = (dueAt: number, now: number): Deadline => ({
  clock: clockInWords(dueAt, now),
  left: dueAt <= now ? '已超时' : `还剩${lengthInWords(dueAt - now)}`,
  isUrgent: dueAt - now < urgentWithin,
  isOver: dueAt <= now,
})
