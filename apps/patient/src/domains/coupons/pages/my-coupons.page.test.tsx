import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { couponServices as services } from '@nethos/contract/coupons/coupons.services.ts'
import { couponRefusals } from '@nethos/contract/coupons/coupons.refusals.ts'
import { answer, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { onePage } from '../../doctors/testing/doctor.samples.ts'
import { configure, openAt, press, way } from '../../../testing/open-at.tsx'
import { aCoupon, aFull, anActivity, anEighty } from '../testing/coupon.samples.ts'
import EarnedCouponsPage from './earned-coupons.page.tsx'
import MyCouponsPage from './my-coupons.page.tsx'
import PastCouponsPage from './past-coupons.page.tsx'

vi.mock('@nethos/calls/call.ts')

beforeEach(async () => {
  forget()
  await configure()
  answer(services.listCoupons, onePage(aCoupon(), anEighty(), aFull()))
  answer(services.listActivities, onePage())
  answer(services.findActivity, { activityStatus: 'ON', activity: null })
})

test('all three kinds with what they are worth, until when, and a way to use them', async () => {
  openAt('/coupons/my', MyCouponsPage)
  for (const words of ['立减20元', '8折', '满200元减50元'])
    expect(await screen.findByRole('img', { name: words })).toBeDefined()
  expect(screen.getByRole('img', { name: '8折' }).textContent).toBe('8折无门槛')
  expect(screen.getByRole('img', { name: '满200元减50元' }).textContent).toBe('¥50满200元可用')
  expect(screen.getAllByText(/^有效期至/)).toHaveLength(3)
  expect(screen.getAllByRole('link', { name: '去使用' })).toHaveLength(3)
  expect(way('历史优惠券')).toBe('/coupons/history')
  expect(way('使用说明')).toBe('/coupons/explain')
  expect(sentTo(services.listCoupons)).toMatchObject({ couponStatus: 'unused' })
})

test('what an unpaid order holds leads to its payment; what came back and what ends soon is said', async () => {
  answer(
    services.listCoupons,
    onePage(
      aCoupon({ couponStatus: 'locked', consultId: 'c1' }),
      anEighty({ isReturned: true, validUntil: Date.now() + 60_000 }),
    ),
  )
  openAt('/coupons/my', MyCouponsPage)
  expect(await screen.findByText('待支付订单使用中')).toBeDefined()
  expect(way('去支付')).toBe('/videoPay?consultId=c1')
  expect(screen.getByText('已退回')).toBeDefined()
  expect(screen.getByText(/^(今|明)天到期$/)).toBeDefined()
})

test('none yet: it says so, and what can be had stands above', async () => {
  answer(services.listCoupons, onePage())
  answer(services.listActivities, onePage(anActivity(), anActivity({ activityId: 'ca2', isReceived: true })))
  answer(services.receiveCoupon, anEighty())
  openAt('/coupons/my', MyCouponsPage)
  expect(await screen.findByText('暂无可用的优惠券')).toBeDefined()
  expect(await screen.findAllByRole('button', { name: /^立即领取/ })).toHaveLength(1)
  await press('立即领取在线咨询8折券')
  expect(sentTo(services.receiveCoupon)).toEqual({ activityId: 'ca1' })
  expect(screen.getByText('领取成功，已放入我的优惠券')).toBeDefined()
})

test('the last one has gone: said in the server’s words', async () => {
  answer(services.listActivities, onePage(anActivity()))
  refuse(services.receiveCoupon, couponRefusals.sold_out)
  openAt('/coupons/my', MyCouponsPage)
  await press('立即领取在线咨询8折券')
  expect(screen.getByText('来晚了，优惠券已领完')).toBeDefined()
})

test('the past: used ones with their order, ended ones behind a tab, none to be used', async () => {
  answer(services.listCoupons, onePage(aCoupon({ couponStatus: 'used', usedAt: Date.now(), consultId: 'c9' })))
  openAt('/coupons/history', PastCouponsPage)
  expect(await screen.findByText(/ 使用$/)).toBeDefined()
  expect(way('查看订单')).toBe('/team/consult/c9')
  expect(screen.queryByText('去使用')).toBeNull()
  answer(services.listCoupons, onePage(anEighty({ couponStatus: 'expired' })))
  screen.getByRole('tab', { name: '已过期' }).click()
  expect(await screen.findByRole('img', { name: '8折' })).toBeDefined()
  expect(sentTo(services.listCoupons)).toMatchObject({ couponStatus: 'expired' })
})

test('what was earned by friends, how it stands, and the way to more', async () => {
  answer(services.listCoupons, onePage(aCoupon(), aCoupon({ couponId: 'k9', couponStatus: 'used' })))
  openAt('/coupons/recommended', EarnedCouponsPage)
  expect(await screen.findByText('未使用')).toBeDefined()
  expect(screen.getByText('已使用')).toBeDefined()
  expect(sentTo(services.listCoupons)).toMatchObject({ isEarned: true })
  expect(way('邀请更多好友')).toBe('/my/recommend')
})
