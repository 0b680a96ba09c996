import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { bookingDeskServices as services } from '@nethos/contract/booking/booking-desk.services.ts'
import { fairDeskServices, type DeskDraw } from '@nethos/contract/booking/fair-desk.services.ts'
import { defaultRule } from '@nethos/contract/booking/hospital-rules.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import BansPage from './bans.page.tsx'
import BookingPage from './booking.page.tsx'
import BookingsPage from './bookings.page.tsx'
import FairSessionPage from './fair-session.page.tsx'
import FairSessionsPage from './fair-sessions.page.tsx'
import RulesPage from './rules.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = Date.parse('2026-11-21T07:00:00Z')
const row = {
  bookingId: 'b1',
  status: 'booked',
  statusLabel: '已预约',
  personName: '王*英',
  hosName: '宁禾大学附属第一医院',
  deptName: '心血管内科',
  docName: '沈知远',
  kind: 'expert',
  onDay: '2026-11-25',
  period: 'am',
  time: '08:30',
  no: 2,
  feeCents: 5000,
  payAt: 'us',
  isPaid: true,
  createdAt: at,
} as const
const pageOf = <Row,>(rows: Row[]) => ({ rows, pageNum: 1, pageSize: 20, hasNextPage: false })

beforeEach(() => begin())

const write = (dialog: HTMLElement, text: string, yes: string) => {
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: text } })
  fireEvent.click(within(dialog).getByRole('button', { name: yes }))
}

it('lists bookings with masked names, and finds by day and department', async () => {
  answer(services.listDeskBookings, pageOf([row]))
  openPage('/bookings?on=2026-11-25&dept=心血管', { path: '/bookings', Page: BookingsPage })
  expect(await screen.findByText('王*英')).toBeTruthy()
  expect(screen.getByText('2026-11-25 上午 08:30')).toBeTruthy()
  expect(screen.getByText('2号')).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看王*英的挂号b1' }).getAttribute('href')).toBe('/bookings/b1')
  expect(sentTo(services.listDeskBookings)[0]).toMatchObject({ onDay: '2026-11-25', deptName: '心血管' })
})

it('shows what happened to one, and bars its person only with a reason', async () => {
  answer(services.deskBooking, {
    booking: {
      ...row,
      recordNumber: 'B1',
      hospitalNo: 'H1',
      reason: '',
      changedFrom: '',
      changedTo: '',
      cancelUntil: at,
    },
    moves: [{ fromLabel: '待支付', toLabel: '医院确认中', event: 'pay', by: 'payment', at }],
    banId: '',
    cancelled: 1,
  })
  answer(services.bar, true)
  openPage('/bookings/b1', { path: '/bookings/:bookingId', Page: BookingPage })
  expect(await screen.findByText('医院确认中')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '暂停该就诊人预约' }))
  const dialog = await screen.findByRole('dialog')
  write(dialog, '', '暂停30天')
  expect(await within(dialog).findByText('原因不能为空')).toBeTruthy()
  write(dialog, '倒号', '暂停30天')
  await waitFor(() => expect(sentTo(services.bar)).toEqual([{ bookingId: 'b1', reason: '倒号', days: 30 }]))
})

it('answers an appeal, and lifts a ban', async () => {
  const appeal = { appealId: 'a1', banId: 'x1', personName: '王*英', reason: '30天内退号3次', untilAt: at }
  answer(
    services.listAppeals,
    pageOf([{ ...appeal, content: '家人住院', state: 'open' as const, answer: '', createdAt: at, answeredAt: null }]),
  )
  const ban = { banId: 'x1', personName: '王*英', reason: '30天内退号3次', fromAt: at, untilAt: at }
  answer(services.listDeskBans, pageOf([{ ...ban, liftedAt: null, liftNote: '', isOpen: true }]))
  answer(services.answerAppeal, true)
  answer(services.liftBan, true)
  openPage('/booking-bans', { path: '/booking-bans', Page: BansPage })
  fireEvent.click(await screen.findByRole('button', { name: '不通过' }))
  write(await screen.findByRole('dialog'), '没有证明', '不通过申诉')
  await waitFor(() =>
    expect(sentTo(services.answerAppeal)).toEqual([{ appealId: 'a1', isGranted: false, answer: '没有证明' }]),
  )
})

it('shows the rules of each hospital in the patients’ words', async () => {
  answer(services.listRules, [{ hosId: 'h1', hosName: '第一医院', isOwn: false, rule: defaultRule, changedAt: null }])
  openPage('/booking-rules', { path: '/booking-rules', Page: RulesPage })
  expect(await screen.findByText(/30天内退号3次，将暂停这位就诊人的预约30天/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '修改' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('每人每天最多几个号'), { target: { value: '99' } })
  expect(await within(dialog).findByText('每天号数须在1至10之间')).toBeTruthy()
})

const drawn = {
  sessionId: 'h1.s1',
  onDay: '2026-11-25',
  period: 'am',
  kind: 'expert',
  feeCents: 5000,
  deptId: 'h1.k1',
  deptName: '心血管内科',
  hosId: 'h1',
  hosName: '宁禾大学附属第一医院',
  clinicDoctorId: 'h1.d1',
  docName: '沈知远',
  docTitle: '主任医师',
  isStopped: false,
} as const

it('lists sessions with a line or a draw, of one day', async () => {
  answer(
    fairDeskServices.listDeskFair,
    pageOf([{ ...drawn, waiting: 4, offered: 1, accepted: 2, drawState: 'settled' as const, entries: 30, won: 10 }]),
  )
  openPage('/waitlists?on=2026-11-25', { path: '/waitlists', Page: FairSessionsPage })
  expect(await screen.findByText('已揭晓（30人登记，10人中签）')).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看' }).getAttribute('href')).toContain('/waitlists/h1.s1')
  expect(sentTo(fairDeskServices.listDeskFair)[0]).toMatchObject({ onDay: '2026-11-25' })
})

const gathering: DeskDraw = {
  drawState: 'gathering',
  commitment: 'c'.repeat(64),
  committedAt: at,
  opensAt: at,
  closesAt: at,
  seed: '',
  drawnAt: null,
  roundAt: null,
  lastRoundAt: null,
  settledAt: null,
  numbers: 10,
  left: 10,
  entries: 30,
  later: 0,
  won: 0,
}

it('shows a line with masked names, what was offered, and the draw with its public page', async () => {
  answer(fairDeskServices.deskFair, {
    session: drawn,
    waits: [
      {
        waitId: 'w1',
        personName: '王*英',
        waitState: 'offered',
        place: 1,
        isFromDraw: true,
        declines: 1,
        misses: 0,
        createdAt: at,
      },
    ],
    offers: [
      { offerId: 'o1', personName: '王*英', no: 7, offerState: 'open', madeAt: at, endsAt: at, answeredAt: null },
    ],
    draw: gathering,
  })
  openPage('/waitlists/h1.s1', { path: '/waitlists/:sessionId', Page: FairSessionPage })
  expect(await screen.findByText('有号待确认')).toBeTruthy()
  expect(screen.getByText('7号')).toBeTruthy()
  expect(screen.getByText('c'.repeat(64))).toBeTruthy()
  expect(screen.getByText('截止后公布，此前工作人员也看不到')).toBeTruthy()
  expect(screen.getByRole('link', { name: '患者看到的摇号页' }).getAttribute('href')).toBe('/book/draw/h1.s1')
})

it('says of a draw between two rounds what is left, when it is given out, and who waits for the last one', async () => {
  const roundAt = Date.now() + 1_800_000
  answer(fairDeskServices.deskFair, {
    session: drawn,
    waits: [],
    offers: [],
    draw: {
      ...gathering,
      drawState: 'drawn',
      seed: '5'.repeat(64),
      drawnAt: at,
      roundAt,
      lastRoundAt: roundAt + 3_600_000,
      left: 2,
      entries: 11,
      later: 3,
      won: 8,
    },
  })
  openPage('/waitlists/h1.s1', { path: '/waitlists/:sessionId', Page: FairSessionPage })
  expect(await screen.findByText('余号登记中')).toBeTruthy()
  expect(screen.getByText(/^2个，.+派给新登记的人$/)).toBeTruthy()
  expect(screen.getByText(/3人排在后面等这一轮；之后先到先得$/)).toBeTruthy()
})

it('says how long an offered number is kept, and lets it be changed', async () => {
  answer(services.listRules, [{ hosId: 'h1', hosName: '第一医院', isOwn: false, rule: defaultRule, changedAt: null }])
  openPage('/booking-rules', { path: '/booking-rules', Page: RulesPage })
  fireEvent.click(await screen.findByRole('button', { name: '修改' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('候补的号保留几分钟（免打扰时段不计时）'), { target: { value: '2' } })
  expect(await within(dialog).findByText('保留分钟数须在5至240之间')).toBeTruthy()
})
