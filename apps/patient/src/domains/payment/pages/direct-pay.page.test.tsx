import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { paymentServices } from '@nethos/contract/payment/payment.services.ts'
import { answer, forget, sentTo } from '../../../testing/open-page.tsx'
import { aConsult, inDetail } from '../../consult/testing/consult.samples.ts'
import { configure, openAt, press } from '../../../testing/open-at.tsx'
import DirectPayPage from './direct-pay.page.tsx'

vi.mock('@nethos/calls/call.ts')

const stands = (state: 'waiting' | 'paid' | 'gone') =>
  answer(paymentServices.queryPayment, { state, payWaitSeconds: state === 'waiting' ? 900 : 0 })

beforeEach(async () => {
  forget()
  await configure({ payChannels: ['WECHAT'] })
  answer(
    consultServices.consultDetail,
    inDetail(aConsult({ consultStatus: 'unpaid', startedAt: null, feeCents: 4_990 })),
  )
  stands('waiting')
})
const openLink = vi.fn<(link: string, replace?: boolean) => void>()
const open = (more = '') =>
  openAt(`/directPay?orderId=c1&returnUrl=%2Fmy%2Fpay${more}`, DirectPayPage, { app: { openLink } })

test('what, how much, by what; paid by the only way, and back to where it was asked from', async () => {
  open()
  expect(await screen.findByText('图文咨询')).toBeDefined()
  expect(screen.getByText('49.90元')).toBeDefined()
  expect(screen.getByRole('button', { name: '微信支付' })).toBeDefined()
  answer(paymentServices.pay, () => {
    stands('paid')
    return 'SUCCESS' as const
  })
  await press('确认支付')
  expect(sentTo(paymentServices.pay)).toMatchObject({
    consultId: 'c1',
    payChannel: 'WECHAT',
    returnUrl: expect.stringMatching(/\/directPay\?orderId=c1&returnUrl=%2Fmy%2Fpay&result=back$/),
  })
  await screen.findByRole('heading', { name: '支付成功' })
  expect(openLink).toHaveBeenCalledWith('/my/pay', true)
})

test('paid already: it says so, and pays nothing', async () => {
  stands('paid')
  openLink.mockClear()
  open()
  expect(await screen.findByText('当前订单已支付')).toBeDefined()
  expect(openLink).not.toHaveBeenCalled()
  await press('返回')
  expect(openLink).toHaveBeenCalledWith('/my/pay', true)
})

test('too late', async () => {
  stands('gone')
  open()
  expect(await screen.findByText('订单已取消，无法支付')).toBeDefined()
})

test('without an order: the payments', async () => {
  const { at } = openAt('/directPay', DirectPayPage)
  await waitFor(() => expect(at()).toBe('/my/pay'))
})
