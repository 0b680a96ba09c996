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

it('offers to accept what the patient was asked to complete', async () => {
  open()
  expect(await screen.findByText(/^通\s?过$/)).toBeTruthy()
})
