import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { session, signOut } from '@nethos/calls/session.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { staffRefusals } from '@nethos/contract/staff/staff.refusals.ts'
import { staffServices } from '@nethos/contract/staff/staff.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import LoginPage from './login.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

beforeEach(async () => {
  await begin()
  signOut()
})

const logInAs = (login: string, password: string) => {
  fireEvent.change(screen.getByLabelText('账号'), { target: { value: login } })
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: '登录' }))
}

it('says why somebody cannot log in, and keeps what was typed', async () => {
  answer(staffServices.loginStaff, () =>
    Promise.reject(new RefusedError(staffRefusals.password_wrong.code, staffRefusals.password_wrong.sentence)),
  )
  openPage('/login', { path: '/login', Page: LoginPage })
  logInAs('doctor1', 'wrong')
  expect((await screen.findByRole('alert')).textContent).toContain('账号或密码不正确')
  expect(screen.getByLabelText<HTMLInputElement>('账号').value).toBe('doctor1')
  expect(session()).toBeUndefined()
})

it('asks for the password before it calls', async () => {
  openPage('/login', { path: '/login', Page: LoginPage })
  logInAs('doctor1', '')
  expect((await screen.findByRole('alert')).textContent).toContain('密码不能为空')
  expect(sentTo(staffServices.loginStaff)).toEqual([])
})

it('leads back to where the session ended', async () => {
  answer(staffServices.loginStaff, {
    token: 't',
    signKey: 'k',
    staff: { staffId: 's1', name: '沈知远', role: 'doctor', docId: 'd0001' },
  })
  const { router } = openPage('/login?back=%2Fconsults%2Fc1%3Ftab%3Dgoing', { path: '/login', Page: LoginPage })
  logInAs(' doctor1 ', 'nethos-demo')
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/consults/c1?tab=going'),
  )
  expect(sentTo(staffServices.loginStaff)).toEqual([{ login: 'doctor1', password: 'nethos-demo' }])
  expect(session()).toMatchObject({ token: 't', signKey: 'k' })
})
