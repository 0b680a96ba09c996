import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '@nethos/calls/query.ts'
import { session, signIn } from '@nethos/calls/session.ts'
import { accountServices } from '@nethos/contract/account/account.services.ts'
import { shellLoginServices } from '@nethos/contract/account/shell-login.services.ts'
import { profileServices } from '@nethos/contract/account/profile.services.ts'
import { aProfile } from '../testing/account.samples.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { answer, callsOf, forget, openPage, sentTo } from '../../../testing/open-page.tsx'
import MyPage from './my.page.tsx'
import SettingsPage from './settings.page.tsx'
import WelcomePage from './welcome.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(profileServices.getProfile, aProfile())
  answer(accountServices.logout, true)
  answer(shellLoginServices.tiedShells, [])
})

const press = (name: string) => act(async () => fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!))
const way = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

const ways = '就诊人管理 我的挂号 我的咨询 我的续方 我的体检 优惠券 我的缴费 健康档案 收货地址 意见反馈 设置'.split(' ')

test('a guest is invited to log in and sees all the ways; nothing is asked in his name', () => {
  openPage('/v2/my', MyPage)
  expect(way(/登录 \/ 注册/)).toBe('/login?backPath=%2Fv2%2Fmy')
  for (const name of ways) expect(way(name)).toMatch(/^\//)
  expect(callsOf(profileServices.getProfile)).toHaveLength(0)
})

test('whoever is logged in sees his name and his masked mobile', async () => {
  signIn({ token: 't', signKey: 'k' })
  openPage('/v2/my', MyPage)
  expect(await screen.findByText('王秀英')).toBeDefined()
  expect(screen.getByText('138****0001')).toBeDefined()
})

test('in large letters fewer ways stand there, and all of them are one tap away', async () => {
  const { leave } = openAt('/v2/my', MyPage)
  const usual = screen.getAllByRole('link').length
  leave()
  openAt('/v2/my', MyPage, { app: { isElder: true } })
  expect(screen.getAllByRole('link').length).toBeLessThan(usual * 0.6)
  await press('全部服务')
  expect(screen.getAllByRole('link')).toHaveLength(usual)
  expect(screen.queryByRole('button', { name: '全部服务' })).toBeNull()
})

test('logging out asks, and then leaves nothing of the account on the phone', async () => {
  signIn({ token: 't', signKey: 'k' })
  localStorage.setItem('nethos.draft.consult.7', '{}')
  localStorage.setItem('nethos.recent.drugs', '["抗抑郁药"]')
  queryClient.setQueryData(['seen'], 'by this account')
  const { at } = openPage('/v2/set', SettingsPage)
  await press('退出登录')
  expect(screen.getByRole('dialog', { name: '确定要退出登录吗？' })).toBeDefined()
  expect(session()).toBeDefined()
  await press('退出登录')
  expect(callsOf(accountServices.logout)).toHaveLength(1)
  expect(session()).toBeUndefined()
  expect(localStorage.getItem('nethos.draft.consult.7')).toBeNull()
  expect(localStorage.getItem('nethos.recent.drugs')).toBeNull()
  expect(queryClient.getQueryData(['seen'])).toBeUndefined()
  expect(at()).toBe('/account/prelogin')
})

test('whoever stays, stays', async () => {
  signIn({ token: 't', signKey: 'k' })
  openPage('/v2/set', SettingsPage)
  await press('退出登录')
  await press('取消')
  expect(session()).toBeDefined()
})

test('an app that logs in by itself is untied after a question', async () => {
  answer(shellLoginServices.tiedShells, [{ shell: 'messaging', boundAt: Date.parse('2026-11-01T04:00:00Z') }])
  answer(shellLoginServices.untieShell, true)
  openPage('/v2/set', SettingsPage)
  expect(await screen.findByText('2026年11月01日绑定，在微信里自动登录')).toBeDefined()
  expect(screen.queryByText('解除支付宝绑定')).toBeNull()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^解除微信绑定/ })))
  expect(screen.getByRole('dialog', { name: '确定要解除微信绑定吗？' })).toBeDefined()
  await press('解除绑定')
  expect(sentTo(shellLoginServices.untieShell)).toEqual({ shell: 'messaging' })
  expect(screen.getByText('已解除微信绑定')).toBeDefined()
})

test('outside of an app that can scan it is said how a code is opened', async () => {
  openPage('/v2/my', MyPage)
  await press('扫一扫')
  expect(screen.getByRole('dialog', { name: '怎样扫一扫' })).toBeDefined()
})

test.each([
  [false, '设置密码'],
  [true, '修改密码'],
])('the settings lead to the password by what there is: %s, %s', async (hasPassword, label) => {
  answer(profileServices.getProfile, { ...aProfile(), hasPassword })
  openPage('/v2/set', SettingsPage)
  expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toBe('/account/reset/pwd')
})

test('elder mode is switched on in the settings', () => {
  const { app } = openPage('/v2/set', SettingsPage)
  fireEvent.click(screen.getByRole('switch', { name: /长辈版/ }))
  expect(app.setElder).toHaveBeenCalledWith(true)
})

test('the welcome says when a login has run out, and hands on what it was given', () => {
  openPage('/account/prelogin?errCode=00010401&callback=%2Fmy%2Fpay&docId=7&promoteCode=p', WelcomePage)
  expect(screen.getByText('您暂未登录或登录信息已过期，是否重新登录？')).toBeDefined()
  expect(way('登录')).toBe('/login?backPath=%2Fmy%2Fpay&docId=7&promoteCode=p')
  expect(way('注册')).toBe('/register?backPath=%2Fmy%2Fpay&docId=7&promoteCode=p')
})
