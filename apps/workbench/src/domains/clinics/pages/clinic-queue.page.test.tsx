import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  clinicQueueServices as services,
  type ClinicQueue,
  type ClinicVisitor,
} from '@nethos/contract/clinics/clinic-queue.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import ClinicQueuePage from './clinic-queue.page.tsx'
import ClinicQueuesPage from './clinic-queues.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = (time: string) => Date.parse(`2026-11-23T${time}:00+08:00`)
const queue: ClinicQueue = {
  hosId: 'h4',
  hosName: '宁禾社区医院',
  sessionCode: 's1',
  deptName: '全科',
  doctorName: '沈知远',
  room: '3诊室',
  startsAt: at('08:00'),
  endsAt: at('12:00'),
  calledNo: 1,
  expectedCount: 4,
  waitingCount: 1,
  doneCount: 1,
}
const visitor = (no: number, given: Partial<ClinicVisitor>): ClinicVisitor => ({
  visitorId: `v${no}`,
  numberCode: `n${no}`,
  no,
  startsAt: at('08:00') + no * 600_000,
  status: 'waiting',
  name: '王秀英',
  bookingId: `b${no}`,
  checkedInAt: at('07:50'),
  calledAt: null,
  callCount: 0,
  outcome: '',
  ...given,
})
const notIn = { visitorId: '', status: 'expected', checkedInAt: null } as const

beforeEach(() => begin(at('09:00')))

it('shows the lines of today, and checks in by the code that is shown', async () => {
  answer(services.listClinicQueues, [queue])
  answer(services.checkInByCode, { sessionCode: 's1', no: 3, deptName: '全科', room: '3诊室' })
  openPage('/clinic-queues', { path: '/clinic-queues', Page: ClinicQueuesPage })
  expect((await screen.findByRole('link', { name: '全科 · 沈知远' })).getAttribute('href')).toBe('/clinic-queues/h4/s1')
  expect(screen.getByText('1/4')).toBeDefined()
  fireEvent.change(screen.getByLabelText('取号码'), { target: { value: ' 482910 ' } })
  fireEvent.click(screen.getByRole('button', { name: /报\s?到/ }))
  await waitFor(() => expect(sentTo(services.checkInByCode).at(-1)).toEqual({ hosId: 'h4', pickUpCode: '482910' }))
  expect(await screen.findByText('3号已报到，请到全科3诊室候诊')).toBeDefined()
})

it('says that nothing is called here today', async () => {
  answer(services.listClinicQueues, [])
  openPage('/clinic-queues', { path: '/clinic-queues', Page: ClinicQueuesPage })
  expect(await screen.findByText('今天没有在这里叫号的门诊')).toBeDefined()
})

const openLine = (visitors: ClinicVisitor[]) => {
  answer(services.clinicQueue, { queue, visitors })
  openPage('/clinic-queues/h4/s1', { path: '/clinic-queues/:hosId/:sessionCode', Page: ClinicQueuePage })
}
const rowOf = async (no: number) => (await screen.findByRole('button', { name: new RegExp(`^${no}号`) })).closest('tr')!

it('calls the next, and settles who was called', async () => {
  answer(services.callNextVisitor, { no: 2, name: '王秀英' })
  answer(services.moveVisitor, true)
  openLine([visitor(1, { status: 'called', calledAt: at('08:55'), callCount: 2 }), visitor(2, {})])
  expect(await screen.findByText('08:55（2次）')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('全科 · 沈知远 · 3诊室')
  fireEvent.click(screen.getByRole('button', { name: '叫下一位' }))
  expect(await screen.findByText('请2号 王秀英就诊')).toBeDefined()
  expect(sentTo(services.callNextVisitor).at(-1)).toEqual({ hosId: 'h4', sessionCode: 's1' })
  fireEvent.click(screen.getByRole('button', { name: '1号过号' }))
  await waitFor(() =>
    expect(sentTo(services.moveVisitor).at(-1)).toEqual({
      hosId: 'h4',
      sessionCode: 's1',
      visitorId: 'v1',
      act: 'pass',
    }),
  )
})

it('checks in a booking at once, and asks for the name of a number sold at the window', async () => {
  answer(services.checkIn, true)
  openLine([visitor(3, notIn), visitor(4, { ...notIn, name: '', bookingId: '' })])
  fireEvent.click(within(await rowOf(3)).getByRole('button', { name: '3号报到' }))
  await waitFor(() => expect(sentTo(services.checkIn).at(-1)).toEqual({ hosId: 'h4', numberCode: 'n3' }))
  fireEvent.click(within(await rowOf(4)).getByRole('button', { name: '4号报到' }))
  const dialog = await screen.findByRole('dialog', { name: '4号报到' })
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '赵大爷' } })
  fireEvent.click(within(dialog).getByRole('button', { name: /报\s?到/ }))
  await waitFor(() =>
    expect(sentTo(services.checkIn).at(-1)).toEqual({ hosId: 'h4', numberCode: 'n4', guestName: '赵大爷' }),
  )
})

it('offers nothing to call where nobody waits', async () => {
  answer(services.clinicQueue, { queue: { ...queue, waitingCount: 0 }, visitors: [] })
  openPage('/clinic-queues/h4/s1', { path: '/clinic-queues/:hosId/:sessionCode', Page: ClinicQueuePage })
  expect(await screen.findByText('还没有人挂这节门诊的号')).toBeDefined()
  expect((screen.getByRole('button', { name: '叫下一位' }) as HTMLButtonElement).disabled).toBe(true)
})

it('prints the list of the day, with numbers, names and how each stands', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  openLine([visitor(1, { status: 'called', calledAt: at('08:55') }), visitor(2, { name: '李建国' })])
  expect((await rowOf(2)).textContent).toContain('李建国')
  fireEvent.click(screen.getByRole('button', { name: '打印名单' }))
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
