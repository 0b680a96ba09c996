import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CashierEntry } from '@nethos/contract/payment/payment.schemas.ts'
import { FaultError } from '@nethos/calls/trouble.ts'
import { paymentRefusals } from '@nethos/contract/payment/payment.refusals.ts'
import { couponServices } from '@nethos/contract/coupons/coupons.services.ts'
import { paymentServices } from '@nethos/contract/payment/payment.services.ts'
import { environmentOf } from '../../../app/environment.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { aConsult } from '../../consult/testing/consult.samples.ts'
import { freeWeighed, noneWeighed, someWeighed } from '../../coupons/testing/coupon.samples.ts'
import { configure, openAt, press, way } from '../../../testing/open-at.tsx'
import { Checkout } from './checkout.tsx'

vi.mock('@nethos/calls/call.ts')

const messagingApp = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) MicroMessenger/8.0.50'
const paymentApp = 'Mozilla/5.0 (Linux; Android 13) AliApp(AP/10.5) AlipayClient/10.5'
const bridgeEntry: CashierEntry = {
  kind: 'bridge',
  appId: 'wx1',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's',
}
const app = window as {
  WeixinJSBridge?: { invoke: (method: string, params: object, answer: (reply: { err_msg: string }) => void) => void }
}
const ask = vi.fn<() => void>()
const payer = { isReady: true, isUnknown: false, ask: vi.fn<() => void>() }

beforeEach(async () => {
  forget()
  localStorage.clear()
  ask.mockReset()
  answer(couponServices.weighCoupons, noneWeighed())
  await configure()
})
afterEach(() => {
  delete app.WeixinJSBridge
})

const address = '/videoPay?consultId=c1'
function open(agent = 'Mozilla/5.0 (Linux; Android 13)') {
  const consult = aConsult({ consultStatus: 'unpaid', startedAt: null })
  const status = { state: 'waiting', payWaitSeconds: 900 } as const
  const Page = () => <Checkout consult={consult} status={status} trouble={undefined} ask={ask} payer={payer} />
  return openAt(address, Page, { app: { environment: environmentOf(agent) } })
}
const ways = () =>
  screen
    .queryAllByRole('button')
    .filter(button => button.hasAttribute('aria-pressed'))
    .map(button => button.textContent)

test('the way that was used last on this phone is chosen already', () => {
  localStorage.setItem('nethos.pay-way', 'ALIPAY')
  open()
  expect(screen.getByRole('button', { name: '支付宝' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: '微信支付' }).getAttribute('aria-pressed')).toBe('false')
  localStorage.removeItem('nethos.pay-way')
})

test('what for, with whom, for whom, how much, how long', async () => {
  open()
  for (const text of ['图文咨询', '张伟 主任医师', '王秀英']) expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByRole('timer').textContent).toBe('请在 15分00秒内完成支付，超时订单自动取消')
  expect(screen.getAllByRole('img', { name: '30.00元' })).toHaveLength(2)
  expect(way(/礼券/)).toBe('/coupons/select?currentService=DOCPIC&payMoney=3000&consultId=c1')
  expect(await screen.findByText('暂无可用礼券')).toBeDefined()
})

describe('with a coupon', () => {
  beforeEach(() => answer(couponServices.weighCoupons, someWeighed()))
  const lastAmount = () => screen.getAllByRole('img', { name: /元$/ }).map(one => one.getAttribute('aria-label'))

  test('the best one is proposed and explained; the price, what it takes off and what is left are told', async () => {
    answer(paymentServices.pay, 'SUCCESS')
    open(messagingApp)
    expect(await screen.findByText('已为您选用最省钱的一张，可省20元')).toBeDefined()
    for (const words of ['立减20元', '¥30.00', '-¥20.00', '¥10.00']) expect(screen.getByText(words)).toBeDefined()
    expect(lastAmount()).toEqual(['10.00元', '10.00元'])
    await press('确认支付')
    expect(sentTo(paymentServices.pay)).toMatchObject({ consultId: 'c1', myCouponId: 'k1' })
  })

  test('the one that was chosen counts', async () => {
    localStorage.setItem('nethos.draft.coupon.c1', '"k2"')
    open()
    expect(await screen.findByText('8折')).toBeDefined()
    expect(screen.getByText('-¥6.00')).toBeDefined()
    expect(lastAmount()).toEqual(['24.00元', '24.00元'])
  })

  test('whoever wants none pays the price, and reads how many there are', async () => {
    localStorage.setItem('nethos.draft.coupon.c1', '"none"')
    answer(paymentServices.pay, 'SUCCESS')
    open(messagingApp)
    expect(await screen.findByText('2张可用')).toBeDefined()
    await press('确认支付')
    expect(sentTo(paymentServices.pay)).not.toHaveProperty('myCouponId')
  })

  test('one that covers all needs no way to pay', async () => {
    answer(couponServices.weighCoupons, freeWeighed())
    answer(paymentServices.pay, 'SUCCESS')
    open()
    expect(await screen.findByText(/优惠券已抵扣全部费用/)).toBeDefined()
    expect(ways()).toEqual([])
    await press('确认支付')
    expect(sentTo(paymentServices.pay)).toMatchObject({ myCouponId: 'k2' })
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('gone meanwhile: told, and the next best one is proposed', async () => {
    refuse(paymentServices.pay, paymentRefusals.coupon_unusable)
    open(messagingApp)
    await screen.findByText('立减20元')
    await press('确认支付')
    expect(screen.getByText('这张优惠券现在不能用，请重新选择')).toBeDefined()
    expect(callsOf(couponServices.weighCoupons).length).toBeGreaterThan(1)
  })
})

describe('by what', () => {
  test('a browser offers both; none is chosen beforehand, and one must be', async () => {
    open()
    expect(ways()).toEqual(['微信支付', '支付宝'])
    await press('确认支付')
    expect(screen.getByText('请选择支付方式')).toBeDefined()
    expect(callsOf(paymentServices.pay)).toHaveLength(0)
  })

  test.each([
    ['messaging', messagingApp, '微信支付', 'WECHAT'],
    ['payment', paymentApp, '支付宝', 'ALIPAY'],
  ])('the %s app offers its own alone, and it is chosen', async (_, agent, name, payChannel) => {
    answer(paymentServices.pay, 'SUCCESS')
    open(agent)
    expect(ways()).toEqual([name])
    await press('确认支付')
    expect(sentTo(paymentServices.pay)).toMatchObject({ payChannel })
  })

  test('only what the hospital has opened', async () => {
    await configure({ payChannels: ['ALIPAY'] })
    const { leave } = open()
    expect(ways()).toEqual(['支付宝'])
    leave()
    open(messagingApp)
    expect(ways()).toEqual([])
    expect(screen.getByText(/暂时没有可用的支付方式/)).toBeDefined()
  })
})

describe('paying', () => {
  const payBy = async (name: string) => {
    open()
    await press(name)
    await press('确认支付')
  }
  const bridgeSays = (err_msg: string) => {
    answer(paymentServices.pay, bridgeEntry)
    app.WeixinJSBridge = { invoke: (_, __, reply) => reply({ err_msg }) }
  }

  test('the server is told what, by what, and where to come back to', async () => {
    answer(paymentServices.pay, 'SUCCESS')
    await payBy('支付宝')
    expect(sentTo(paymentServices.pay)).toEqual({
      consultId: 'c1',
      payChannel: 'ALIPAY',
      returnUrl: `${location.origin}/payResult/c1`,
    })
  })

  test('nothing to pay any more: how it stands is asked again', async () => {
    answer(paymentServices.pay, 'SUCCESS')
    await payBy('支付宝')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('what the messaging app says is not believed, but looked up', async () => {
    bridgeSays('get_brand_wcpay_request:ok')
    await payBy('微信支付')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('whoever changes his mind stays here', async () => {
    bridgeSays('get_brand_wcpay_request:cancel')
    await payBy('微信支付')
    expect(ask).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: '确认支付' })).toBeDefined()
  })

  test('what failed is told as it came, and looked up', async () => {
    bridgeSays('get_brand_wcpay_request:fail')
    await payBy('微信支付')
    expect(screen.getByText('get_brand_wcpay_request:fail')).toBeDefined()
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('paid meanwhile on another phone: an alert, and then looked up', async () => {
    refuse(paymentServices.pay, paymentRefusals.already_paid)
    await payBy('微信支付')
    expect(screen.getByRole('dialog', { name: '当前订单已支付' })).toBeDefined()
    expect(ask).not.toHaveBeenCalled()
    await press('知道了')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('the line drops before the answer: said, looked up, and the way stays chosen', async () => {
    answer(paymentServices.pay, () => {
      throw new FaultError('网络错误，请稍后重试')
    })
    await payBy('微信支付')
    expect(screen.getByText('网络错误，请稍后重试')).toBeDefined()
    expect(ask).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: '微信支付' }).getAttribute('aria-pressed')).toBe('true')
    expect(callsOf(paymentServices.pay)).toHaveLength(1)
  })

  test('cancelled meanwhile: told, and looked up', async () => {
    refuse(paymentServices.pay, paymentRefusals.order_gone)
    await payBy('微信支付')
    expect(screen.getByText('订单已取消，无法支付')).toBeDefined()
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('one tap a second', async () => {
    bridgeSays('get_brand_wcpay_request:cancel')
    await payBy('微信支付')
    await press('确认支付')
    expect(screen.getByText('操作太频繁了,请1s后再试')).toBeDefined()
    expect(callsOf(paymentServices.pay)).toHaveLength(1)
  })
})
