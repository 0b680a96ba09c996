import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderRow, OrderState } from '@nethos/contract/payment/payment.schemas.ts'
import { paymentServices } from '@nethos/contract/payment/payment.services.ts'
import { answer, forget } from '../../../testing/open-page.tsx'
import { afternoon } from '../../consult/testing/consult.samples.ts'
import { onePage } from '../../doctors/testing/doctor.samples.ts'
import { openAt, way } from '../../../testing/open-at.tsx'
import PaymentsPage from './payments.page.tsx'

vi.mock('@nethos/calls/call.ts')

const anOrder = (changes: Partial<OrderRow> = {}): OrderRow => ({
  payNo: 'P1',
  bizType: 'consult',
  bizId: 'c1',
  consultId: 'c1',
  subject: '图文咨询',
  personName: '王秀英',
  docName: '张伟',
  feeCents: 3_000,
  couponCents: 0,
  payChannel: 'WECHAT',
  orderState: 'paid',
  refundCents: 0,
  returnedCents: 0,
  createdAt: afternoon,
  paidAt: afternoon + 60_000,
  expiresAt: afternoon + 900_000,
  ...changes,
})

beforeEach(forget)

test('what was paid, when, by what and for whom', async () => {
  answer(paymentServices.listOrders, onePage(anOrder()))
  openAt('/my/pay', PaymentsPage)
  const row = await screen.findByRole('link', { name: /图文咨询/ })
  for (const part of ['已支付', '张伟 · 王秀英', '2026-11-21 15:05 · 微信支付']) expect(row.textContent).toContain(part)
  expect(screen.getByRole('img', { name: '30.00元' })).toBeDefined()
  expect(screen.getByText('没有更多了')).toBeDefined()
})

test.each<[OrderState, number, string, string]>([
  ['waiting', 0, '待支付', '/team/consult/c1'],
  ['paid', 0, '已支付', '/team/consult/c1'],
  ['partly', 500, '部分退款', '/my/pay?consultId=c1'],
  ['refunding', 3_000, '退款中', '/my/pay?consultId=c1'],
  ['refunded', 3_000, '已退款', '/my/pay?consultId=c1'],
])('what is %s with %i on its way is %s and leads to %s', async (orderState, refundCents, word, to) => {
  answer(paymentServices.listOrders, onePage(anOrder({ orderState, refundCents, paidAt: null })))
  openAt('/my/pay', PaymentsPage)
  expect((await screen.findByRole('link', { name: /图文咨询/ })).textContent).toContain(word)
  expect(way(/图文咨询/)).toBe(to)
})

test('what a coupon has paid is said beside the money', async () => {
  answer(
    paymentServices.listOrders,
    onePage(
      anOrder({ feeCents: 1_000, couponCents: 2_000 }),
      anOrder({ payNo: 'P2', feeCents: 0, couponCents: 3_000, payChannel: null, orderState: 'refunded' }),
    ),
  )
  openAt('/my/pay', PaymentsPage)
  const [part, whole] = await screen.findAllByRole('link', { name: /图文咨询/ })
  expect(part!.textContent).toContain('微信支付 · 优惠券抵扣20.00元')
  expect(whole!.textContent).toContain('2026-11-21 15:05 · 优惠券抵扣30.00元')
  expect(whole!.getAttribute('href')).toBe('/team/consult/c1')
})

test('nothing was paid yet', async () => {
  answer(paymentServices.listOrders, onePage())
  openAt('/my/pay', PaymentsPage)
  expect(await screen.findByText('暂无缴费记录')).toBeDefined()
  expect(way('去问医生')).toBe('/doc/index')
})

test('of which a part went back: how much, and whether it is there', async () => {
  const partly = { orderState: 'partly', refundCents: 500 } as const
  answer(
    paymentServices.listOrders,
    onePage(anOrder({ ...partly, returnedCents: 0 }), anOrder({ ...partly, payNo: 'P2', returnedCents: 500 })),
  )
  openAt('/my/pay', PaymentsPage)
  const [onItsWay, back] = await screen.findAllByRole('link', { name: /图文咨询/ })
  expect(onItsWay!.textContent).toContain('退回5.00元，处理中')
  expect(back!.textContent).toContain('已退回5.00元')
})
