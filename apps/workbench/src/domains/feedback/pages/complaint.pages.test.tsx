import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  complaintDeskServices as services,
  type DeskComplaint,
} from '@nethos/contract/feedback/complaint-desk.services.ts'
import { staffServices } from '@nethos/contract/staff/staff.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import ComplaintPage from './complaint.page.tsx'
import ComplaintsPage from './complaints.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))
vi.mock('@nethos/calls/events.ts', () => ({ useEvents: () => undefined }))

const at = Date.parse('2026-11-21T07:00:00Z')
const aComplaint = (changes: Partial<DeskComplaint> = {}): DeskComplaint => ({
  feedbackId: 'f1',
  summary: '医生态度不好',
  danger: '',
  complaintState: 'open',
  ownerName: '',
  isMine: false,
  hasConsult: true,
  cameBy: 'phone',
  createdAt: at,
  answerBy: at + 7 * 86_400_000,
  isOverdue: true,
  answeredAt: null,
  outcome: null,
  content: '医生态度不好，问了三次没回答',
  contact: '王女士',
  contactWay: '13900001111',
  attaList: [],
  ownerId: null,
  mayWork: false,
  isExtended: false,
  finding: '',
  answers: [],
  alarms: [],
  notes: [],
  moves: [{ event: 'open', to: 'open', staffName: '', at }],
  owners: [{ staffId: 's2', staffName: '李运营' }],
  ...changes,
})
const mine = { ownerId: 's1', ownerName: '赵运营', isMine: true, mayWork: true } as const

const show = (changes: Partial<DeskComplaint> = {}) => {
  answer(services.complaint, aComplaint(changes))
  openPage('/complaints/f1', { path: '/complaints/:feedbackId', Page: ComplaintPage })
}

beforeEach(async () => {
  await begin()
  answer(services.listComplaints, { rows: [aComplaint()], pageNum: 1, pageSize: 20, hasNextPage: false })
  answer(services.assignComplaint, true)
  answer(services.answerComplaint, true)
  answer(services.closeComplaint, true)
  answer(staffServices.getMe, { staffId: 's1', name: '赵运营', role: 'operator' })
})

it('lists what the address says, with its day and that it is late', async () => {
  openPage('/complaints?state=in_work&only=mine&way=phone&page=2', { path: '/complaints', Page: ComplaintsPage })
  const link = await screen.findByRole('link', { name: '医生态度不好' })
  expect(link.getAttribute('href')).toBe('/complaints/f1')
  expect(sentTo(services.listComplaints)[0]).toEqual({
    complaintState: 'in_work',
    only: 'mine',
    outcome: '',
    cameBy: 'phone',
    pageNum: 2,
  })
  for (const words of ['待受理', '已超时限', '关联咨询']) expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('cell', { name: '电话' })).toBeTruthy()
})

it('is taken before it is answered', async () => {
  show()
  const take = await screen.findByRole('button', { name: /受\s*理/ })
  expect(screen.queryByRole('button', { name: '答复患者' })).toBeNull()
  await waitFor(() => expect((take as HTMLButtonElement).disabled).toBe(false))
  fireEvent.click(take)
  await waitFor(() => expect(sentTo(services.assignComplaint)).toEqual([{ feedbackId: 'f1', staffId: 's1' }]))
})

it('is answered by its owner, not without words', async () => {
  show({ ...mine, complaintState: 'in_work' })
  fireEvent.click(await screen.findByRole('button', { name: '答复患者' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: '发送答复' }))
  expect(await dialog.findByText('回复内容不能为空')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('答复内容'), { target: { value: '向您致歉' } })
  fireEvent.click(dialog.getByRole('button', { name: '发送答复' }))
  await waitFor(() => expect(sentTo(services.answerComplaint)).toEqual([{ feedbackId: 'f1', content: '向您致歉' }]))
})

it('is closed with what was found', async () => {
  show({ ...mine, complaintState: 'answered', answeredAt: at })
  fireEvent.click(await screen.findByRole('button', { name: /办\s*结/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: /办\s*结/ }))
  expect(await dialog.findByText('请选择调查结果')).toBeTruthy()
  fireEvent.mouseDown(dialog.getByLabelText('调查结果'))
  fireEvent.click(await screen.findByTitle('部分属实'))
  fireEvent.change(dialog.getByLabelText('调查结论和整改措施'), { target: { value: '已提醒医生' } })
  fireEvent.click(dialog.getByRole('button', { name: /办\s*结/ }))
  await waitFor(() =>
    expect(sentTo(services.closeComplaint)).toEqual([{ feedbackId: 'f1', outcome: 'partly', finding: '已提醒医生' }]),
  )
})

it('opens the consult by a click alone, since the look is written down', async () => {
  answer(services.complaintConsult, {
    consultId: 'c1',
    consultType: 'DOCPIC',
    docName: '陈志远',
    createdAt: at,
    endedAt: null,
    gender: 'F',
    age: 40,
    illnessName: '',
    content: '头疼三天',
    lines: [{ messageId: 'm1', replierType: 'DOC', msgType: 'TEXT', text: '多喝水', createdAt: at }],
  })
  show({ ...mine, complaintState: 'in_work' })
  const button = await screen.findByRole('button', { name: '查看咨询内容' })
  expect(sentTo(services.complaintConsult)).toEqual([])
  fireEvent.click(button)
  expect(await screen.findByText('多喝水')).toBeTruthy()
  expect(sentTo(services.complaintConsult)).toEqual([{ feedbackId: 'f1' }])
})

it('tells its course with what the patient has added, and offers nothing to answer once it is closed', async () => {
  show({
    ...mine,
    complaintState: 'closed',
    outcome: 'upheld',
    finding: '情况属实',
    answers: [{ content: '向您致歉', answeredAt: at + 1000, staffName: '赵运营' }],
    notes: [
      { staffName: '赵运营', content: '已联系医生', at: at + 500 },
      { staffName: '', content: '没有道歉', at: at + 2000 },
    ],
  })
  const course = within(await screen.findByRole('region', { name: '处理过程' }))
  expect(course.getAllByRole('article').map(one => one.querySelector('strong')?.textContent)).toEqual([
    '提交投诉',
    '处理记录（患者看不到）',
    '答复患者',
    '患者不满意，再次投诉',
  ])
  for (const name of ['答复患者', '补充答复', '转交']) expect(screen.queryByRole('button', { name })).toBeNull()
})
