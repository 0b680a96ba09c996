import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { signIn } from '@nethos/calls/session.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { secondFactorServices as services } from '@nethos/contract/staff/second-factor.services.ts'
import { staffIdentityServices } from '@nethos/contract/staff/identity.services.ts'
import { staffAccountServices } from '@nethos/contract/staff/staff-account.services.ts'
import { staffRefusals } from '@nethos/contract/staff/staff.refusals.ts'
import { staffServices, type Staff } from '@nethos/contract/staff/staff.services.ts'
import { answer, sentTo } from '../../app/testing/faked-call.ts'
import { begin, openPage } from '../../app/testing/open-page.tsx'
import { Shell } from '../../app/shell.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../app/testing/faked-call.ts')).fakedCall }))

const me = { staffId: 's1', name: '陈药师', role: 'pharmacist' } as const
let owes: Staff['owes']

beforeEach(async () => {
  await begin()
  signIn({ token: 't', signKey: 'k' })
  answer(staffServices.getMe, () => ({ ...me, ...(owes && { owes }) }))
})
const open = () => openPage('/', { path: '/', Page: Shell })
const logIn = () => fireEvent.submit(screen.getByLabelText('验证码').closest('form')!)
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('shows nothing of the workplace until the code is right', async () => {
  owes = 'code'
  open()
  await screen.findByLabelText('验证码')
  expect(screen.queryByRole('navigation')).toBeNull()
  logIn()
  expect((await screen.findByRole('alert')).textContent).toBe('请输入验证码')
  type('验证码', '12345')
  logIn()
  expect((await screen.findByText('请输入6位数字验证码，或10位备用码')).getAttribute('role')).toBe('alert')
  expect(sentTo(services.proveSecondFactor)).toEqual([])

  const { code, sentence } = staffRefusals.code_wrong
  answer(services.proveSecondFactor, () => Promise.reject(new RefusedError(code, sentence)))
  type('验证码', '123456')
  logIn()
  await screen.findByText(sentence)

  answer(services.proveSecondFactor, () => {
    owes = undefined
    return { recoveryLeft: 9 }
  })
  type('验证码', 'abcde-fghij')
  logIn()
  await screen.findByRole('navigation', { name: '主菜单' })
  expect(await screen.findByText('您使用了一个备用码，还剩9个')).toBeTruthy()
  expect(sentTo(services.proveSecondFactor)).toEqual([{ code: '123456' }, { code: 'abcde-fghij' }])
})

it('leads to enrolment first, and keeps the recovery codes in view until they are written down', async () => {
  owes = 'enrolment'
  answer(services.beginSecondFactor, {
    secret: 'GEZDGNBVGY3TQOJQ',
    address: 'otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ',
  })
  answer(services.confirmSecondFactor, () => {
    owes = undefined
    return { recoveryCodes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] }
  })
  open()
  expect(await screen.findByRole('img', { name: '两步验证二维码' })).toBeTruthy()
  expect(screen.getByLabelText('密钥').textContent).toBe('GEZD GNBV GY3T QOJQ')
  type('输入应用上显示的6位数字', '123 456')
  fireEvent.click(screen.getByRole('button', { name: '验证并开启' }))
  expect(await screen.findByText('CCCCC-DDDDD')).toBeTruthy()
  const done = screen.getByRole<HTMLButtonElement>('button', { name: /完\s*成/ })
  expect(done.disabled).toBe(true)
  expect(screen.queryByRole('navigation')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: '我已妥善保存备用码' }))
  fireEvent.click(done)
  await screen.findByRole('navigation', { name: '主菜单' })
  expect(screen.queryByText('CCCCC-DDDDD')).toBeNull()
})

it('wants a password of one’s own in place of the one that was handed over, before anything else', async () => {
  owes = 'password'
  open()
  expect(await screen.findByText('您用的是一次性密码。请先设置只有您自己知道的密码。')).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
  const change = () => fireEvent.submit(screen.getByLabelText('新密码').closest('form')!)
  type('一次性密码', 'once-1234')
  type('新密码', 'short')
  type('再次输入新密码', 'other')
  change()
  expect(await screen.findByText('两次输入的密码不一致')).toBeTruthy()
  expect(sentTo(staffAccountServices.changeMyPassword)).toEqual([])

  const { code, sentence } = staffRefusals.password_same
  answer(staffAccountServices.changeMyPassword, () => Promise.reject(new RefusedError(code, sentence)))
  type('新密码', 'once-1234')
  type('再次输入新密码', 'once-1234')
  change()
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()

  answer(staffAccountServices.changeMyPassword, () => {
    owes = undefined
    return true as const
  })
  type('新密码', 'lantern-2026')
  type('再次输入新密码', 'lantern-2026')
  change()
  await screen.findByRole('navigation', { name: '主菜单' })
  expect(sentTo(staffAccountServices.changeMyPassword).at(-1)).toEqual({
    password: 'once-1234',
    newPassword: 'lantern-2026',
  })
})

it('sends a doctor to be looked at before he receives patients, and lets him on when the provider says that it is he', async () => {
  owes = 'identity'
  let outcome = 'failed' as 'failed' | 'passed'
  answer(staffIdentityServices.myIdentity, { isKnown: false, confirmedUntil: null })
  answer(staffIdentityServices.settleIdentity, () => {
    if (outcome === 'passed') owes = undefined
    return { outcome }
  })
  answer(staffIdentityServices.beginIdentity, { url: '#looked-at' })
  const { unmount } = open()
  const on = async () => fireEvent.click(await screen.findByRole('button', { name: '已完成核验，继续' }))
  await on()
  await screen.findByText(/^核验没有通过/)
  expect(screen.queryByRole('navigation')).toBeNull()
  const go = () => fireEvent.click(screen.getByRole('button', { name: '开始人脸核验' }))
  go()
  expect((await screen.findByRole('alert')).textContent).toBe('请输入身份证号')
  type('身份证号', '11010519491231002x')
  go()
  await waitFor(() =>
    expect(sentTo(staffIdentityServices.beginIdentity)).toMatchObject([{ idCard: '11010519491231002x' }]),
  )
  unmount()
  outcome = 'passed'
  open()
  await on()
  await screen.findByRole('navigation', { name: '主菜单' })
})
