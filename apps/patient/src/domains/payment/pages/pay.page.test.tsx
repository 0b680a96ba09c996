import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FaultError } from '@nethos/calls/trouble.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { couponServices } from '@nethos/contract/coupons/coupons.services.ts'
import { paymentServices } from '@nethos/contract/payment/payment.services.ts'
import { shellRefusals } from '@nethos/contract/shell/shell.refusals.ts'
import { shellServices } from '@nethos/contract/shell/shell.services.ts'
import { environmentOf } from '../../../app/environment.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { aConsult, inDetail } from '../../consult/testing/consult.samples.ts'
import { noneWeighed } from '../../coupons/testing/coupon.samples.ts'
import { configure, openAt, press } from '../../../testing/open-at.tsx'
import VideoPayPage from './pay.page.tsx'

vi.mock('@nethos/calls/call.ts')

type State = 'waiting' | 'failed' | 'paid' | 'gone'
const stands = (state: State, payWaitSeconds = 900) =>
  answer(paymentServices.queryPayment, {
    state,
    payWaitSeconds: state === 'paid' || state === 'gone' ? 0 : payWaitSeconds,
  })

beforeEach(async () => {
  forget()
  await configure()
  answer(consultServices.consultDetail, inDetail(aConsult({ consultStatus: 'unpaid', startedAt: null })))
  answer(couponServices.weighCoupons, noneWeighed())
  stands('waiting')
})

const address = '/videoPay?consultId=c1'
const start = () => openAt(address, VideoPayPage)
const open = async () => {
  const opened = start()
  await screen.findByRole('button', { name: '确认支付' })
  return opened
}

describe('how it stands is asked first', () => {
  test('paid already: it has been sent', async () => {
    stands('paid')
    const { at } = start()
    await waitFor(() => expect(at()).toBe('/allConsultSuccess?consultId=c1'))
    expect(sentTo(paymentServices.queryPayment)).toEqual({ consultId: 'c1' })
  })

  test('cancelled or too late: back to the consult', async () => {
    stands('gone')
    const { at } = start()
    await waitFor(() => expect(at()).toBe('/team/consult/c1'))
  })

  test('the last attempt failed: it may be tried again', async () => {
    stands('failed')
    await open()
    expect(screen.getByText('上次支付没有成功，请重新支付。')).toBeDefined()
  })

  test('another person’s: nothing is shown', async () => {
    refuse(paymentServices.queryPayment, commonRefusals.not_found)
    start()
    expect(await screen.findByText(commonRefusals.not_found.sentence)).toBeDefined()
    expect(screen.queryByRole('button', { name: '确认支付' })).toBeNull()
  })

  test('again when the payer comes back to the page, even while the first answer is on its way', async () => {
    answer(paymentServices.queryPayment, (() => new Promise(() => {})) as never)
    const { at } = start()
    stands('paid')
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(callsOf(paymentServices.queryPayment)).toHaveLength(2)
    expect(at()).toBe('/allConsultSuccess?consultId=c1')
  })

  test('again when the line is back, after a tap whose answer was lost: paid is paid once', async () => {
    const { at } = await open()
    const lost = () => {
      throw new FaultError('网络错误，请稍后重试')
    }
    answer(paymentServices.pay, lost)
    answer(paymentServices.queryPayment, lost)
    await press('支付宝')
    await press('确认支付')
    expect(await screen.findByText('没有查到支付结果：网络错误，请稍后重试')).toBeDefined()
    stands('paid')
    await act(async () => window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(at()).toBe('/allConsultSuccess?consultId=c1'))
    expect(callsOf(paymentServices.pay)).toHaveLength(1)
  })

  test('a result that cannot be had is told; the page stays', async () => {
    await open()
    refuse(paymentServices.queryPayment, { code: '1', sentence: '网络错误，请稍后重试' })
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText('没有查到支付结果：网络错误，请稍后重试')).toBeDefined()
    expect(screen.getByRole('button', { name: '确认支付' })).toBeDefined()
  })
})

test('paid here: it has been sent', async () => {
  answer(paymentServices.pay, () => {
    stands('paid')
    return 'SUCCESS' as const
  })
  const { at } = await open()
  await press('支付宝')
  await press('确认支付')
  expect(at()).toBe('/allConsultSuccess?consultId=c1')
})

describe('leaving', () => {
  test('is asked about in the given words; staying goes on', async () => {
    const { at } = await open()
    await press('返回')
    const question = screen.getByRole('dialog', { name: '确定不支付吗？' })
    expect(question.textContent).toContain('您的订单已经生成，15分钟不支付会自动取消。')
    await press('继续支付')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(at()).toBe(address)
  })

  test('leads to the consult', async () => {
    const { at } = await open()
    await press('返回')
    await press('暂不支付')
    expect(at()).toBe('/team/consult/c1')
  })

  test('by the phone’s own back is asked about as well', async () => {
    const { router, at } = await open()
    await act(async () => router.navigate('/coupons/select'))
    await act(async () => router.navigate(address))
    await screen.findByRole('button', { name: '确认支付' })
    await act(async () => router.navigate(-1))
    expect(at()).toBe(address)
    await press('暂不支付')
    expect(at()).toBe('/team/consult/c1')
  })
})

test('when the time is up the order is cancelled, and the consult tells the rest', async () => {
  stands('waiting', 2)
  const { at } = await open()
  vi.setSystemTime(Date.now() + 3_000)
  await waitFor(() => expect(at()).toBe('/team/consult/c1'))
  expect(screen.getByText('超出支付时间，订单自动取消')).toBeDefined()
  vi.useRealTimers()
})

test('without a consult: on to all of them', () => expect(openAt('/videoPay', VideoPayPage).at()).toBe('/my/consult'))

describe('inside the messaging app', () => {
  const ticket = `nst_${'a'.repeat(43)}`
  const app = { environment: environmentOf('Mozilla/5.0 (Linux; Android 13) MicroMessenger/8.0.50') }
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  beforeEach(() => {
    assign.mockClear()
    answer(shellServices.knownShells, { shells: [] })
    answer(shellServices.saveShellUser, true)
  })

  test('its platform is asked who pays, and the way back is this page', async () => {
    openAt(address, VideoPayPage, { app })
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
    const asked = new URL(String(assign.mock.calls[0]![0]), 'http://x')
    expect(asked.pathname).toBe('/shell/messaging/start')
    expect(asked.searchParams.get('back')).toBe(address)
    expect(screen.queryByRole('button', { name: '确认支付' })).toBeNull()
  })

  test('the ticket that comes back serves, and leaves the address', async () => {
    answer(shellServices.saveShellUser, () => {
      answer(shellServices.knownShells, { shells: ['messaging'] })
      return true as const
    })
    const { at } = openAt(`${address}&openid=${ticket}`, VideoPayPage, { app })
    await screen.findByRole('button', { name: '确认支付' })
    expect(sentTo(shellServices.saveShellUser)).toEqual({ ticket })
    await waitFor(() => expect(at()).toBe(address))
    expect(assign).not.toHaveBeenCalled()
  })

  test('a platform that tells nothing is asked once; then the payer decides', async () => {
    refuse(paymentServices.pay, shellRefusals.payer_unknown)
    openAt(`${address}&openid=`, VideoPayPage, { app })
    await screen.findByText(/还没有取得您的微信授权/)
    expect(assign).not.toHaveBeenCalled()
    await press('确认支付')
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
  })
})
