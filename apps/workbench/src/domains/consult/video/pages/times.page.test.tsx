import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { videoDeskRefusals } from '@nethos/contract/consult/video/video-desk.refusals.ts'
import { videoDeskServices as services } from '@nethos/contract/consult/video/video-desk.services.ts'
import { answer, sentTo } from '../../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../../app/testing/open-page.tsx'
import TimesPage from './times.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({
  call: (await import('../../../../app/testing/faked-call.ts')).fakedCall,
}))

const now = Date.parse('2026-11-21T15:00:00+08:00')
const at = (text: string) => Date.parse(`2026-11-${text}:00+08:00`)
const time = (timeId: string, from: string, held: object = {}) => ({
  timeId,
  beginsAt: at(from),
  endsAt: at(from) + 900_000,
  consultId: null,
  consulterName: '',
  isCertain: false,
  ...held,
})

beforeEach(async () => {
  await begin(now)
  answer(services.listVideoTimes, [
    time('t1', '23T09:00', { consultId: 'c1', consulterName: '王秀英', isCertain: true }),
    time('t2', '23T09:15', { consultId: 'c2', consulterName: '王德福' }),
    time('t3', '23T09:30'),
  ])
})

const open = () => openPage('/video-times', { path: '/video-times', Page: TimesPage })

it('shows each time, who holds it, and the way to the consult', async () => {
  open()
  for (const text of ['09:00-09:15', '已预约', '待支付', '可预约', '王秀英'])
    expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看咨询' }).getAttribute('href')).toBe('/consults/c1')
  expect(screen.getAllByRole('button', { name: /停\s?约/ })).toHaveLength(1)
})

it('a week stands day beside day, begins where the next time is, and turns; as a list it can be printed', async () => {
  open()
  const week = within(await screen.findByRole('region', { name: '已发布的时段' }))
  expect(week.getByText('11-23 至 11-29')).toBeTruthy()
  const monday = within(week.getByRole('region', { name: '2026-11-23 周一' }))
  expect(monday.getAllByRole('listitem').map(one => one.textContent?.slice(0, 11))).toEqual([
    '09:00-09:15',
    '09:15-09:30',
    '09:30-09:45',
  ])
  expect(within(week.getByRole('region', { name: '2026-11-29 周日' })).queryAllByRole('listitem')).toEqual([])
  fireEvent.click(week.getByRole('button', { name: '下一周' }))
  expect(await screen.findByText('11-30 至 12-06')).toBeTruthy()
  expect(screen.getByText('这一周没有发布时段')).toBeTruthy()
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '显示方式' }))
  fireEvent.click(await screen.findByText('列表'))
  expect(await screen.findByRole('columnheader', { name: /日期/ })).toBeTruthy()
  expect(screen.getByText('2026-11-23 周一', { selector: 'tr:nth-child(2) > td' })).toBeTruthy()
})

it('what was published is shown in its week', async () => {
  answer(services.publishVideoTimes, { count: 4 })
  open()
  expect(await screen.findByText('11-23 至 11-29')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '发布时段' }))
  fireEvent.click(await screen.findByRole('button', { name: /发\s?布$/ }))
  expect(await screen.findByText('11-16 至 11-22')).toBeTruthy()
})

it('an hour that has gone by cannot be booked, and is not said to be', async () => {
  answer(services.listVideoTimes, [time('t0', '21T14:30')])
  open()
  expect(await screen.findByText('已过')).toBeTruthy()
  expect(screen.queryByText('可预约')).toBeNull()
})

it('takes a free time back after a question', async () => {
  answer(services.withdrawVideoTime, true)
  open()
  fireEvent.click(await screen.findByRole('button', { name: /停\s?约/ }))
  expect(await screen.findByText('停约后患者不能再预约，需要时可以重新发布。')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: /停\s?约/ }).at(-1)!)
  await waitFor(() => expect(sentTo(services.withdrawVideoTime)).toEqual([{ timeId: 't3' }]))
})

it('publishes a row of times; an overlap is told in the dialog', async () => {
  const { code, sentence } = videoDeskRefusals.times_overlap
  answer(services.publishVideoTimes, () => Promise.reject(new RefusedError(code, sentence)))
  open()
  fireEvent.click(await screen.findByRole('button', { name: '发布时段' }))
  expect(await screen.findByText('共到 10:00 结束')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('时段个数'), { target: { value: '25' } })
  expect(await screen.findByText('一次最多发布24个时段')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('时段个数'), { target: { value: '2' } })
  fireEvent.click(screen.getByRole('button', { name: /发\s?布$/ }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(sentTo(services.publishVideoTimes)).toEqual([{ beginsAt: at('22T09:00'), minutes: 15, count: 2 }])
})
