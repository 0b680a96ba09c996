import type { UserScene } from '@nethos/contract/coupons/coupons.schemas.ts'
import type { Tone } from '../../controls/tag.tsx'
import type { Batch, DeskActivity } from './coupons.calls.ts'

interface Shown {
  label: string
  tone: Tone
}

/** Whether a batch is still given away, and why not. */
export function batchState({ isOpen, total, issued, validUntil }: Batch, now: number): Shown & { isGiving: boolean } {
  if (!isOpen) return { label: '已停发', tone: 'plain', isGiving: false }
  if (validUntil !== null && validUntil <= now) return { label: '已过期', tone: 'plain', isGiving: false }
  if (total !== null && issued >= total) return { label: '已发完', tone: 'warn', isGiving: false }
  return { label: '发放中', tone: 'good', isGiving: true }
}

/** 120, or 不限 of a batch without a total. */
export const leftInWords = ({ total, issued }: Batch): string =>
  total === null ? '不限' : String(Math.max(0, total - issued))

export function activityState({ isOpen, startsAt, endsAt }: DeskActivity, now: number): Shown {
  if (!isOpen) return { label: '已停止', tone: 'plain' }
  if (endsAt <= now) return { label: '已结束', tone: 'plain' }
  return startsAt > now ? { label: '未开始', tone: 'brand' } : { label: '进行中', tone: 'good' }
}

export const sceneLabels: Readonly<Record<UserScene, string>> = {
  INVITE_REGISTER: '邀请好友注册',
  RECEIVE: '直接领取',
}
