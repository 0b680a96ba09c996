import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { consentServices } from '@nethos/contract/account/consent.services.ts'
import { peopleRefusals } from '@nethos/contract/people/people.refusals.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { realNameServices } from '@nethos/contract/people/real-name.services.ts'
import { answer, callsOf, forget, openPage, refuse, sentTo } from '../../../testing/open-page.tsx'
import { adultIdCard, aPerson } from '../testing/people.samples.ts'
import RealNamePage from './real-name.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(peopleServices.getPerson, aPerson())
  answer(realNameServices.listRealNameWays, [
    { way: 'hospital', isDone: false, isOpen: true },
    { way: 'police', isDone: false, isOpen: true, triesLeft: 4 },
    { way: 'carrier', isDone: false, isOpen: false },
  ])
  answer(consentServices.giveConsent, true)
  answer(realNameServices.verifyByPolice, true)
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const open = async () => {
  openPage('/my/auth?compatId=p1', RealNamePage)
  await screen.findByText('医院认证')
}
const fill = async () => {
  await open()
  await press(/^公安认证/)
  type('身份证号', adultIdCard)
  fireEvent.click(screen.getByRole('checkbox'))
}

test('each way says how it stands, the carrier’s that it is not open, and how often one may try', async () => {
  await open()
  expect(screen.getByText('公安认证')).toBeDefined()
  expect(screen.getByText('运营商认证').textContent).toContain('暂未开通')
  expect(screen.getAllByText('未认证')).toHaveLength(2)
  expect(screen.getByText('每人每天最多可认证5次')).toBeDefined()
  expect(screen.getByRole('link', { name: /^医院认证/ }).getAttribute('href')).toBe('/hospital?action=auth&compatId=p1')
})

test('nothing is sent to the police before somebody has agreed', async () => {
  await open()
  await press(/^公安认证/)
  expect(screen.getByText('今天还可以认证4次')).toBeDefined()
  await press('开始认证')
  expect(screen.getByText('身份证号不能为空')).toBeDefined()
  type('身份证号', adultIdCard)
  await press('开始认证')
  const box = screen.getByRole('checkbox')
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-describedby')!)!.textContent).toBe(
    '请先阅读并同意实名认证授权说明',
  )
  expect(callsOf(realNameServices.verifyByPolice)).toHaveLength(0)
})

test('a right answer is said', async () => {
  await fill()
  await press('开始认证')
  expect(sentTo(consentServices.giveConsent)).toEqual({ agreement: '实名认证授权' })
  expect(sentTo(realNameServices.verifyByPolice)).toEqual({ personId: 'p1', personName: '王秀英', idCard: adultIdCard })
  expect(screen.getByText('认证成功')).toBeDefined()
})

test('a wrong one keeps what was typed', async () => {
  answer(realNameServices.verifyByPolice, false)
  await fill()
  await press('开始认证')
  expect(screen.getByRole('dialog', { name: '姓名与身份证号不一致' })).toBeDefined()
  await press('知道了')
  expect(screen.getByLabelText<HTMLInputElement>('身份证号').value).toBe(adultIdCard)
})

test('too many tries are told', async () => {
  refuse(realNameServices.verifyByPolice, peopleRefusals.too_many_checks)
  await fill()
  await press('开始认证')
  expect(screen.getByText('每人每天最多可认证5次，请明天再试')).toBeDefined()
})

const comefrom = '/hospital?action=auth&compatId=p1&bookHosId=h1&comefrom=%2Fbook%2Fconfirm'
const onTheWay = `/my/auth?${new URLSearchParams({ compatId: 'p1', comefrom })}`

test('whoever was sent here from a booking is bound there, where he came from', async () => {
  openPage(onTheWay, RealNamePage)
  await screen.findByText('医院认证')
  expect(screen.queryByRole('link', { name: '认证完成，继续办理' })).toBeNull()
  expect(screen.getByRole('link', { name: /^医院认证/ }).getAttribute('href')).toBe(comefrom)
})

test('and goes on with it once he is verified', async () => {
  answer(peopleServices.getPerson, aPerson({ isRealname: true }))
  openPage(onTheWay, RealNamePage)
  expect((await screen.findByRole('link', { name: '认证完成，继续办理' })).getAttribute('href')).toBe(comefrom)
})

test('no link from elsewhere is gone on to', async () => {
  answer(peopleServices.getPerson, aPerson({ isRealname: true }))
  openPage(`/my/auth?${new URLSearchParams({ compatId: 'p1', comefrom: 'https://evil.example/' })}`, RealNamePage)
  await screen.findByText('医院认证')
  expect(screen.queryByRole('link', { name: '认证完成，继续办理' })).toBeNull()
})
