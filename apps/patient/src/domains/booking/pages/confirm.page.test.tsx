import { confirmPage } from '@nethos/contract/booking/booking.links.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { orderRefusals } from '@nethos/contract/booking/orders.refusals.ts'
import type { ChosenNumber } from '@nethos/contract/booking/orders.schemas.ts'
import { orderServices } from '@nethos/contract/booking/orders.services.ts'
import { bookingLimitServices } from '@nethos/contract/booking/limits.services.ts'
import { fileServices } from '@nethos/contract/hospital-account/file.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { FaultError, RefusedError } from '@nethos/calls/trouble.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { aChild, aPerson } from '../../people/testing/people.samples.ts'
import { configure, openAt, press, way } from '../../../testing/open-at.tsx'
import { chosenIn, otherTimes } from '../parts/chosen-in.ts'
import { inDays, saturday } from '../testing/booking.samples.ts'
import ConfirmPage from './confirm.page.tsx'

vi.mock('@nethos/calls/call.ts')
const confirmAt = confirmPage({
  hosId: 'h1',
  hosName: '宁禾大学附属第一医院',
  deptId: 'h1.k1',
  deptName: '心血管内科',
  clinicDoctorId: 'h1.d1',
  docName: '沈知远',
  docTitle: '主任医师',
  sessionId: 'h1.s1',
  onDay: inDays(4),
  period: 'am',
  feeCents: 5000,
  numberId: 'h1.s1.2',
  no: 2,
  time: '08:30',
  sort: 1,
})
const aNumber = (facts: Partial<ChosenNumber>): ChosenNumber => ({
  sessionId: 'h1.s1',
  hosId: 'h1',
  hosName: '宁禾大学附属第一医院',
  deptName: '心血管内科',
  docName: '沈知远',
  docTitle: '主任医师',
  onDay: inDays(4),
  period: 'am',
  time: '08:30',
  no: 2,
  feeCents: 5000,
  cancelUntil: saturday + 3 * 86_400_000,
  ...facts,
})
const made = { bookingId: 'b1', feeCents: 5000, status: 'taking', result: 'none' } as const

beforeEach(async () => {
  localStorage.clear()
  forget()
  await configure({ now: saturday })
  vi.setSystemTime(saturday)
  answer(peopleServices.listPeople, [aPerson(), aChild()])
  answer(orderServices.checkPatient, true)
  answer(orderServices.insurance, { insurance: '市医保', isInsured: true, name: '王秀英' })
  answer(fileServices.listCards, { cards: [] })
  answer(orderServices.chosenNumber, aNumber({}))
  answer(bookingLimitServices.bookingRules, {
    sentences: [
      '同一就诊人每天最多预约2个号，每周（周一至周日）最多4个；同一时段只能预约1个号。',
      '就诊前1天17:00前可以退号、改约，费用全额退回。',
    ],
    checkInNote: '',
    windowPay: true,
    waitlistOn: true,
  })
})

describe('the confirmation', () => {
  test('shows all that was chosen, the notice and the papers, and goes on to pay', async () => {
    answer(orderServices.registerInSession, made)
    const { at } = openAt(confirmAt, ConfirmPage)
    for (const text of ['宁禾大学附属第一医院', '心血管内科', '沈知远 主任医师', '2号', '¥50.00'])
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    expect(screen.getByText(/上午 08:30/)).toBeDefined()
    expect(screen.getByText(/频繁取消预约可能会被列入黑名单，无法使用预约功能/)).toBeDefined()
    await press('确认预约')
    expect(screen.getAllByText('请选择就诊人').length).toBeGreaterThan(0)
    await press(/王秀英/)
    expect(await screen.findByText('暂无就诊卡号可供选择')).toBeDefined()
    expect(await screen.findByText('市医保')).toBeDefined()
    expect(at()).toContain('compatId=p1')
    await press('确认预约')
    expect(sentTo(orderServices.registerInSession)).toMatchObject({
      sessionId: 'h1.s1',
      numberId: 'h1.s1.2',
      personId: 'p1',
    })
    expect(at()).toBe('/book/pay?orderId=b1')
  })

  test('takes no tap before it is known until when the number can be given back', async () => {
    let arrive: (number: ChosenNumber) => void = () => undefined
    answer(orderServices.chosenNumber, () => new Promise(resolve => (arrive = resolve)))
    answer(orderServices.registerInSession, made)
    openAt(confirmAt, ConfirmPage)
    await press(/王秀英/)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '确认预约' }).disabled).toBe(true)
    await act(async () => arrive(aNumber({ cancelUntil: saturday - 1 })))
    await press('确认预约')
    expect(await screen.findByRole('button', { name: '再想想' })).toBeDefined()
    expect(callsOf(orderServices.registerInSession)).toHaveLength(0)
  })

  test('of several visit cards one is chosen, and goes along; another person has his own', async () => {
    answer(fileServices.listCards, {
      cards: [
        { cardNumber: 'K260007', insurance: '自费' },
        { cardNumber: 'K260007-2', insurance: '市医保' },
      ],
    })
    answer(orderServices.registerInSession, made)
    const { at } = openAt(confirmAt, ConfirmPage)
    await press(/王秀英/)
    expect(await screen.findByText('有多张就诊卡，请选择这次用哪一张：')).toBeDefined()
    await waitFor(() => expect(at()).toContain('jzkh=K260007'))
    await press(/市医保/)
    expect(at()).toContain('jzkh=K260007-2')
    await press('确认预约')
    expect(sentTo(orderServices.registerInSession)).toMatchObject({ personId: 'p1', cardNumber: 'K260007-2' })
  })

  test('what costs nothing goes on to the success', async () => {
    answer(orderServices.registerInSession, { ...made, feeCents: 0 })
    const { at } = openAt(confirmAt, ConfirmPage)
    await press(/王秀英/)
    await press('确认预约')
    expect(at()).toBe('/book/success?orderId=b1')
  })

  test('what the hospital states no fee for is not called free, says where it is paid, and goes on to the success', async () => {
    answer(orderServices.chosenNumber, aNumber({ feeCents: null }))
    answer(orderServices.registerInSession, { ...made, feeCents: null })
    const { at } = openAt(confirmAt.replace(/&?bookFee=\d+/, ''), ConfirmPage)
    expect(await screen.findByText(/医院没有公布这次的挂号费/)).toBeDefined()
    expect(screen.getByText('费用以医院为准')).toBeDefined()
    expect(screen.queryByText(/免费|¥/)).toBeNull()
    await press(/王秀英/)
    await press('确认预约')
    expect(at()).toBe('/book/success?orderId=b1')
  })

  test('an answer that is lost on the way back: the next tap finds the booking that was made, and makes no other', async () => {
    answer(orderServices.registerInSession, () => {
      throw new FaultError('网络错误，请稍后重试')
    })
    const { at } = openAt(confirmAt, ConfirmPage)
    await press(/王秀英/)
    await press('确认预约')
    expect(await screen.findByText('网络错误，请稍后重试')).toBeDefined()
    expect(at()).toContain('/book/confirm')
    refuse(orderServices.registerInSession, orderRefusals.already_booked, { bookingId: 'b1' })
    vi.setSystemTime(saturday + 2_000)
    await press('确认预约')
    expect(await screen.findByText(orderRefusals.already_booked.sentence)).toBeDefined()
    expect(way('查看已有的预约')).toBe('/my/book/list/b1')
  })

  const here = new URLSearchParams({ comefrom: `${confirmAt}&compatId=p1` })
  test.each([
    [orderRefusals.not_bound, '去绑定', `/hospital?action=auth&compatId=p1&bookHosId=h1&${here}`],
    [orderRefusals.banned, '查看和申诉', '/my/book/bans'],
    [orderRefusals.id_card_missing, '立即完善', `/my/edit?mode=idcard&id=p1&${here}`],
    [
      orderRefusals.guardian_missing,
      '添加监护人',
      `/my/jhr/add?compatId=p1&${String(here).replace('comefrom', 'nextPage')}`,
    ],
  ])('says what stands in the way, and the way out and back', async (refusal, word, to) => {
    refuse(orderServices.checkPatient, refusal)
    refuse(orderServices.registerInSession, refusal)
    openAt(confirmAt, ConfirmPage)
    await press(/王秀英/)
    expect(await screen.findByText(refusal.sentence)).toBeDefined()
    expect(way(word)).toBe(to)
    // Tapped all the same: it is said once, and in sight.
    await press('确认预约')
    expect(screen.getAllByText(refusal.sentence)).toHaveLength(1)
    expect(screen.getByRole('alert').textContent).toContain(refusal.sentence)
    expect(way(word)).toBe(to)
  })

  const refusedWith = async (refusal: { code: string; sentence: string }, obj?: object) => {
    answer(orderServices.registerInSession, () => {
      throw new RefusedError(refusal.code, refusal.sentence, obj)
    })
    const opened = openAt(confirmAt, ConfirmPage)
    await press(/王秀英/)
    await press('确认预约')
    expect((await screen.findByRole('alert')).textContent).toContain(refusal.sentence)
    return opened
  }
  test('who was too late sees on the page what is free, and takes it by one tap', async () => {
    const free = [{ numberId: 'h1.s1.5', no: 5, time: '09:10' }]
    const { at } = await refusedWith(orderRefusals.taken, { sessionId: 'h1.s1', free, mayWait: true })
    expect(way('候补这一节')).toContain('h1.s1')
    expect(way('选择其他时间')).toBe('/book/doc/h1.d1?bookDocId=h1.d1&bookHosId=h1&bookSort=1')
    answer(orderServices.registerInSession, made)
    await press('09:10（5号）')
    expect(sentTo(orderServices.registerInSession)).toMatchObject({ numberId: 'h1.s1.5' })
    expect(at()).toBe('/book/pay?orderId=b1')
  })

  test('what is full leads to clinics that are not: a tap puts one in its place, to be confirmed', async () => {
    const other = {
      sessionId: 'h1.s9',
      onDay: inDays(5),
      period: 'pm',
      clinicDoctorId: 'h1.d1',
      docName: '沈知远',
      docTitle: '主任医师',
      feeCents: 8000,
    }
    await refusedWith(orderRefusals.full, { sessionId: 'h1.s1', free: [], others: [other], mayWait: true })
    fireEvent.click(screen.getByRole('link', { name: /下午.*沈知远/ }))
    expect(screen.queryByRole('alert')).toBeNull()
    answer(orderServices.registerInSession, made)
    await press('确认预约')
    expect(sentTo(orderServices.registerInSession)).toMatchObject({ sessionId: 'h1.s9', numberId: '', personId: 'p1' })
  })

  test.each([
    [
      orderRefusals.full,
      { sessionId: 'h1.s1', free: [], mayWait: true },
      '候补这一节',
      '/book/waitlist?bookSchemeId=h1.s1',
    ],
    [orderRefusals.already_booked, { bookingId: 'b9' }, '查看已有的预约', '/my/book/list/b9'],
    [orderRefusals.already_booked, undefined, '查看已有的预约', '/my/book'],
    [orderRefusals.day_full, undefined, '查看我的挂号', '/my/book'],
    [orderRefusals.week_full, undefined, '查看我的挂号', '/my/book'],
    [orderRefusals.by_draw, { sessionId: 'h1.s1' }, '去登记摇号', '/book/draw/h1.s1'],
    [orderRefusals.stopped, undefined, '选择其他时间', '/book/doc/h1.d1?bookDocId=h1.d1&bookHosId=h1&bookSort=1'],
    [orderRefusals.over, undefined, '选择其他时间', '/book/doc/h1.d1?bookDocId=h1.d1&bookHosId=h1&bookSort=1'],
  ])('a no stays on the page with the way on', async (refusal, obj, word, to) => {
    await refusedWith(refusal, obj)
    expect(way(word)).toBe(to)
    expect(screen.queryByRole('button', { name: '确认预约' })).toBeNull()
  })

  test('too many of a day: the rule is said; another person may book', async () => {
    await refusedWith({ ...orderRefusals.day_full, sentence: '这位就诊人当天已预约2个号，每天最多2个' })
    expect(screen.getByText(/同一就诊人每天最多预约2个号，每周/)).toBeDefined()
    await press(/李小满/)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: '确认预约' })).toBeDefined()
  })

  test('of several departments, at the school hospital, on the day: another time is chosen where this one was', async () => {
    for (const [sort, to] of [
      [4, '/book/mdt/scheme?bookDeptId=h1.k1&bookHosId=h1'],
      [3, '/school/paiban?docId=h1.d1'],
      [2, '/book/today?bookDeptId=h1.k1&bookHosId=h1&bookSort=2'],
    ] as const)
      expect(
        otherTimes(
          chosenIn(new URL(confirmAt.replace('bookSort=1', `bookSort=${sort}`), location.origin).searchParams),
        ),
      ).toBe(to)
  })

  test('nothing is known for want of a network: said, and asked again by a tap', async () => {
    answer(orderServices.checkPatient, () => {
      throw new Error('网络错误，请稍后重试')
    })
    openAt(confirmAt, ConfirmPage)
    await press(/王秀英/)
    expect(await screen.findByText('网络错误，请稍后重试')).toBeDefined()
    answer(orderServices.checkPatient, true)
    await press('重新查询')
    expect(await screen.findByText('就诊卡和医保')).toBeDefined()
  })

  test('a tap without a line says so at once, and the next one books', async () => {
    answer(orderServices.registerInSession, () => {
      throw new Error('网络错误，请稍后重试')
    })
    openAt(`${confirmAt}&compatId=p1`, ConfirmPage)
    await screen.findByText(/^此号.*前可以退号/)
    await press('确认预约')
    expect(await screen.findByText('网络错误，请稍后重试')).toBeDefined()
    answer(orderServices.registerInSession, made)
    await press('确认预约')
    expect(callsOf(orderServices.registerInSession)).toHaveLength(2)
  })

  test('without a session it leads to where bookings begin', () => {
    openAt('/book/confirm', ConfirmPage)
    expect(screen.getByText('请先选择要预约的号')).toBeDefined()
    expect(way('去选号')).toBe('/book')
  })
})

describe('what the address says is not believed', () => {
  test('doctor and fee are shown as they are', async () => {
    answer(orderServices.chosenNumber, aNumber({ docName: '陈志远', feeCents: 30_000 }))
    openAt(confirmAt, ConfirmPage)
    expect(await screen.findByText(/陈志远/)).toBeDefined()
    expect(screen.queryByText(/沈知远/)).toBeNull()
    expect(screen.getAllByText(/300/).length).toBeGreaterThan(0)
  })

  test('this number’s own deadline; of one that can no longer be given back it is said in red, and asked once', async () => {
    answer(orderServices.registerInSession, made)
    const { leave } = openAt(`${confirmAt}&compatId=p1`, ConfirmPage)
    expect(await screen.findByText(/^此号.*前可以退号、改约，费用全额退回/)).toBeDefined()
    expect(screen.queryByText(/此号预约后不能退/)).toBeNull()
    leave()
    forget()
    answer(peopleServices.listPeople, [aPerson(), aChild()])
    answer(orderServices.checkPatient, true)
    answer(fileServices.listCards, { cards: [] })
    answer(orderServices.registerInSession, made)
    answer(orderServices.chosenNumber, aNumber({ cancelUntil: saturday - 1 }))
    openAt(`${confirmAt}&compatId=p1`, ConfirmPage)
    expect(await screen.findByText('此号预约后不能退。')).toBeDefined()
    await press('确认预约')
    expect(callsOf(orderServices.registerInSession)).toEqual([])
    await press('再想想')
    expect(callsOf(orderServices.registerInSession)).toEqual([])
  })

  test('of a visit that begins within half an hour it is said that it does, and where', async () => {
    answer(orderServices.chosenNumber, aNumber({ onDay: inDays(0), time: '09:06' }))
    const { leave } = openAt(`${confirmAt}&compatId=p1`, ConfirmPage)
    expect(await screen.findByText('此号6分钟后就诊，请确认能赶到宁禾大学附属第一医院。')).toBeDefined()
    leave()
    answer(orderServices.chosenNumber, aNumber({ onDay: inDays(0), time: '09:40' }))
    openAt(`${confirmAt}&compatId=p1`, ConfirmPage)
    await screen.findByText(/^此号.*前可以退号/)
    expect(screen.queryByText(/请确认能赶到/)).toBeNull()
  })
})
