import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { DialogHost } from '../controls/dialog-host.tsx'
import { PayPage } from './pay-page.tsx'

const leave = {
  title: '确定不支付吗？',
  text: '您的订单已经生成，15分钟不支付会自动取消。',
  stay: '继续支付',
  leave: '暂不支付',
}

async function open() {
  const pay = (
    <>
      <PayPage
        title="支付"
        amountCents={5000}
        pay="确认支付"
        onPay={() => router.navigate('/sent', { replace: true })}
        leave={leave}
      >
        <p>图文咨询</p>
      </PayPage>
      <DialogHost />
    </>
  )
  const router = createMemoryRouter([
    { path: '/', element: <p>咨询须知</p> },
    { path: '/videoPay', element: pay },
    { path: '/sent', element: <p>提交成功</p> },
    { path: '/coupons/select', element: <p>选择礼券</p> },
  ])
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/videoPay'))
  return router
}

const answer = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('going back unpaid is asked about; staying keeps the page', async () => {
  const router = await open()
  await act(() => router.navigate(-1))
  expect(screen.getByRole('dialog', { name: leave.title }).textContent).toContain(leave.text)
  await answer('继续支付')
  expect(router.state.location.pathname).toBe('/videoPay')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('whoever does not want to pay now goes back', async () => {
  const router = await open()
  await act(() => router.navigate(-1))
  await answer('暂不支付')
  expect(await screen.findByText('咨询须知')).toBeDefined()
  expect(router.state.location.pathname).toBe('/')
})

test('paying, and choosing a coupon, are not leaving', async () => {
  const router = await open()
  await act(() => router.navigate('/coupons/select'))
  expect(screen.getByText('选择礼券')).toBeDefined()
  await act(() => router.navigate(-1))
  await answer('确认支付')
  expect(screen.getByText('提交成功')).toBeDefined()
})
