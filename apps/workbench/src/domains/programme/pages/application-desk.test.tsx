import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { programmeDeskServices as services } from '@nethos/contract/programme/programme-desk.services.ts'
import { programmeDocument } from '@nethos/contract/programme/programme.document.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { DeskApplication } from '../programme.calls.ts'
import ApplicationPage from './application.page.tsx'
import ApplicationsPage from './applications.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = Date.parse('2026-11-23T01:00:00Z')
const document = programmeDocument.parse({
  name: '肩颈门诊',
  summary: '评估和随访',
  icon: 'heart',
  entries: [{ title: '介绍', icon: 'info', target: { to: 'kind', kind: 'introduction' } }],
  introduction: { text: '我们看肩颈疼痛。' },
  application: {
    title: '肩颈申请',
    form: { pages: [{ items: [{ kind: 'text', id: 'illness', text: '哪里疼', required: true }] }] },
    offers: [{ code: 'month', title: '一月随访', text: '一个月', priceCents: 0 }],
  },
})
const row = {
  applicationId: 'a1',
  code: 'neck',
  programmeName: '肩颈门诊',
  offerTitle: '一月随访',
  personId: 'p1',
  personName: '王秀英',
  status: 'asked' as const,
  statusLabel: '待补充资料',
  priceCents: 0,
  priceLabel: '免费',
  createdAt: at,
  startsAt: null,
  unread: 0,
  isFlagged: true,
}
const one: DeskApplication = {
  ...row,
  edition: 1,
  document,
  answers: { illness: '右肩' },
  attaList: [],
  statusText: '',
  reason: '请补充片子',
  payBy: null,
  endsAt: null,
  answererName: '',
  pathwayId: null,
  steps: [{ status: 'applied', label: '待审核', at }],
  flags: [{ id: 'numb', title: '请马上就医', advice: '请今天去急诊。', helplines: [] }],
  notes: [],
  messages: [],
  flagSeen: null,
  alarms: [],
}

beforeEach(async () => {
  await begin()
  answer(services.deskApplications, { rows: [row], pageNum: 1, pageSize: 20, hasNextPage: false })
  answer(services.deskApplication, one)
  answer(services.seeApplicationFlag, true)
})
const open = () => openPage('/applications/a1', { path: '/applications/:applicationId', Page: ApplicationPage })

it('marks what cannot wait in the list', async () => {
  openPage('/applications', { path: '/applications', Page: ApplicationsPage })
  expect((await screen.findByText('危险信号')).closest('tr')?.textContent).toContain('王秀英')
})

it('shows what was raised with what the patient was told, and is done with it only when one says what was done', async () => {
  open()
  expect(await screen.findByText('患者填写时已看到：请今天去急诊。')).toBeTruthy()
  fireEvent.click(screen.getByText('处理完毕'))
  fireEvent.change(await screen.findByLabelText('处理记录'), { target: { value: '已电话联系' } })
  fireEvent.click(screen.getByText(/^保\s?存$/))
  await waitFor(() =>
    expect(sentTo(services.seeApplicationFlag)).toEqual([{ applicationId: 'a1', note: '已电话联系' }]),
  )
})

it('names who has looked, and asks no more', async () => {
  answer(services.deskApplication, {
    ...one,
    isFlagged: false,
    flagSeen: { at, by: '李静', note: '家属陪同去急诊' },
  })
  open()
  expect(await screen.findByText(/李静 已处理：家属陪同去急诊/)).toBeTruthy()
  expect(screen.queryByText('处理完毕')).toBeNull()
})

it('offers what the state lets one do: what goes on for nothing is finished, what was paid may be called off too', async () => {
  answer(services.deskApplication, { ...one, status: 'going', statusLabel: '进行中' })
  open()
  expect(await screen.findByText(/^完\s?成$/)).toBeTruthy()
  expect(screen.queryByText('取消服务')).toBeNull()
  expect(screen.queryByText(/^通\s?过$/)).toBeNull()
})

it('calls off what was paid and goes on', async () => {
  answer(services.deskApplication, { ...one, status: 'going', statusLabel: '进行中', priceCents: 9900 })
  open()
  expect(await screen.findByText('取消服务')).toBeTruthy()
})

it('accepts with the day on which it begins', async () => {
  answer(services.acceptApplication, true)
  open()
  fireEvent.click(await screen.findByText(/^通\s?过$/))
  const day = await screen.findByLabelText('服务开始的时间')
  fireEvent.change(day, { target: { value: '2026-12-01T09:00' } })
  fireEvent.click(screen.getAllByText(/^通\s?过$/).at(-1)!)
  await waitFor(() =>
    expect(sentTo(services.acceptApplication)).toEqual([
      { applicationId: 'a1', startsAt: Date.parse('2026-12-01T09:00:00+08:00') },
    ]),
  )
})

it('declines with a reason that the patient reads, and takes a note', async () => {
  answer(services.declineApplication, true)
  answer(services.noteApplication, true)
  open()
  fireEvent.click(await screen.findByText('不通过'))
  fireEvent.change(await screen.findByLabelText('原因（患者会看到）'), { target: { value: '请先到院检查' } })
  fireEvent.click(screen.getAllByText('不通过').at(-1)!)
  await waitFor(() =>
    expect(sentTo(services.declineApplication)).toEqual([{ applicationId: 'a1', reason: '请先到院检查' }]),
  )
  fireEvent.click(await screen.findByText(/^备\s?注$/, { selector: 'button span' }))
  fireEvent.change(await screen.findByLabelText('只有工作人员能看到'), { target: { value: '电话联系过' } })
  fireEvent.click(screen.getByText(/^保\s?存$/))
  await waitFor(() => expect(sentTo(services.noteApplication)).toEqual([{ applicationId: 'a1', text: '电话联系过' }]))
})

it('hands it to a team', async () => {
  answer(services.deskAnswerers, [
    { docId: 'd1', teamId: null, name: '沈知远' },
    { docId: null, teamId: 't1', name: '肩颈团队' },
  ])
  answer(services.handApplication, true)
  open()
  fireEvent.click(await screen.findByText('交给医生或团队'))
  fireEvent.mouseDown(await screen.findByLabelText('医生或团队'))
  fireEvent.click(await screen.findByText('肩颈团队'))
  fireEvent.click(screen.getByText(/^交\s?给$/))
  await waitFor(() =>
    expect(sentTo(services.handApplication)).toEqual([{ applicationId: 'a1', docId: null, teamId: 't1' }]),
  )
})

it('offers to accept what the patient was asked to complete', async () => {
  open()
  expect(await screen.findByText(/^通\s?过$/)).toBeTruthy()
})

it('says of what triage found whether it was right, and shows what was said before', async () => {
  answer(services.deskApplication, {
    ...one,
    alarms: [
      { flag: 'chest_pain', verdict: 'right' },
      { flag: 'stroke', verdict: null },
    ],
  })
  answer(services.judgeApplicationFlag, true)
  open()
  const before = await screen.findByRole('button', { name: /^胸痛.*：对$/ })
  expect(before.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: /中风.*：误报$/ }))
  await waitFor(() =>
    expect(sentTo(services.judgeApplicationFlag)).toEqual([{ applicationId: 'a1', flag: 'stroke', verdict: 'wrong' }]),
  )
})
