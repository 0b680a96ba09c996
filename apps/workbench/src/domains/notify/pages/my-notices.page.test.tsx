import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { usualNotice } from '@nethos/contract/notify/notify.rules.ts'
import { notifyServices as services } from '@nethos/contract/notify/notify.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import MyNoticesPage from './my-notices.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

beforeEach(async () => {
  await begin()
  answer(services.myNotices, usualNotice)
  answer(services.saveNotices, true)
})
const open = () => openPage('/my-notices', { path: '/my-notices', Page: MyNoticesPage })

it('text messages want a number before they are saved', async () => {
  open()
  fireEvent.click(await screen.findByRole('switch', { name: '短信通知' }))
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }))
  expect(await screen.findByText('开启短信通知，请填写手机号')).toBeTruthy()
  expect(sentTo(services.saveNotices)).toEqual([])
  fireEvent.change(screen.getByLabelText('接收短信的手机号'), { target: { value: '13800000000' } })
  fireEvent.change(screen.getByLabelText('开始'), { target: { value: '23:00' } })
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }))
  await waitFor(() =>
    expect(sentTo(services.saveNotices)).toEqual([
      { ...usualNotice, bySms: true, mobile: '13800000000', quietFrom: '23:00' },
    ]),
  )
})

it('the sound of this browser is switched off here, and stays off', async () => {
  const { unmount } = open()
  const bell = await screen.findByRole('switch', {
    name: '工作台打开时，有新消息响一声；有急症患者等待时，每15秒响一次',
  })
  expect(bell.getAttribute('aria-checked')).toBe('true')
  fireEvent.click(bell)
  expect(bell.getAttribute('aria-checked')).toBe('false')
  unmount()
  open()
  const again = await screen.findByRole('switch', {
    name: '工作台打开时，有新消息响一声；有急症患者等待时，每15秒响一次',
  })
  expect(again.getAttribute('aria-checked')).toBe('false')
})
