import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { consultDeskServices as services } from '@nethos/contract/consult/consult-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import { aDeskRow, noon } from '../consult.samples.ts'
import DeskPage from './desk.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const hour = 3_600_000
const page = (...rows: ReturnType<typeof aDeskRow>[]) => ({ rows, pageNum: 1, pageSize: 50, hasNextPage: false })

beforeEach(async () => {
  await begin(noon)
  answer(services.countDeskConsults, {
    new: 2,
    going: 3,
    ended: 7,
    unread: 6,
    goingUnread: 0,
    endedUnread: 4,
    snoozed: 0,
  })
})

const names = () => screen.getAllByRole('listitem').map(item => within(item).getByText(/^王|^李|^赵/).textContent)

it('shows how many stand under each tab, and how many messages there are unread', async () => {
  answer(services.listDeskConsults, page())
  openPage('/consults', { path: '/consults', Page: DeskPage })
  expect(await screen.findByText('没有等待首次回复的咨询')).toBeTruthy()
  const tabs = within(screen.getByRole('navigation', { name: '咨询状态' }))
  const texts = () => tabs.getAllByRole('link').map(link => link.textContent)
  await waitFor(() => expect(texts()).toEqual(['新咨询2', '进行中3', '已结束74条未读']))
})

it('puts on top who waits longest for a first answer, with the hour until which he must have it', async () => {
  answer(
    services.listDeskConsults,
    page(
      aDeskRow({ consultId: 'c1', consulterName: '李建国', createdAt: noon - 2 * hour, answerDueAt: noon + 22 * hour }),
      aDeskRow({
        consultId: 'c2',
        consulterName: '王德福',
        createdAt: noon - 23 * hour,
        answerDueAt: noon + hour + 30_000,
        unreadCount: 2,
      }),
    ),
  )
  openPage('/consults', { path: '/consults', Page: DeskPage })
  await screen.findByText('王德福')
  expect(names()).toEqual(['王德福', '李建国'])
  const first = within(screen.getAllByRole('listitem')[0]!)
  expect(first.getByText('已等23小时')).toBeTruthy()
  expect(first.getByText('今天 16:00前回复 · 还剩1小时').className).toContain('deadline--urgent')
  expect(first.getByText('条未读').parentElement?.textContent).toBe('2条未读')
})

it('puts those who wrote and were not answered before all others', async () => {
  answer(
    services.listDeskConsults,
    page(
      aDeskRow({ consultId: 'c1', consulterName: '赵敏', lastAt: noon - 60_000 }),
      aDeskRow({ consultId: 'c2', consulterName: '李建国', lastAt: noon - hour, unreadCount: 1 }),
      aDeskRow({ consultId: 'c3', consulterName: '王德福', lastAt: noon - 5 * hour, unreadCount: 1 }),
    ),
  )
  openPage('/consults?tab=going', { path: '/consults', Page: DeskPage })
  await screen.findByText('王德福')
  expect(names()).toEqual(['王德福', '李建国', '赵敏'])
})

it('shows only his own or his teams’ consults when asked for, and who answers in the team’s name', async () => {
  answer(
    services.listDeskConsults,
    page(
      aDeskRow({ consultType: 'TEAMPIC', docId: null, teamId: 't1', docName: '高血压团队' }),
      aDeskRow({ consultId: 'c2', teamId: 't1', docName: '高血压团队', assignedDocId: 'd2', assignedDocName: '李雪' }),
    ),
  )
  openPage('/consults?tab=new&whose=team', { path: '/consults', Page: DeskPage })
  expect(await screen.findByText('高血压团队 · 待分配')).toBeTruthy()
  expect(screen.getByText('高血压团队 · 由李雪回复')).toBeTruthy()
  expect(sentTo(services.listDeskConsults).at(-1)).toMatchObject({ tab: 'new', whose: 'team' })
  const whose = within(screen.getByRole('navigation', { name: '谁的咨询' })).getAllByRole('link')
  expect(whose.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['全部', '/consults?tab=new'],
    ['我的', '/consults?tab=new&whose=own'],
    ['团队', '/consults?tab=new&whose=team'],
  ])
})

it('shows the question, not only the name of the illness', async () => {
  answer(services.listDeskConsults, page(aDeskRow({ illnessName: '高血压', consultContent: '早晨头晕，药要不要加？' })))
  openPage('/consults', { path: '/consults', Page: DeskPage })
  expect(await screen.findByText('早晨头晕，药要不要加？')).toBeTruthy()
  expect(screen.getByText('高血压：')).toBeTruthy()
})

it('is narrowed by the address and searched by a name that never stands there, and keeps what was chosen when the tab is changed', async () => {
  answer(services.listDeskConsults, page())
  const { router, unmount } = openPage('/consults?tab=going&type=VIDEO&only=urgent', {
    path: '/consults',
    Page: DeskPage,
  })
  expect(await screen.findByText('没有符合条件的咨询')).toBeTruthy()
  expect(sentTo(services.listDeskConsults).at(-1)).toMatchObject({
    tab: 'going',
    consultType: 'VIDEO',
    only: 'urgent',
  })
  const ended = screen.getByRole('link', { name: /已结束/ }).getAttribute('href')
  expect(ended).toBe(`/consults?${new URLSearchParams({ tab: 'ended', type: 'VIDEO', only: 'urgent' })}`)
  fireEvent.change(screen.getByLabelText('患者姓名'), { target: { value: '李' } })
  await waitFor(() => expect(sentTo(services.listDeskConsults).at(-1)).toMatchObject({ search: '李', only: 'urgent' }))
  expect(router.state.location.search).toBe('?tab=going&type=VIDEO&only=urgent')
  unmount()
  openPage('/consults', { path: '/consults', Page: DeskPage })
  await waitFor(() => expect(sentTo(services.listDeskConsults).at(-1)).not.toHaveProperty('search'))
})

it('goes through the queue by j and k, but not while something is typed', async () => {
  answer(
    services.listDeskConsults,
    page(
      aDeskRow({ consultId: 'c1', consulterName: '赵敏', createdAt: noon - 3 * hour, answerDueAt: noon + hour }),
      aDeskRow({ consultId: 'c2', consulterName: '李建国', createdAt: noon - 2 * hour, answerDueAt: noon + hour }),
    ),
  )
  openPage('/consults/c1?tab=new', { path: '/consults/:consultId', Page: DeskPage })
  await screen.findByText('李建国')
  const here = () => document.querySelector('.queue-row.active')?.textContent
  fireEvent.keyDown(screen.getByLabelText('患者姓名'), { key: 'j' })
  expect(here()).toContain('赵敏')
  fireEvent.keyDown(document.body, { key: 'j' })
  await waitFor(() => expect(here()).toContain('李建国'))
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(here(), 'the last one stays').toContain('李建国')
  fireEvent.keyDown(document.body, { key: 'k' })
  await waitFor(() => expect(here()).toContain('赵敏'))
})

it('takes the marks of what has ended off together', async () => {
  answer(services.listDeskConsults, page())
  answer(services.readAllEnded, true)
  openPage('/consults?tab=ended', { path: '/consults', Page: DeskPage })
  fireEvent.click(await screen.findByRole('button', { name: '全部标为已读' }))
  await waitFor(() => expect(sentTo(services.readAllEnded)).toEqual([{}]))
})

it('says of a video until when to come, not until when to reply', async () => {
  answer(services.listDeskConsults, page(aDeskRow({ consultType: 'VIDEO', answerDueAt: noon + hour + 30_000 })))
  openPage('/consults', { path: '/consults', Page: DeskPage })
  expect(await screen.findByText('今天 16:00前到诊 · 还剩1小时')).toBeTruthy()
})
