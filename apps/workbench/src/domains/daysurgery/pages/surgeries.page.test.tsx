import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { onTrouble, RefusedError } from '@nethos/calls/trouble.ts'
import {
  daySurgeryDeskServices as services,
  type DeskSurgery,
} from '@nethos/contract/daysurgery/daysurgery-desk.services.ts'
import { daySurgeryDeskRefusals } from '@nethos/contract/daysurgery/daysurgery.refusals.ts'
import { surgeryEventNames, surgeryEvents } from '@nethos/contract/daysurgery/surgery.status.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import SurgeriesPage from './surgeries.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const now = Date.parse('2026-11-21T02:00:00Z')
const aSurgery = (changes: Partial<DeskSurgery> = {}): DeskSurgery => ({
  surgeryId: 's1',
  personId: 'p1',
  personName: '王秀英',
  surgeryName: '腹腔镜胆囊切除术',
  kind: 'day',
  day: '2026-11-21',
  plannedAt: now + 3_600_000,
  hosName: '宁禾大学附属第一医院',
  deptName: '普外科',
  ward: '日间手术病区',
  doctorName: '周启明',
  status: 'planned',
  statusLabel: '已安排',
  recordNumber: 'B0099812',
  place: '2号楼5层',
  arriveAt: now - 1_800_000,
  anaesthesia: 'general',
  notice: '',
  companionName: '',
  companionRelationship: '',
  companionMobileMasked: '',
  statusText: '请按时到院。',
  steps: [],
  teamText: '主刀医生 周启明、护士 何晓燕',
  isLate: true,
  events: surgeryEventNames.map(event => ({ event, label: surgeryEvents[event], at: null })),
  ...changes,
})
const open = () => openPage('/surgeries', { path: '/surgeries', Page: SurgeriesPage })
const unfold = async (name: string) =>
  fireEvent.click(within((await screen.findByText(name, { selector: 'td' })).closest('tr')!).getByRole('button'))

beforeEach(async () => {
  await begin(now)
  answer(services.deskSurgeries, [aSurgery()])
  answer(services.reportSurgeryEvent, true)
})

it('shows a day in the order of its times, and names who should be here and is not', async () => {
  answer(services.deskSurgeries, [
    aSurgery(),
    aSurgery({
      surgeryId: 's2',
      personName: '陈建国',
      isLate: false,
      companionName: '陈小明',
      companionRelationship: '儿子',
    }),
  ])
  open()
  expect(await screen.findByText('未按时到院 1人')).toBeTruthy()
  expect(screen.getByText('陈小明（儿子）')).toBeTruthy()
  expect(screen.getByText('未填写')).toBeTruthy()
  expect(screen.getAllByText('主刀医生 周启明、护士 何晓燕')).toHaveLength(2)
  expect(sentTo(services.deskSurgeries)[0]).toEqual({ onDay: '2026-11-21' })
  fireEvent.change(screen.getByLabelText('日期'), { target: { value: '2026-11-22' } })
  await waitFor(() => expect(sentTo(services.deskSurgeries).at(-1)).toEqual({ onDay: '2026-11-22' }))
})

it('a day without operations says so', async () => {
  answer(services.deskSurgeries, [])
  open()
  expect(await screen.findByText('这一天没有安排手术')).toBeTruthy()
})

it('what has happened is written down only after the question, which says that the family is told', async () => {
  open()
  await unfold('王秀英')
  fireEvent.click(await screen.findByRole('button', { name: '登记到院报到' }))
  expect(await screen.findByText('登记后会通知患者和家属，不能撤回。')).toBeTruthy()
  expect(sentTo(services.reportSurgeryEvent)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: /^登\s*记$/ }))
  await waitFor(() => expect(sentTo(services.reportSurgeryEvent)).toEqual([{ surgeryId: 's1', event: 'arrived' }]))
})

it('what a colleague has written down already is refused with the reason', async () => {
  const { code, sentence } = daySurgeryDeskRefusals.said_already
  const messages: string[] = []
  onTrouble(error => void messages.push(error.message))
  answer(services.reportSurgeryEvent, () => Promise.reject(new RefusedError(code, sentence)))
  open()
  await unfold('王秀英')
  fireEvent.click(await screen.findByRole('button', { name: '登记入手术室' }))
  fireEvent.click(await screen.findByRole('button', { name: /^登\s*记$/ }))
  await waitFor(() => expect(messages).toEqual([sentence]))
})

it('what the hospital has said stands with its time; of an operation that is called off nothing can be written down', async () => {
  const events = surgeryEventNames.map(event => ({
    event,
    label: surgeryEvents[event],
    at: event === 'arrived' ? now : null,
  }))
  answer(services.deskSurgeries, [aSurgery({ status: 'cancelled', statusLabel: '已取消', isLate: false, events })])
  open()
  await unfold('王秀英')
  expect(await screen.findByText('到院报到 10:00')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '登记到院报到' })).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '登记离院' }).disabled).toBe(true)
})
