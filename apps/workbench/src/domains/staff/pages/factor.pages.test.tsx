import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { secondFactorServices as services } from '@nethos/contract/staff/second-factor.services.ts'
import { staffServices } from '@nethos/contract/staff/staff.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import FactorsPage from './factors.page.tsx'
import MyFactorPage from './my-factor.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const since = Date.parse('2026-11-21T07:00:00Z')
beforeEach(async () => {
  await begin()
  answer(staffServices.getMe, { staffId: 's1', name: '管理员', role: 'admin' })
})

it('tells an administrator who has it, and resets another one’s after a question', async () => {
  const row = { isOn: true, since, recoveryLeft: 7 }
  answer(services.listSecondFactors, [
    { staffId: 's1', name: '管理员', login: 'admin1', role: 'admin', ...row },
    { staffId: 's2', name: '陈药师', login: 'pharmacist1', role: 'pharmacist', ...row },
    { staffId: 's3', name: '周客服', login: 'operator1', role: 'operator', isOn: false, since: null, recoveryLeft: 0 },
  ])
  answer(services.resetSecondFactor, true)
  openPage('/second-factors', { path: '/second-factors', Page: FactorsPage })
  expect(await screen.findByText('pharmacist1 · 药师')).toBeTruthy()
  expect(screen.getAllByText('已开启 · 2026-11-21 15:00')).toHaveLength(2)
  expect(screen.getAllByText('备用码剩余7个')).toHaveLength(2)
  expect(screen.getByText('未开启')).toBeTruthy()
  // Neither his own nor one that is not there.
  await screen.findByText('本人')
  fireEvent.click(screen.getByRole('button', { name: /重\s*置/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByText('重置陈药师的两步验证？').length).toBeGreaterThan(0)
  expect(sentTo(services.resetSecondFactor)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: /重\s*置/ }))
  await waitFor(() => expect(sentTo(services.resetSecondFactor)).toEqual([{ staffId: 's2' }]))
})

it('one turns one’s own on', async () => {
  answer(services.mySecondFactor, { isOn: false, since: null, recoveryLeft: 0, rule: 'optional' })
  answer(services.beginSecondFactor, {
    secret: 'GEZDGNBVGY3TQOJQ',
    address: 'otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ',
  })
  openPage('/my-second-factor', { path: '/my-second-factor', Page: MyFactorPage })
  fireEvent.click(await screen.findByRole('button', { name: '开启两步验证' }))
  expect(await screen.findByRole('img', { name: '两步验证二维码' })).toBeTruthy()
})

it('and off with a code', async () => {
  answer(services.mySecondFactor, { isOn: true, since, recoveryLeft: 3, rule: 'required' })
  answer(services.removeSecondFactor, true)
  openPage('/my-second-factor', { path: '/my-second-factor', Page: MyFactorPage })
  expect(await screen.findByText('已开启，自2026-11-21 15:00起。备用码还剩3个。')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '关闭两步验证' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('本院要求使用两步验证，关闭后需要马上重新设置。')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: '确认关闭' }))
  expect(await dialog.findByText('请输入验证码')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('验证码或备用码'), { target: { value: '123456' } })
  fireEvent.click(dialog.getByRole('button', { name: '确认关闭' }))
  await waitFor(() => expect(sentTo(services.removeSecondFactor)).toEqual([{ code: '123456' }]))
})
