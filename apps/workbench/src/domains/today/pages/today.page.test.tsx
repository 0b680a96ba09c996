import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { todayServices } from '@nethos/contract/today/today.services.ts'
import { figuresOf } from '@nethos/contract/today/today.figures.ts'
import { staffRoles } from '@nethos/contract/service.ts'
import { desksOf } from '../../../app/desks.ts'
import { answer } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import { myNoticesRoute } from '../../notify/routes.ts'
import { figurePlaces, waitingAt } from '../figure-places.ts'
import TodayPage from './today.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const now = Date.parse('2026-11-23T02:00:00Z')
const none = { since: null, amountCents: null }
const open = () => openPage('/today', { path: '/today', Page: TodayPage })

beforeEach(() => begin(now))

it('leads from each figure to the list where it stands, what cannot wait first', async () => {
  answer(todayServices.today, {
    figures: [
      { ...none, figure: 'failed_refunds', count: 2, since: now - 3_600_000 },
      { ...none, figure: 'feedback', count: 1 },
      { ...none, figure: 'near_misses', count: 0 },
      // Of nobody who can be reached is it said that he cannot.
      { ...none, figure: 'out_of_reach', count: 0 },
      { ...none, figure: 'own_licence_soon', count: 0 },
      { ...none, figure: 'income', count: 3, amountCents: 12_050 },
    ],
    meetings: [],
  })
  open()
  const first = within(await screen.findByRole('region', { name: '先处理' }))
  const card = first.getByRole('link', { name: /退款失败/ })
  expect(card.getAttribute('href')).toBe('/refunds?state=failed')
  expect(card.textContent).toContain('2笔')
  expect(card.textContent).toContain('最早：1小时前')
  const numbers = within(screen.getByRole('region', { name: '今天的数字' }))
  expect(numbers.getByRole('link', { name: /今日收款/ }).textContent).toContain('120.50')
  expect(numbers.getByRole('link').getAttribute('href')).toBe('/orders/totals?from=2026-11-23&until=2026-11-23')
  const zero = within(screen.getByRole('region', { name: '没有待处理的' }))
  expect(zero.getAllByRole('link').map(link => link.textContent)).toEqual(['待处理的隐患'])
})

it('says so when nothing waits', async () => {
  answer(todayServices.today, { figures: [{ ...none, figure: 'first_answers', count: 0 }], meetings: [] })
  open()
  expect(await screen.findByText('现在没有等您处理的事。')).toBeTruthy()
})

it('shows today’s video consults with the way into their rooms', async () => {
  answer(todayServices.today, {
    figures: [],
    meetings: [{ consultId: '7', beginsAt: now + 600_000, endsAt: now + 1_500_000 }],
  })
  open()
  expect((await screen.findByRole('link', { name: /10:10/ })).getAttribute('href')).toBe('/video-room/7')
})

it.each(staffRoles)('every figure of a %s leads to a page that this role opens', role => {
  // His own settings are everybody's, and no desk.
  const opened = [myNoticesRoute.path, ...desksOf(role).flatMap(({ routes }) => routes.map(({ path }) => path))]
  for (const figure of figuresOf(role)) {
    const { to } = figurePlaces[figure]
    const [page] = (typeof to === 'string' ? to : to('2026-11-23', null)).split('?')
    const isOpened = opened.some(path => path === page || new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(page!))
    expect(isOpened, `${figure} at ${page}`).toBe(true)
  }
})

it('the menu counts at a desk what waits in its lists, and no number of the day', () => {
  const figures = [
    { figure: 'failed_refunds', count: 2 },
    { figure: 'refund_requests', count: 1 },
    { figure: 'orders', count: 40 },
  ] as const
  expect(waitingAt(figures, '/refunds').count).toBe(3)
  expect(waitingAt(figures, '/orders')).toEqual({ count: 0, to: '/orders' })
})

it('what a day’s comparison left open leads to that day', () => {
  const since = Date.parse('2026-11-20T00:00:00+08:00')
  expect(waitingAt([{ figure: 'fee_gaps', count: 1, since }], '/fees')).toEqual({
    count: 1,
    to: '/fees/books?on=2026-11-20',
  })
})

it('the menu opens a desk at the list in which something waits', () => {
  const waiting = (renewals: number) =>
    waitingAt(
      [
        { figure: 'renewals', count: renewals },
        { figure: 'second_opinions', count: 1 },
      ],
      '/renewals',
    )
  expect(waiting(0)).toEqual({ count: 1, to: '/renewals?tab=second' })
  expect(waiting(2)).toEqual({ count: 3, to: '/renewals?tab=new' })
})
