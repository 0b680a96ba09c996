import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { orderChangeServices } from '@nethos/contract/booking/order-change.services.ts'
import { orderPayServices } from '@nethos/contract/booking/order-pay.services.ts'
import { orderServices } from '@nethos/contract/booking/orders.services.ts'
import { bookingLimitServices } from '@nethos/contract/booking/limits.services.ts'
import { paymentRefusals } from '@nethos/contract/payment/payment.refusals.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { schoolOrderServices } from '@nethos/contract/booking/school-orders.services.ts'
import { orderRefusals } from '@nethos/contract/booking/orders.refusals.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { aChild, aPerson } from '../../people/testing/people.samples.ts'
import SchoolBookingsPage from '../../school/pages/bookings.page.tsx'
import { configure, openAt, press, type, way } from '../../../testing/open-at.tsx'
import { saturday } from '../testing/booking.samples.ts'
import { aBan, aBooking, anAlternative, stopped, unpaid } from '../testing/orders.samples.ts'
import AllBookingsPage from './all-bookings.page.tsx'
import BansPage from './bans.page.tsx'
import BookingPage from './booking.page.tsx'
import BookingsPage from './bookings.page.tsx'
import ChangePage from './change.page.tsx'
import MyBookingsPage from './mine.page.tsx'
import PayBookingPage from './pay.page.tsx'
import StoppedPage from './stopped.page.tsx'
import SuccessPage from './success.page.tsx'

vi.mock('@nethos/calls/call.ts')
const page = <Row,>(rows: Row[]) => ({ rows, pageNum: 1, pageSize: 10, hasNextPage: false })
const made = { bookingId: 'b1', feeCents: 5000, status: 'taking', result: 'none' } as const
const openBooking = () => openAt('/my/book/list/b1', BookingPage, { path: '/my/book/list/:id' })

beforeEach(async () => {
  localStorage.clear()
  forget()
  await configure({ now: saturday })
  vi.setSystemTime(saturday)
  answer(peopleServices.listPeople, [aPerson(), aChild()])
  answer(bookingLimitServices.listBans, [])
  answer(orderPayServices.queryBookingPayment, { state: 'waiting', payWaitSeconds: 900 })
})

test('who cannot come lets the number go after a question that says what it costs', async () => {
  const late = '已过退号时间，挂号费不退。让出的号会给别人，按一次退号计算，不算爽约'
  answer(orderServices.bookingDetail, aBooking({ acts: ['forgo'], cancelUntil: saturday - 1, countedSentence: late }))
  answer(orderChangeServices.forgoBooking, true)
  openBooking()
  await press('我来不了')
  expect(screen.getByRole('dialog', { name: '确定来不了吗？' }).textContent).toContain(late)
  expect(callsOf(orderChangeServices.forgoBooking)).toHaveLength(0)
  const dialog = screen.getByRole('dialog', { name: '确定来不了吗？' })
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: '我来不了' })))
  expect(sentTo(orderChangeServices.forgoBooking)).toEqual({ bookingId: 'b1' })
  expect(await screen.findByText('号已让出，谢谢您')).toBeDefined()
})

test('what counts is listed before it leads to anything, with the rule beside it', async () => {
  answer(bookingLimitServices.listStrikes, [
    {
      bookingId: 'b9',
      strikeKind: 'missed',
      kindLabel: '爽约',
      personName: '王秀英',
      visit: '11月20日 心血管内科',
      at: saturday,
    },
  ])
  openAt('/my/book/bans', BansPage)
  expect(await screen.findByText('没有被暂停预约的就诊人')).toBeDefined()
  expect(screen.getByText(/^爽约：11月20日 心血管内科/)).toBeDefined()
  expect(way('预约规则')).toBe('/book/rule')
})

test('a visit that was given back can be taken out of the phone’s calendar', async () => {
  answer(orderServices.bookingDetail, aBooking({ status: 'cancelled', statusLabel: '已取消', acts: [] }))
  openBooking()
  expect((await screen.findByRole('link', { name: '从手机日历中删除' })).getAttribute('href')).toBe(
    '/book/calendar/b1.x.ics',
  )
})

describe('paying', () => {
  test('while the hospital is asked it says so, and goes on by itself', async () => {
    answer(orderServices.bookingDetail, aBooking({ status: 'taking', statusLabel: '正在取号', pickUpCode: '' }))
    openAt('/book/pay?orderId=b1', PayBookingPage)
    expect(await screen.findByText('正在向医院取号')).toBeDefined()
  })

  test('no way is chosen', async () => {
    answer(orderServices.bookingDetail, unpaid())
    openAt('/book/pay?orderId=b1', PayBookingPage)
    await press('确认支付')
    expect(screen.getByText('请选择支付方式')).toBeDefined()
  })

  test('at the hospital, after a question', async () => {
    answer(orderServices.bookingDetail, unpaid())
    answer(orderPayServices.payAtWindow, true)
    openAt('/book/pay?orderId=b1', PayBookingPage)
    await press(/在医院窗口或自助机缴费/)
    await press('到院支付')
    expect(screen.getByText('确定到医院支付吗？')).toBeDefined()
    await press('到院支付')
    expect(sentTo(orderPayServices.payAtWindow)).toEqual({ bookingId: 'b1' })
  })

  test('shows what, how much, how long, and pays', async () => {
    answer(orderServices.bookingDetail, unpaid())
    answer(orderPayServices.payBooking, 'SUCCESS')
    const { at } = openAt('/book/pay2/1?orderId=b1&registeType=1', PayBookingPage, { path: '/book/pay2/:isFirst' })
    expect((await screen.findByRole('timer')).textContent).toBe('请在 15分00秒内完成支付，超时后号会放回')
    expect(screen.getByText(/自助机取号时结算/)).toBeDefined()
    await press(/微信支付/)
    answer(orderServices.bookingDetail, aBooking())
    await press('确认支付')
    expect(sentTo(orderPayServices.payBooking)).toMatchObject({ bookingId: 'b1', payChannel: 'WECHAT' })
    expect(at()).toBe('/book/success?orderId=b1')
  })

  test('what came to nothing says why, and what now', async () => {
    answer(
      orderServices.bookingDetail,
      aBooking({ status: 'refused', statusLabel: '预约失败', reason: '这个号刚被医院窗口挂走', acts: [] }),
    )
    openAt('/book/pay?orderId=b1', PayBookingPage)
    expect(await screen.findByText('没有预约成功')).toBeDefined()
    expect(screen.getByText('原因：这个号刚被医院窗口挂走')).toBeDefined()
    expect(way('候补这一节')).toContain('h1.s1')
    expect(way('看看其他时间')).toContain('/book/doc/h1.d1')
  })
})

describe('预约成功', () => {
  test('shows code, way, notes and calendar, and leads to the records', async () => {
    answer(orderServices.bookingDetail, aBooking())
    openAt('/book/success?orderId=b1', SuccessPage)
    expect((await screen.findAllByText('预约成功')).length).toBeGreaterThan(0)
    for (const text of ['836204', '地铁2号线东湖站C口', '请提前30分钟到达，凭取号码取号、报到。'])
      expect(screen.getByText(text)).toBeDefined()
    expect(way('加入手机日历')).toBe('/book/calendar/b1.x.ics')
    expect(way('查看预约记录')).toBe(
      `/myBookNumber?${new URLSearchParams({ orderInfo: JSON.stringify({ bookSort: 1, orderId: 'b1' }) })}`,
    )
    expect(way('填写病史')).toBe('/my/illness/edit?ddid=b1&compatId=p1')
  })

  test('what it costs where the hospital states nothing: only the hospital knows, and it is paid there', async () => {
    answer(orderServices.bookingDetail, aBooking({ feeCents: null, payAt: 'window', isPaid: false }))
    openAt('/book/success?orderId=b1', SuccessPage)
    expect(await screen.findByText('费用以医院为准')).toBeDefined()
    expect(screen.getByText('挂号费以医院为准：就诊当天请到窗口或自助机缴费后取号。')).toBeDefined()
    expect(screen.queryByText(/免费/)).toBeNull()
  })

  test('a hospital that gives no code says so: one comes with the ID card', async () => {
    answer(orderServices.bookingDetail, aBooking({ pickUpCode: '' }))
    openAt('/book/success?orderId=b1', SuccessPage)
    expect(await screen.findByText('凭身份证取号')).toBeDefined()
    expect(screen.getByText('号序 2号，在自助机或挂号窗口出示')).toBeDefined()
    expect(screen.queryByText('取号码')).toBeNull()
  })

  test('the older address reads its JSON; without an order it leads to one’s bookings', async () => {
    answer(orderServices.bookingDetail, aBooking({ status: 'confirming', statusLabel: '医院确认中' }))
    openAt(`/bookSuccess?${new URLSearchParams({ orderInfo: '{"orderId":"b1"}' })}`, SuccessPage)
    expect(await screen.findByText('医院正在确认')).toBeDefined()
    expect(openAt('/bookSuccess?orderInfo={', SuccessPage).at()).toBe('/my/book')
  })
})

describe('one’s own bookings', () => {
  test('by kind, and the latest; a ban is told', async () => {
    answer(orderServices.listBookings, page([aBooking()]))
    answer(bookingLimitServices.listBans, [aBan()])
    openAt('/my/book', MyBookingsPage)
    expect(await screen.findByText('沈知远 · 心血管内科')).toBeDefined()
    expect(way(/预约挂号记录/)).toBe('/my/book/list')
    expect(way(/校医院挂号记录/)).toBe('/my/book/school')
    expect(way(/^全部/)).toBe('/my/book/all')
    expect(await screen.findByText('王秀英的预约已暂停。')).toBeDefined()
  })

  test('lists say who, where, when and how it stands, and open the detail', async () => {
    answer(orderServices.listBookings, page([aBooking(), unpaid({ bookingId: 'b2' })]))
    openAt('/my/book/list', BookingsPage)
    expect(await screen.findByText('待支付')).toBeDefined()
    expect(sentTo(orderServices.listBookings)).toMatchObject({ sort: 'ahead' })
    expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toBe('/my/book/list/b1')
    expect(screen.getAllByText(/宁禾大学附属第一医院 · 王秀英 · ¥50.00/)).toHaveLength(2)
  })

  test('all of them, of one person', async () => {
    answer(orderServices.listBookings, page([]))
    openAt('/my/book/all', AllBookingsPage)
    expect(await screen.findByText('暂无挂号记录')).toBeDefined()
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: '王秀英' })))
    expect(sentTo(orderServices.listBookings)).toMatchObject({ personId: 'p1' })
  })

  test('those of the school hospital', async () => {
    answer(schoolOrderServices.listSchoolBookings, [aBooking({ sort: 'school', kind: 'school', docName: '' })])
    openAt('/my/book/school', SchoolBookingsPage)
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('/my/book/school/b1')
  })
})

describe('one booking', () => {
  test('says before the tap what would count, gives the number back, and says 取消成功', async () => {
    answer(orderServices.bookingDetail, aBooking())
    answer(orderChangeServices.withdrawBooking, true)
    openBooking()
    expect(await screen.findByText('已预约')).toBeDefined()
    expect(way('改约')).toBe('/my/book/change?orderId=b1')
    await press('取消预约')
    expect(screen.getByText('这将是30天内第2次退号，30天内退号3次将暂停预约30天。')).toBeDefined()
    expect(screen.getByText('挂号费 ¥50.00 将全额退回原支付账户。')).toBeDefined()
    expect(callsOf(orderChangeServices.withdrawBooking)).toHaveLength(0)
    await press('取消预约')
    expect(sentTo(orderChangeServices.withdrawBooking)).toEqual({ bookingId: 'b1' })
    expect(screen.getByText('取消成功')).toBeDefined()
  })

  test('to be paid: offers it, and says how long', async () => {
    answer(orderServices.bookingDetail, unpaid())
    openBooking()
    expect(await screen.findByText(/超时后号会放回/)).toBeDefined()
    expect(way('去支付')).toBe('/book/pay?orderId=b1')
  })

  test('stopped: leads to the choice; being changed: says that the old one stays', async () => {
    answer(orderServices.bookingDetail, stopped())
    const { leave } = openBooking()
    expect(await screen.findByText('已停诊')).toBeDefined()
    expect(way('改约或退款')).toBe('/my/book/stopped?orderId=b1')
    leave()
    forget()
    answer(orderServices.bookingDetail, aBooking({ isChanging: true, changedTo: 'b9', acts: [] }))
    openBooking()
    expect(await screen.findByText(/正在改约，医院确认前原预约保留/)).toBeDefined()
    expect(way('查看新的预约')).toBe('/my/book/list/b9')
  })
})

describe('a no stays on the page', () => {
  test('too late to give it back: whom to call', async () => {
    answer(orderServices.bookingDetail, aBooking())
    refuse(orderChangeServices.withdrawBooking, orderRefusals.too_late)
    openBooking()
    await screen.findByText('已预约')
    await press('取消预约')
    await press('取消预约')
    expect((await screen.findByRole('alert')).textContent).toContain(orderRefusals.too_late.sentence)
    expect(screen.getByRole('link', { name: /拨打客服电话/ })).toBeDefined()
  })

  test('the other time has just gone, or he may not book: the old one stays, and the way on is there', async () => {
    answer(orderServices.bookingDetail, aBooking())
    answer(orderChangeServices.listAlternatives, [anAlternative()])
    refuse(orderChangeServices.changeBooking, orderRefusals.taken)
    openAt('/my/book/change?orderId=b1', ChangePage)
    const take = async () => {
      await act(async () => fireEvent.click(await screen.findByText(/下午/)))
      await press(/14:30/)
      await press('确定改约')
    }
    await take()
    expect((await screen.findByRole('alert')).textContent).toContain('手慢了，这个号刚刚被约走')
    expect(screen.getByText(/原来的预约没有变/)).toBeDefined()
    refuse(orderChangeServices.changeBooking, orderRefusals.not_bound)
    await take()
    expect(way('去绑定')).toContain(`comefrom=${encodeURIComponent('/my/book/change?orderId=b1')}`)
  })

  test('the way to pay is closed; the hospital has answered an appeal meanwhile', async () => {
    answer(orderServices.bookingDetail, unpaid())
    refuse(orderPayServices.payBooking, paymentRefusals.way_closed)
    const { leave } = openAt('/book/pay?orderId=b1', PayBookingPage)
    await press(/微信支付/)
    await press('确认支付')
    expect((await screen.findByRole('alert')).textContent).toContain(paymentRefusals.way_closed.sentence)
    leave()
    forget()
    answer(bookingLimitServices.listBans, [aBan()])
    refuse(bookingLimitServices.appeal, orderRefusals.no_ban)
    openAt('/my/book/bans', BansPage)
    await screen.findByText('30天内退号3次')
    type('申诉理由', '家人突然住院')
    await press('提交申诉')
    expect(screen.getByText(orderRefusals.no_ban.sentence)).toBeDefined()
  })
})

describe('another time', () => {
  const take = async () => {
    await act(async () => fireEvent.click(await screen.findByText(/下午/)))
    await press(/14:30/)
    await press('确定改约')
  }

  test('a booked one: the new number first', async () => {
    answer(orderServices.bookingDetail, aBooking())
    answer(orderChangeServices.listAlternatives, [anAlternative()])
    answer(orderChangeServices.changeBooking, { ...made, bookingId: 'b2' })
    const { at } = openAt('/my/book/change?orderId=b1', ChangePage)
    expect(await screen.findByText(/先约上新的号，再退原来的号/)).toBeDefined()
    await take()
    expect(sentTo(orderChangeServices.changeBooking)).toEqual({
      bookingId: 'b1',
      sessionId: 'h1.s2',
      numberId: 'h1.s2.4',
    })
    expect(at()).toBe('/book/success?orderId=b2')
  })

  test('a stopped one whose place another takes leads to that one', async () => {
    answer(orderServices.bookingDetail, stopped({ acts: [], isChanging: true, changedTo: 'b2' }))
    const { at } = openAt('/my/book/stopped?orderId=b1', StoppedPage)
    await waitFor(() => expect(at()).toBe('/book/success?orderId=b2'))
  })

  test('a stopped one: read is told, another session or all the money', async () => {
    answer(orderServices.bookingDetail, stopped())
    answer(orderChangeServices.listAlternatives, [anAlternative()])
    answer(orderChangeServices.acknowledgeStop, true)
    answer(orderChangeServices.refundStopped, true)
    answer(orderChangeServices.changeBooking, { ...made, bookingId: 'b2' })
    const { at } = openAt('/my/book/stopped?orderId=b1', StoppedPage)
    expect(await screen.findByText(/医生临时外出/)).toBeDefined()
    expect(sentTo(orderChangeServices.acknowledgeStop)).toEqual({ bookingId: 'b1' })
    await press('不改约，全额退款')
    await press('确定')
    expect(sentTo(orderChangeServices.refundStopped)).toEqual({ bookingId: 'b1' })
    await take()
    expect(at()).toBe('/book/success?orderId=b2')
  })
})

test('a ban says why and until when, and takes an appeal once', async () => {
  answer(bookingLimitServices.listBans, [aBan()])
  answer(bookingLimitServices.appeal, true)
  const { leave } = openAt('/my/book/bans', BansPage)
  expect(await screen.findByText('30天内退号3次')).toBeDefined()
  await press('提交申诉')
  expect(screen.getByText('申诉理由不能为空')).toBeDefined()
  type('申诉理由', '家人突然住院')
  await press('提交申诉')
  expect(sentTo(bookingLimitServices.appeal)).toEqual({ banId: 'x1', content: '家人突然住院' })
  leave()
  forget()
  answer(bookingLimitServices.listBans, [
    aBan({ appeal: { state: 'open', content: '家人突然住院', answer: '', createdAt: saturday } }),
  ])
  openAt('/my/book/bans', BansPage)
  expect(await screen.findByText('申诉已提交，医院处理后会通知您。')).toBeDefined()
})
