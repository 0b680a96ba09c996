import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { couponServices as services } from '@nethos/contract/coupons/coupons.services.ts'
import { answer, forget, sentTo } from '../../../testing/open-page.tsx'
import { configure, openAt, press } from '../../../testing/open-at.tsx'
import { noneWeighed, someWeighed } from '../testing/coupon.samples.ts'
import SelectCouponPage from './select-coupon.page.tsx'

vi.mock('@nethos/calls/call.ts')

const address = '/coupons/select?currentService=DOCPIC&payMoney=3000&consultId=c1'
beforeEach(async () => {
  forget()
  localStorage.clear()
  await configure()
  answer(services.weighCoupons, someWeighed())
})

test('the usable ones first, the best one chosen; the others grey, with the reason', async () => {
  openAt(address, SelectCouponPage)
  const choices = await screen.findAllByRole('radio')
  expect(choices.map(one => one.getAttribute('aria-label'))).toEqual([
    '新朋友见面礼，立减20元，可省¥20.00',
    '在线咨询8折券，8折，可省¥6.00',
  ])
  expect(choices.map(one => one.getAttribute('aria-checked'))).toEqual(['true', 'false'])
  expect(screen.getByText('还差170元，满200元可用')).toBeDefined()
  expect(screen.getByText('省¥20.00，还需支付¥10.00')).toBeDefined()
  expect(sentTo(services.weighCoupons)).toEqual({ consultId: 'c1' })
})

test('choosing one leads back to the payment, which remembers it', async () => {
  const { at } = openAt(address, SelectCouponPage)
  ;(await screen.findAllByRole('radio'))[1]!.click()
  await waitFor(() => expect(at()).toBe('/videoPay?consultId=c1'))
  expect(localStorage.getItem('nethos.draft.coupon.c1')).toBe('"k2"')
})

test('none is a choice, too', async () => {
  const { at } = openAt(address, SelectCouponPage)
  await press('不使用礼券')
  expect(at()).toBe('/videoPay?consultId=c1')
  expect(localStorage.getItem('nethos.draft.coupon.c1')).toBe('"none"')
})

test('without an order what the address says is weighed', async () => {
  openAt('/coupons/select?currentService=TEAMPIC&payMoney=5000', SelectCouponPage)
  await screen.findAllByRole('radio')
  expect(sentTo(services.weighCoupons)).toEqual({ priceCents: 5_000, consultType: 'TEAMPIC' })
})

test('nothing there', async () => {
  answer(services.weighCoupons, noneWeighed())
  openAt(address, SelectCouponPage)
  expect(await screen.findByText('暂无可用礼券')).toBeDefined()
})
