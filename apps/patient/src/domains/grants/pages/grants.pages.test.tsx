import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { grantAskRefusals } from '@nethos/contract/grants/grants.refusals.ts'
import { closedSentences } from '@nethos/contract/grants/grants.rules.ts'
import { grantServices } from '@nethos/contract/grants/grants.services.ts'
import { ownSayServices } from '@nethos/contract/grants/own-say.services.ts'
import { answer, callsOf, forget, openPage, refuse, sentTo } from '../../../testing/open-page.tsx'
import { aGrant, aGrantShown, aManaged, aManager } from '../testing/grants.samples.ts'
import AnswerPage from './answer.page.tsx'
import AskPage from './ask.page.tsx'
import GrantsPage from './grants.page.tsx'
import PersonGrantPage from './person-grant.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(grantServices.getManaged, aManaged())
  answer(grantServices.listManaged, [aManaged()])
  answer(ownSayServices.listManagers, [aManager()])
  answer(ownSayServices.readGrant, aGrantShown())
})

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const last = (name: string) => act(async () => fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!))

test('both sides stand on one page: for whom I act, and who acts for me', async () => {
  answer(ownSayServices.endManager, true)
  openPage('/my/grant', GrantsPage)
  expect((await screen.findByRole('link', { name: /王德福/ })).getAttribute('href')).toBe(
    '/my/grant/person?compatId=p2',
  )
  expect(screen.getByText(/您还没有设置过授权，对方可以为您办理就医事务/)).toBeDefined()
  await press('收回王*英的授权')
  expect(callsOf(ownSayServices.endManager)).toHaveLength(0)
  await last('收回授权')
  expect(sentTo(ownSayServices.endManager)).toEqual({ managedId: 'm1' })
})

test('a request about me leads to its answer', async () => {
  answer(ownSayServices.listManagers, [aManager({ askedGrantId: 'g7' })])
  openPage('/my/grant', GrantsPage)
  expect((await screen.findByRole('link', { name: '查看授权申请' })).getAttribute('href')).toBe(
    '/my/grant/answer?id=g7',
  )
})

test('what was given, until when, and how to end it', async () => {
  answer(grantServices.endGrant, true)
  const given = aGrant({ grantStatus: 'given', endsAt: Date.parse('2027-02-01T00:00:00Z') })
  answer(
    grantServices.getManaged,
    aManaged({ isSpoken: true, scopes: ['consult', 'pay'], openUntil: given.endsAt, given }),
  )
  openPage('/my/grant/person?compatId=p2', PersonGrantPage)
  expect(await screen.findByText('王德福：已授权')).toBeDefined()
  expect(screen.getAllByText(/咨询医生、缴费/).length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: '调整授权' })).toBeDefined()
  await press('结束代办')
  await last('结束代办')
  expect(sentTo(grantServices.endGrant)).toEqual({ grantId: 'g1' })
})

test('taken back: the clear sentence, and the way to ask again', async () => {
  answer(
    grantServices.getManaged,
    aManaged({ isSpoken: true, isOpen: false, scopes: [], closedSentence: closedSentences.revoked }),
  )
  openPage('/my/grant/person?compatId=p2', PersonGrantPage)
  expect(await screen.findByText(/对方已收回授权/)).toBeDefined()
  expect(screen.getByRole('link', { name: '申请授权' }).getAttribute('href')).toBe('/my/grant/ask?compatId=p2')
})

test('a birthday that ends it is told ahead; who cannot be asked is told why', async () => {
  const at = Date.parse('2036-09-19T16:00:00Z')
  const notAskable = grantAskRefusals.too_young.sentence
  answer(grantServices.getManaged, aManaged({ openUntil: at, ageLine: { years: 14, at }, notAskable }))
  openPage('/my/grant/person?compatId=p2', PersonGrantPage)
  expect((await screen.findAllByText(/2036年09月20日满14周岁/)).length).toBeGreaterThan(0)
  expect(screen.getByText(notAskable)).toBeDefined()
  expect(screen.queryByRole('link', { name: '申请授权' })).toBeNull()
})

test('a request goes out with what was chosen', async () => {
  answer(grantServices.askGrant, { grantId: 'g1', cid: '', askedMobile: '139****0011' })
  const { at } = openPage('/my/grant/ask?compatId=p2', AskPage)
  expect(await screen.findByText(/139\*\*\*\*0011/)).toBeDefined()
  for (const name of ['挂号', '缴费', '查看报告和健康档案', '咨询医生'])
    fireEvent.click(screen.getByRole('checkbox', { name }))
  await press('发短信给对方')
  expect(screen.getByText('请选择授权内容')).toBeDefined()
  expect(callsOf(grantServices.askGrant)).toHaveLength(0)
  fireEvent.click(screen.getByRole('checkbox', { name: '咨询医生' }))
  fireEvent.click(screen.getByRole('radio', { name: '半年' }))
  await press('发短信给对方')
  expect(sentTo(grantServices.askGrant)).toEqual({ personId: 'p2', scopes: ['consult'], days: 180, way: 'link' })
  expect(at()).toBe('/my/grant/person?compatId=p2')
})

test('who is beside me tells me his code', async () => {
  answer(grantServices.askGrant, { grantId: 'g1', cid: 'c1', askedMobile: '139****0011' })
  answer(grantServices.giveByCode, true)
  const { at } = openPage('/my/grant/ask?compatId=p2', AskPage)
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: '对方在我身边，用验证码确认' })))
  await press('获取验证码')
  expect(sentTo(grantServices.askGrant)).toMatchObject({ way: 'code', days: 90 })
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '1234' } })
  await press('确认授权')
  expect(sentTo(grantServices.giveByCode)).toEqual({ grantId: 'g1', cid: 'c1', captcha: '1234' })
  expect(at()).toBe('/my/grant/person?compatId=p2')
})

test('on his own phone he sees who asks, and agrees to a part', async () => {
  answer(ownSayServices.answerGrant, true)
  openPage('/my/grant/answer?t=secret', AnswerPage)
  expect(await screen.findByText('王*英')).toBeDefined()
  expect(sentTo(ownSayServices.readGrant)).toEqual({ key: 'secret', grantId: '' })
  fireEvent.click(screen.getByRole('checkbox', { name: '缴费' }))
  await press('同意')
  expect(sentTo(ownSayServices.answerGrant)).toEqual({ key: 'secret', grantId: '', isYes: true, scopes: ['consult'] })
})

test('a no is asked once', async () => {
  answer(ownSayServices.answerGrant, true)
  openPage('/my/grant/answer?id=g1', AnswerPage)
  await screen.findByText('王*英')
  await press('不同意')
  expect(callsOf(ownSayServices.answerGrant)).toHaveLength(0)
  await last('不同意')
  expect(sentTo(ownSayServices.answerGrant)).toEqual({ key: '', grantId: 'g1', isYes: false })
})

test('what was given is taken back after a question', async () => {
  answer(ownSayServices.readGrant, aGrantShown({ grantStatus: 'given', endsAt: Date.parse('2027-02-01T00:00:00Z') }))
  answer(ownSayServices.revokeGrant, true)
  openPage('/my/grant/answer?t=secret', AnswerPage)
  expect(await screen.findByText('已授权')).toBeDefined()
  await press('收回授权')
  await last('收回授权')
  expect(sentTo(ownSayServices.revokeGrant)).toEqual({ key: 'secret', grantId: '' })
})

test('a link that is nobody’s says so', async () => {
  refuse(ownSayServices.readGrant, { code: '00010440', sentence: '记录不存在' })
  openPage('/my/grant/answer?t=wrong', AnswerPage)
  expect(await screen.findByText('记录不存在')).toBeDefined()
})
