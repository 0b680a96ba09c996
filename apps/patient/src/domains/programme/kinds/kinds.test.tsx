import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { programmeServices as services } from '@nethos/contract/programme/programme.services.ts'
import type { ProgrammePlace } from '@nethos/contract/programme/programme.places.ts'
import { answer, forget, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press, type } from '../../../testing/open-at.tsx'
import { aPerson } from '../../people/testing/people.samples.ts'
import { aPathway, aTask } from '../../pathway/testing/pathway.samples.ts'
import type { PlaceProps } from '../use-place.ts'
import { aDocument, anApplication, anOpenApplication } from '../testing/programme.samples.ts'
import Application from './application.kind.tsx'
import Apply from './apply.kind.tsx'
import FollowUps from './follow-ups.kind.tsx'
import Home from './home.kind.tsx'
import Offers from './offers.kind.tsx'
import Pay from './pay.kind.tsx'
import Reading from './reading.kind.tsx'
import Share from './share.kind.tsx'

vi.mock('@nethos/calls/call.ts')
vi.mock('@nethos/calls/upload.ts')
vi.mock('@nethos/calls/events.ts', () => ({ useEvents: () => undefined }))

const person = aPerson({ personId: 'p1', personName: '王秀英' })
const open = (Kind: React.ComponentType<PlaceProps>, search = '', place: Partial<ProgrammePlace> = {}) =>
  openAt(`/zone/neck/page${search}`, () => <Kind place={{ code: 'neck', kind: 'home', ...place }} />)

beforeEach(() => {
  forget()
  sessionStorage.clear()
  localStorage.clear()
  answer(services.programme, { code: 'neck', edition: 1, document: aDocument() })
  answer(services.openApplications, [])
  answer(services.applicationDraft, null)
  answer(services.saveApplicationDraft, true)
  answer(peopleServices.listPeople, [person])
})

test('the home shows its picture, its ways and what it is; each way leads to a page of its own', async () => {
  open(Home)
  expect(await screen.findByRole('img', { name: /肩颈门诊的图片/ })).toBeDefined()
  expect(screen.getByRole('link', { name: '随访' }).getAttribute('href')).toBe('/zone/neck/followUps')
  expect(screen.getByRole('link', { name: '挂号' }).getAttribute('href')).toBe('/book')
  expect(screen.getByText('我们看肩颈疼痛。')).toBeDefined()
})

test('the poster carries a code that leads to the zone, and the link can be copied', async () => {
  open(Share)
  expect(await screen.findByRole('img', { name: '肩颈门诊的二维码' })).toBeDefined()
  const written = vi.fn(async (_: string) => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } })
  await press('复制链接')
  expect(written.mock.calls[0]?.[0]).toContain('/zone/neck')
  vi.unstubAllGlobals()
})

test('a service leads to the notice before the form, and keeps what was chosen', async () => {
  open(Offers)
  const offer = await screen.findByRole('link', { name: /一月随访/ })
  expect(offer.getAttribute('href')).toBe('/zone/neck/notice?offer=month')
  expect(offer.textContent).toContain('¥99')
})

test('what costs nothing yet says in the hospital’s words what it will cost, and not that it is free', async () => {
  const whole = aDocument()
  const offers = [
    { code: 'month', title: '一月随访', text: '一个月', priceCents: 0, days: 1, priceWord: '费用到院按项目结算' },
  ]
  const application = whole.application && { ...whole.application, offers }
  answer(services.programme, { code: 'neck', edition: 1, document: { ...whole, application } })
  open(Offers)
  const link = await screen.findByRole('link', { name: /一月随访/ })
  expect(link.textContent).toContain('费用到院按项目结算')
  expect(link.textContent).not.toMatch(/免费|天$/)
})

test('a reading set that the address names stands under the title of the address', async () => {
  open(Reading, '?title=枕头&id=neck', { kind: 'home', isNamed: true })
  expect(await screen.findByRole('heading', { name: '枕头' })).toBeDefined()
  expect(screen.getByRole('link', { name: /枕头多高/ })).toBeDefined()
  expect(screen.getByRole('link', { name: '挂号' })).toBeDefined()
})

test('who comes back from an article finds the kind that he chose and the word that he typed', async () => {
  const [first] = aDocument().readings
  const sets = [
    first!,
    {
      ...first!,
      code: 'back',
      title: '腰背知识',
      articles: [{ ...first!.articles[0]!, code: 'sit', title: '坐多久' }],
    },
  ]
  answer(services.programme, { code: 'neck', edition: 1, document: aDocument({ readings: sets }) })
  const { at, leave } = open(Reading)
  fireEvent.click(await screen.findByRole('radio', { name: '腰背知识' }))
  expect(screen.queryByRole('link', { name: /枕头多高/ })).toBeNull()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '坐' } })
  const address = at()
  leave()
  openAt(address, () => <Reading place={{ code: 'neck', kind: 'reading' }} />)
  expect(await screen.findByRole('link', { name: /坐多久/ })).toBeDefined()
  expect(screen.getByRole('radio', { name: '腰背知识' })).toHaveProperty('checked', true)
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '坐')
  expect(screen.queryByRole('link', { name: /枕头多高/ })).toBeNull()
})

test('a danger is spoken of while it is answered; without the promise nothing is sent', async () => {
  answer(services.apply, { applicationId: 'a1' })
  localStorage.setItem(
    'nethos.draft.programme.neck.1',
    JSON.stringify({ answers: { illness: '右肩' }, personId: 'p1', offer: 'month' }),
  )
  sessionStorage.setItem('nethos.programme.agreed.neck', '1')
  open(Apply, '?step=1', { kind: 'apply' })
  fireEvent.click(await screen.findByRole('radio', { name: '是' }))
  expect(await screen.findByText('请今天去急诊。')).toBeDefined()
  await press('提交')
  expect(await screen.findByText('请先勾选承诺')).toBeDefined()
  expect(sentTo(services.apply)).toBeUndefined()
  fireEvent.click(screen.getByRole('checkbox', { name: '我承诺真实' }))
  await press('提交')
  await waitFor(() =>
    expect(sentTo(services.apply)).toMatchObject({
      offerCode: 'month',
      personId: 'p1',
      isPromised: true,
      answers: { illness: '右肩', numb: 'yes' },
    }),
  )
})

const onServer = {
  edition: 1,
  offerCode: 'month',
  personId: 'p1',
  answers: { illness: '左肩，写在另一台手机上' },
  savedAt: Date.now(),
}

test('what was filled in on another phone is gone on with here, and saved on the server as one types', async () => {
  sessionStorage.setItem('nethos.programme.agreed.neck', '1')
  answer(services.applicationDraft, onServer)
  open(Apply, '', { kind: 'apply' })
  expect(await screen.findByLabelText('哪里疼')).toHaveProperty('value', '左肩，写在另一台手机上')
  expect(screen.getByRole('radio', { name: '王秀英' })).toHaveProperty('checked', true)
  type('哪里疼', '左肩')
  expect(await screen.findByText('已自动保存')).toBeDefined()
  expect(sentTo(services.saveApplicationDraft)).toEqual({
    code: 'neck',
    edition: 1,
    offerCode: 'month',
    personId: 'p1',
    answers: { illness: '左肩' },
    typedAt: expect.any(Number),
  })
})

test('the next step shows the latest words, though they are still on their way and an older state has just arrived', async () => {
  sessionStorage.setItem('nethos.programme.agreed.neck', '1')
  const arrived: { typedAt?: number }[] = []
  answer(services.saveApplicationDraft, input => {
    if (arrived.length === 0) arrived.push(input as { typedAt?: number })
    return true as const
  })
  const { leave } = open(Apply, '?offer=month', { kind: 'apply' })
  await screen.findByLabelText('哪里疼')
  type('哪里疼', '右肩')
  expect(await screen.findByText('已自动保存')).toBeDefined()
  type('哪里疼', '右肩和后背')
  leave()
  // The line took half a second, and the page's clock is as much behind.
  const savedAt = arrived[0]?.typedAt ?? Date.now() + 500
  answer(services.applicationDraft, { ...onServer, answers: { illness: '右肩' }, savedAt })
  open(Apply, '?offer=month', { kind: 'apply' })
  expect(await screen.findByLabelText('哪里疼')).toHaveProperty('value', '右肩和后背')
})

test('what was typed here later, and what was typed for another edition, is not replaced', async () => {
  const here = { answers: { illness: '右肩' }, personId: 'p1', offer: 'month', at: Date.now() + 60_000 }
  localStorage.setItem('nethos.draft.programme.neck.1', JSON.stringify(here))
  answer(services.applicationDraft, onServer)
  const { leave } = open(Apply, '', { kind: 'apply' })
  expect(await screen.findByLabelText('哪里疼')).toHaveProperty('value', '右肩')
  leave()
  localStorage.clear()
  answer(services.applicationDraft, { ...onServer, edition: 0 })
  open(Apply, '', { kind: 'apply' })
  expect(await screen.findByLabelText('哪里疼')).toHaveProperty('value', '')
})

test('without a line to the server the form stands with what this phone has', async () => {
  localStorage.setItem('nethos.draft.programme.neck.1', JSON.stringify({ answers: { illness: '右肩' } }))
  answer(services.applicationDraft, () => Promise.reject(new Error('offline')))
  open(Apply, '', { kind: 'apply' })
  expect(await screen.findByLabelText('哪里疼')).toHaveProperty('value', '右肩')
})

test('what cannot wait in words of his own is said while he writes, and asked about before it is sent', async () => {
  answer(services.apply, { applicationId: 'a1' })
  const typed = { answers: { illness: '胸口闷痛，出冷汗', numb: 'no' }, personId: 'p1', offer: 'month' }
  localStorage.setItem('nethos.draft.programme.neck.1', JSON.stringify(typed))
  sessionStorage.setItem('nethos.programme.agreed.neck', '1')
  open(Apply, '?step=1', { kind: 'apply' })
  expect(await screen.findByText('您描述的情况可能很紧急：胸痛')).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox', { name: '我承诺真实' }))
  await press('提交')
  expect(sentTo(services.apply)).toBeUndefined()
  await press('我已知晓，继续提交')
  await waitFor(() => expect(sentTo(services.apply)).toMatchObject({ offerCode: 'month' }))
})

test('the first page asks for whom and for the notice before it goes on', async () => {
  open(Apply, '?offer=month', { kind: 'apply' })
  await screen.findByText('肩颈申请（1/2）')
  type('哪里疼', '右肩')
  await press('下一步')
  expect(await screen.findByText('请选择就诊人')).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: '王秀英' }))
  await press('下一步')
  expect(await screen.findByText('请先阅读用户协议')).toBeDefined()
})

test('what the answers raised stands above the application', async () => {
  const flags = [{ id: 'numb', title: '请马上就医', advice: '请今天去急诊。', helplines: [] }]
  answer(services.application, anApplication({ flags }))
  open(Application, '?id=a1')
  expect(await screen.findByText('请今天去急诊。')).toBeDefined()
  expect(screen.getByText('右肩')).toBeDefined()
})

test('one that is to be paid leads to paying', async () => {
  answer(services.application, anApplication({ status: 'to_pay', statusLabel: '待支付' }))
  open(Application, '?id=a1')
  expect((await screen.findByRole('link', { name: '去支付' })).getAttribute('href')).toBe('/zone/neck/pay?id=a1')
})

test('its button says what the hospital has written on it', async () => {
  const whole = aDocument()
  const application = whole.application && { ...whole.application, states: { to_pay: { button: '支付押金' } } }
  answer(services.application, anApplication({ status: 'to_pay', document: { ...whole, application } }))
  open(Application, '?id=a1')
  expect((await screen.findByRole('link', { name: '支付押金' })).getAttribute('href')).toBe('/zone/neck/pay?id=a1')
})

test('paid, it says so', async () => {
  answer(services.application, anApplication({ status: 'paid', statusLabel: '已支付' }))
  open(Pay, '?id=a1')
  expect(await screen.findByText('支付成功')).toBeDefined()
})

test('follow-ups: what is to be answered now stands first and leads to its paper, what is done to its result', async () => {
  const work = { kind: 'questionnaire', code: 'score' } as const
  const tasks = [
    aTask({ taskId: 'd', title: '第一次', work, taskStatus: 'done', assignmentId: 'x1', canComplete: false }),
    aTask({ taskId: 'o', title: '第二次', work, assignmentId: 'x2' }),
    aTask({ taskId: 'm', title: '量血压' }),
  ]
  answer(services.openApplications, [anOpenApplication({ pathway: aPathway({ tasks }) })])
  open(FollowUps)
  const links = await screen.findAllByRole('link', { name: /次/ })
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/zone/neck/paper?id=x2', '/zone/neck/result?id=x1'])
  expect(screen.queryByText('量血压')).toBeNull()
})

test('who has no follow-up reads so', async () => {
  open(FollowUps)
  expect(await screen.findByText('暂无随访')).toBeDefined()
})
