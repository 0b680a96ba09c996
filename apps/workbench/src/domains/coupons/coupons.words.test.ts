import { expect, it } from 'vitest'
import { activityState, batchState, leftInWords } from './coupons.words.ts'
import { aBatch, anActivity, now } from './coupons.samples.ts'

it('says whether a batch is still given away, and why not', () => {
  expect(batchState(aBatch(), now).label).toBe('发放中')
  expect(batchState(aBatch({ isOpen: false }), now).label).toBe('已停发')
  expect(batchState(aBatch({ total: 3, issued: 3 }), now).label).toBe('已发完')
  expect(batchState(aBatch({ validDays: null, validUntil: now }), now).label).toBe('已过期')
})

it('counts what is left, where there is an end to it', () => {
  expect(leftInWords(aBatch({ total: 100, issued: 12 }))).toBe('88')
  expect(leftInWords(aBatch({ total: null }))).toBe('不限')
})

it('says whether an activity is under way', () => {
  expect(activityState(anActivity(), now).label).toBe('进行中')
  expect(activityState(anActivity({ startsAt: now + 1 }), now).label).toBe('未开始')
  expect(activityState(anActivity({ endsAt: now }), now).label).toBe('已结束')
  expect(activityState(anActivity({ isOpen: false }), now).label).toBe('已停止')
})
