import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawServices } from '@nethos/contract/booking/draw.services.ts'
import { waitlistRefusals } from '@nethos/contract/booking/waitlist.refusals.ts'
import { waitlistServices } from '@nethos/contract/booking/waitlist.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { signIn } from '@nethos/calls/session.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../../testing/open-page.tsx'
import { aFather, aPerson } from '../../../people/testing/people.samples.ts'
import { configure, openAt, press, way } from '../../../../testing/open-at.tsx'
import { saturday } from '../../testing/booking.samples.ts'
import {
  aDraw,
  aDrawBetweenRounds,
  anOffered,
  anOwnEntry,
  aSettledDraw,
  aWaitDetail,
  aWaitRow,
  someChoices,
} from '../testing/fair.samples.ts'
import DrawPage from './draw.page.tsx'
import DrawsPage from './draws.page.tsx'
import JoinWaitlistPage from './join-waitlist.page.tsx'
import WaitPage from './wait.page.tsx'
import WaitsPage from './waits.page.tsx'

vi.mock('@nethos/calls/call.ts')
const rows = <Row,>(all: Row[]) => ({ rows: all, pageNum: 1, pageSize: 10, hasNextPage: false })

beforeEach(async () => {
  localStorage.clear()
  vi.useFakeTimers({ now: saturday, toFake: ['Date'] })
  forget()
  await configure({ now: saturday })
  signIn({ token: 't', signKey: 'k' } as never)
  answer(peopleServices.listPeople, [aPerson(), aFather()])
  answer(waitlistServices.waitChoices, someChoices())
  answer(drawServices.listOwnEntries, rows([]))
})

const tick = (name: string) => act(async () => fireEvent.click(screen.getByRole('checkbox', { name })))

describe('/book/waitlist', () => {
  const open = (query = '?bookSchemeId=h1.s1') => openAt(`/book/waitlist${query}`, JoinWaitlistPage)

  test('the session that one came from is chosen, with how many wait for it', async () => {
    answer(waitlistServices.joinWaitlist, { waitId: 'w1' })
    const { at } = open()
    expect(await screen.findByText('将候补1节门诊')).toBeDefined()
    expect(screen.getByText('前面还有 3 人')).toBeDefined()
    expect(screen.getByText(/号为您保留30分钟/)).toBeDefined()
    expect(screen.getByText(/21:00至次日07:00不通知、不计时/)).toBeDefined()
    await press('候补1节门诊')
    expect(sentTo(waitlistServices.joinWaitlist)).toEqual({ personId: 'p1', sessionIds: ['h1.s1'] })
    expect(at()).toBe('/my/book/waitlist/w1')
  })

  test('an address that names neither session, doctor nor department says so, and shows the way', () => {
    open('')
    expect(screen.getByText('请先选择要候补的医生或科室')).toBeDefined()
    expect(screen.getByRole('link', { name: '去选号' })).toBeDefined()
  })

  test('several doctors, days and periods at once, for somebody else', async () => {
    answer(waitlistServices.joinWaitlist, { waitId: 'w1' })
    open()
    await screen.findByText('将候补1节门诊')
    await tick('周明')
    await tick('下午')
    await tick('11月26日 周四')
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: '王德福' })))
    expect(screen.getByText('您排在第一位')).toBeDefined()
    await press('候补3节门诊')
    expect(sentTo(waitlistServices.joinWaitlist)).toEqual({ personId: 'p2', sessionIds: ['h1.s1', 'h1.s2', 'h1.s3'] })
  })

  test('of a doctor: all his full sessions; nothing chosen is said, and not sent', async () => {
    open('?bookDocId=h1.d2')
    expect(await screen.findByText('将候补1节门诊')).toBeDefined()
    await tick('周明')
    await press('申请候补')
    expect(screen.getByText('所选医生在这些时间没有约满的门诊，请重新选择')).toBeDefined()
    expect(callsOf(waitlistServices.joinWaitlist)).toHaveLength(0)
  })

  test('a refusal is said in its words', async () => {
    refuse(waitlistServices.joinWaitlist, waitlistRefusals.waits_already)
    open()
    await press('候补1节门诊')
    expect(await screen.findByText(waitlistRefusals.waits_already.sentence)).toBeDefined()
  })

  test('a number that has come back meanwhile is not waited for: one is led to it, or waits for the others', async () => {
    refuse(waitlistServices.joinWaitlist, waitlistRefusals.bookable, { sessionId: 'h1.s1' })
    const { at } = open()
    await press('候补1节门诊')
    expect(await screen.findByText('刚刚有号了')).toBeDefined()
    await press('去预约')
    expect(at()).toMatch(/^\/book\/doc\/h1\.d1/)
  })

  test.each([
    ['nothing is full', someChoices({ sessions: [] }), '现在没有约满的门诊，可以直接预约'],
    ['the hospital has no waitlist', someChoices({ isOpen: false }), '这家医院没有开通候补'],
  ])('when %s it says so', async (_, choices, sentence) => {
    answer(waitlistServices.waitChoices, choices)
    open()
    expect(await screen.findByText(sentence)).toBeDefined()
  })
})

describe('/my/book/waitlist', () => {
  test('what one waits for, the place, and what is kept', async () => {
    answer(
      waitlistServices.listWaits,
      rows([
        aWaitRow(),
        { ...anOffered(), waitId: 'w2' },
        aWaitRow({ waitId: 'w3', pausedUntil: saturday + 86_400_000 }),
      ]),
    )
    openAt('/my/book/waitlist', WaitsPage)
    expect((await screen.findAllByText('前面还有 3 人'))[0]).toBeDefined()
    expect(screen.getByText('有号了，请在30分00秒内确认')).toBeDefined()
    expect(screen.getByText(/预约暂停至2026-11-22 09:00/)).toBeDefined()
    expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toBe('/my/book/waitlist/w1')
  })

  test('nothing, and the way on', async () => {
    answer(waitlistServices.listWaits, rows([]))
    openAt('/my/book/waitlist', WaitsPage)
    expect(await screen.findByText('暂无候补')).toBeDefined()
    expect(way('去预约挂号')).toBe('/book')
  })
})

describe('/my/book/waitlist/:id', () => {
  const open = () => openAt('/my/book/waitlist/w1', WaitPage, { path: '/my/book/waitlist/:id' })

  test('the place in each line; one leaves after a question', async () => {
    answer(waitlistServices.waitDetail, aWaitDetail())
    answer(waitlistServices.withdrawWait, true)
    open()
    expect((await screen.findAllByText('前面还有 3 人')).length).toBeGreaterThan(0)
    expect(screen.getByText('已停诊')).toBeDefined()
    await press('取消候补')
    expect(screen.getByText('取消后位置不再保留，重新申请要排到最后。')).toBeDefined()
    await press('取消候补')
    expect(sentTo(waitlistServices.withdrawWait)).toEqual({ waitId: 'w1' })
  })

  test('a number that is kept: which, until when by the server’s clock, and it is taken', async () => {
    answer(waitlistServices.waitDetail, anOffered())
    answer(waitlistServices.acceptOffer, { bookingId: 'b1' })
    const { at } = open()
    expect(await screen.findByText('30分00秒')).toBeDefined()
    expect(screen.getByText('为您保留的号')).toBeDefined()
    expect(screen.getByText('7号')).toBeDefined()
    expect(screen.getByText('¥50.00')).toBeDefined()
    await press('要这个号')
    expect(sentTo(waitlistServices.acceptOffer)).toEqual({ offerId: 'o1' })
    expect(at()).toBe('/book/pay?orderId=b1')
  })

  test('or given up, after a question', async () => {
    answer(waitlistServices.waitDetail, anOffered())
    answer(waitlistServices.declineOffer, true)
    open()
    await press('放弃')
    expect(screen.getByText('这个号会顺延给下一位。您的候补继续，位置不变。')).toBeDefined()
    await press('放弃')
    expect(sentTo(waitlistServices.declineOffer)).toEqual({ offerId: 'o1' })
  })

  test('too late is said, and the page asks again', async () => {
    answer(waitlistServices.waitDetail, anOffered())
    refuse(waitlistServices.acceptOffer, waitlistRefusals.offer_over)
    open()
    await screen.findByText('为您保留的号')
    const before = callsOf(waitlistServices.waitDetail).length
    await press('要这个号')
    expect(await screen.findByText(waitlistRefusals.offer_over.sentence)).toBeDefined()
    expect(callsOf(waitlistServices.waitDetail).length).toBeGreaterThan(before)
  })

  test('what it has become leads there', async () => {
    answer(
      waitlistServices.waitDetail,
      aWaitDetail({ waitState: 'accepted', stateLabel: '候补成功', ahead: null, bookingId: 'b1' }),
    )
    open()
    expect(await screen.findByText('候补成功')).toBeDefined()
    expect(way('查看挂号')).toBe('/my/book/list/b1')
  })
})

describe('/book/draw/:id', () => {
  const open = () => openAt('/book/draw/h1.s1', DrawPage, { path: '/book/draw/:id' })

  test('the promise stands there before; one asks for somebody, and waits if nothing is won', async () => {
    answer(drawServices.drawDetail, aDraw())
    answer(drawServices.enterDraw, { drawEntryId: 'e1', digest: 'd' })
    open()
    expect(await screen.findByText('c'.repeat(64))).toBeDefined()
    expect(screen.getByText('还有04分00秒截止，已有128人登记，每人机会相同')).toBeDefined()
    await press('登记摇号')
    await screen.findByText('未中签时按摇号顺序候补')
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: '王德福' })))
    await press('确认登记')
    expect(sentTo(drawServices.enterDraw)).toEqual({ sessionId: 'h1.s1', personId: 'p2', wantsWait: true })
  })

  test('one’s own request with its fingerprint, which can be taken back', async () => {
    answer(drawServices.drawDetail, aDraw())
    answer(drawServices.listOwnEntries, rows([anOwnEntry()]))
    answer(drawServices.leaveDraw, true)
    open()
    // 64 letters for whoever recomputes the draw: everybody else reads past one folded line.
    const digest = await screen.findByText('d'.repeat(64))
    expect(digest.closest('details')?.open).toBe(false)
    expect(screen.getByText('登记指纹').closest('summary')).not.toBeNull()
    await press('退出摇号')
    await press('退出')
    expect(sentTo(drawServices.leaveDraw)).toEqual({ drawEntryId: 'e1' })
  })

  test('afterwards the seed, the list and the order stand there, and one’s own place', async () => {
    answer(drawServices.drawDetail, aSettledDraw())
    answer(
      drawServices.listOwnEntries,
      rows([anOwnEntry({ entryState: 'lost', entryLabel: '未中签', rank: 2, waitId: 'w9' })]),
    )
    answer(
      drawServices.listDrawn,
      rows([
        {
          digest: 'a'.repeat(64),
          lot: '0'.repeat(64),
          turn: 0,
          askedRound: 0,
          round: 0,
          rank: 1,
          entryState: 'won' as const,
        },
        {
          digest: 'd'.repeat(64),
          lot: '1'.repeat(64),
          turn: 0,
          askedRound: 0,
          round: 0,
          rank: 2,
          entryState: 'lost' as const,
        },
      ]),
    )
    open()
    expect(await screen.findByText('5'.repeat(64))).toBeDefined()
    expect(screen.getByText('e'.repeat(64))).toBeDefined()
    expect(screen.getByText('128人登记，10人中签')).toBeDefined()
    expect(way('已按摇号顺序候补，查看位置')).toBe('/my/book/waitlist/w9')
    await press('查看全部顺序')
    expect(await screen.findByText('我 · 未中签')).toBeDefined()
    expect(screen.queryByRole('button', { name: '登记摇号' })).toBeNull()
  })

  test('between two rounds: what is left, when it is given out again, and that one can still ask', async () => {
    answer(drawServices.drawDetail, aDrawBetweenRounds())
    answer(drawServices.enterDraw, { drawEntryId: 'e1', digest: 'd' })
    open()
    expect(await screen.findByText('余号登记中')).toBeDefined()
    expect(screen.getByText('还剩2个号，30分00秒后派给这段时间登记的人，先后不影响结果')).toBeDefined()
    expect(screen.getByText(/最后一轮；之后还有号，谁都可以直接预约/)).toBeDefined()
    await press('登记摇号')
    await screen.findByText('未中签时按摇号顺序候补')
  })

  test('who stands a turn later is told why, until when he waits, and that he may leave', async () => {
    const draw = aDrawBetweenRounds()
    answer(drawServices.drawDetail, draw)
    answer(
      drawServices.listOwnEntries,
      rows([
        anOwnEntry({ drawState: 'drawn', entryLabel: '排到最后一轮', isLater: true, closesAt: draw.lastRoundAt ?? 0 }),
      ]),
    )
    answer(
      drawServices.listDrawn,
      rows([
        {
          digest: 'd'.repeat(64),
          lot: '1'.repeat(64),
          turn: 1,
          askedRound: 0,
          round: null,
          rank: 0,
          entryState: 'entered' as const,
        },
      ]),
    )
    answer(drawServices.leaveDraw, true)
    open()
    expect(await screen.findByText(/这次排在后面。.+仍有号就派给您，不用再登记。/)).toBeDefined()
    await press('查看全部顺序')
    expect(await screen.findByText('我 · 排到最后一轮')).toBeDefined()
    await press('退出摇号')
    await press('退出')
    expect(sentTo(drawServices.leaveDraw)).toEqual({ drawEntryId: 'e1' })
  })

  test.each([
    ['while a round is being given out', { roundAt: saturday - 1 }],
    ['where a server of the version before answers, which says nothing of rounds', { roundAt: null }],
  ])('nobody asks %s', async (_, changes) => {
    answer(drawServices.drawDetail, { ...aDrawBetweenRounds(), ...changes })
    open()
    expect(await screen.findByText('顺序已摇出，正在按顺序派号')).toBeDefined()
    expect(screen.queryByRole('button', { name: '登记摇号' })).toBeNull()
  })

  test('a guest sees it all and logs in to ask', async () => {
    forget()
    answer(drawServices.drawDetail, aDraw())
    open()
    await screen.findByText('c'.repeat(64))
    expect(way('登录后登记摇号')).toBe('/login?backPath=%2Fbook%2Fdraw%2Fh1.s1')
    expect(callsOf(drawServices.listOwnEntries)).toHaveLength(0)
  })
})

test('/my/book/draws: until when one waits who stands a turn later', async () => {
  answer(drawServices.listOwnEntries, rows([anOwnEntry({ entryLabel: '排到最后一轮', isLater: true })]))
  openAt('/my/book/draws', DrawsPage)
  expect(await screen.findByText(/仍有号就派给您/)).toBeDefined()
})

test('/my/book/draws: what was asked for, and what came of it', async () => {
  answer(
    drawServices.listOwnEntries,
    rows([anOwnEntry({ entryState: 'won', entryLabel: '中签', rank: 1, bookingId: 'b1' })]),
  )
  openAt('/my/book/draws', DrawsPage)
  expect(await screen.findByText('中签')).toBeDefined()
  expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toBe('/book/draw/h1.s1')
})
