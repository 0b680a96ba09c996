import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { desksOf } from '../../../app/desks.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import {
  questionnaireDeskServices as services,
  type FlaggedRow,
} from '@nethos/contract/questionnaire/questionnaire-desk.services.ts'
import { questionnaireDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import type { DeskSubmission } from '../questionnaire.calls.ts'
import FlaggedPage from './flagged.page.tsx'
import SubmissionPage from './submission.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = Date.parse('2026-11-21T07:00:00Z')
const row: FlaggedRow = {
  assignmentId: 's1',
  code: 'mood',
  title: '情绪筛查',
  purpose: 'scale',
  state: 'submitted',
  personId: 'p1',
  personName: '王德福',
  about: '',
  createdAt: at,
  answerBy: null,
  submittedAt: at,
  resultTitle: '重度',
  reasons: ['有伤害自己的念头', '总分：重度'],
  seenAt: null,
  seenBy: '',
  note: '',
}
const options = [
  { value: '0', label: '完全没有', score: 0 },
  { value: '3', label: '几乎每天', score: 3 },
]
const document = questionnaireDocument.parse({
  title: '情绪筛查',
  purpose: 'scale',
  source: '本院',
  licence: '本院自用',
  author: '本院',
  reviewedOn: '2026-11-01',
  pages: [
    {
      items: [
        { kind: 'single', id: 'low', text: '心情低落', options },
        { kind: 'text', id: 'why', text: '还想说什么' },
        { kind: 'picture', id: 'wound', text: '伤口照片' },
      ],
    },
  ],
})
const { reasons: _, ...seen } = row
const submission: DeskSubmission = {
  ...seen,
  edition: 2,
  isFlagged: true,
  document,
  answers: { low: '3', wound: ['f1'] },
  attaList: [{ attaId: 'f1', type: 'picture', attaFileName: '膝盖.jpg', url: '/files/f1?ticket=t' }],
  scores: [
    {
      id: 'all',
      title: '总分',
      value: 24,
      min: 0,
      max: 27,
      band: { level: 'severe', title: '重度', advice: '请尽快就诊', tone: 'danger' },
      higherIs: 'worse',
      groups: [{ id: 'body', title: '身体', value: null, min: 0, max: 9 }],
    },
  ],
  alarms: [{ flag: 'suicide', verdict: null }],
  flags: [{ id: 'self-harm', title: '有伤害自己的念头', advice: '请不要独自待着', helplines: [] }],
  trend: [
    { assignmentId: 's0', submittedAt: at - 86_400_000, value: 8, title: '轻度', tone: 'watch' },
    { assignmentId: 's1', submittedAt: at, value: 24, title: '重度', tone: 'danger' },
  ],
}

beforeEach(() => begin())
const list = (address = '/questionnaires/flagged') =>
  openPage(address, { path: '/questionnaires/flagged', Page: FlaggedPage })
const open = () =>
  openPage('/questionnaires/flagged/s1', { path: '/questionnaires/flagged/:submissionId', Page: SubmissionPage })

it('is a desk of nurses, doctors and administrators, at the address that the notice leads to', () => {
  const has = (role: 'nurse' | 'doctor' | 'admin' | 'operator' | 'pharmacist') =>
    desksOf(role).some(({ routes: [{ path }] }) => path === '/questionnaires/flagged')
  expect((['nurse', 'doctor', 'admin'] as const).every(has)).toBe(true)
  expect((['operator', 'pharmacist'] as const).some(has)).toBe(false)
})

it('lists who, what was filled in and what stands out, page by page', async () => {
  answer(services.flaggedSubmissions, { rows: [row], pageNum: 1, pageSize: 20, hasNextPage: true })
  list()
  expect((await screen.findByRole('link', { name: '王德福' })).getAttribute('href')).toBe('/questionnaires/flagged/s1')
  expect(screen.getByText('情绪筛查')).toBeTruthy()
  expect(screen.getByText('有伤害自己的念头')).toBeTruthy()
  expect(screen.getByText('总分：重度')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '下一页' }))
  await waitFor(() => expect(sentTo(services.flaggedSubmissions)).toContainEqual({ isSeen: false, pageNum: 2 }))
})

it('lists what was dealt with: by whom and how', async () => {
  const done = { ...row, seenAt: at, seenBy: '周敏', note: '已电话联系家属' }
  answer(services.flaggedSubmissions, { rows: [done], pageNum: 1, pageSize: 20, hasNextPage: false })
  list('/questionnaires/flagged?show=seen')
  expect(await screen.findByText('已电话联系家属')).toBeTruthy()
  expect(screen.getByText(/^周敏 · /)).toBeTruthy()
  expect(sentTo(services.flaggedSubmissions)).toEqual([{ isSeen: true, pageNum: 1 }])
})

it('shows answers in words, pictures, score, level, advice and how it went before', async () => {
  answer(services.deskSubmission, submission)
  open()
  const scores = within(await screen.findByRole('region', { name: '评分' }))
  expect(scores.getByText('24分（满分27分）')).toBeTruthy()
  expect(scores.getByText('请尽快就诊')).toBeTruthy()
  expect(scores.getByText('总分 · 身体')).toBeTruthy()
  expect(scores.getByText('有题目没有回答，没有计分')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: '历次结果' })).getByText('8分')).toBeTruthy()
  const answers = within(screen.getByRole('region', { name: '填写内容' }))
  expect(answers.getByText('几乎每天')).toBeTruthy()
  expect(answers.getByText('未填写')).toBeTruthy()
  expect(answers.getByAltText('膝盖.jpg')).toBeTruthy()
  expect(screen.getByText('患者已看到：请不要独自待着')).toBeTruthy()
})

it('shows numbers to call once they are asked for, and never where nothing stands out', async () => {
  answer(services.deskSubmission, submission)
  answer(services.submissionContacts, [{ whose: 'guardian', name: '王秀英', mobile: '13800000001' }])
  open()
  expect(sentTo(services.submissionContacts)).toEqual([])
  fireEvent.click(await screen.findByRole('button', { name: '查看联系电话' }))
  expect((await screen.findByRole('link', { name: '13800000001' })).getAttribute('href')).toBe('tel:13800000001')
  expect(screen.getByText('监护人电话')).toBeTruthy()
  expect(sentTo(services.submissionContacts)).toEqual([{ submissionId: 's1' }])
})

it('is dealt with by saying what was done, and not without words', async () => {
  answer(services.deskSubmission, submission)
  answer(services.markSubmissionSeen, true)
  open()
  fireEvent.click(await screen.findByRole('button', { name: '处理完毕' }))
  const dialog = within(await screen.findByRole('dialog'))
  const save = dialog.getByRole('button', { name: /保\s*存/ })
  fireEvent.click(save)
  expect(await dialog.findByText('处理记录不能为空')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('处理记录'), { target: { value: '已电话联系家属' } })
  fireEvent.click(save)
  await waitFor(() =>
    expect(sentTo(services.markSubmissionSeen)).toEqual([{ submissionId: 's1', note: '已电话联系家属' }]),
  )
})

it('once dealt with says by whom and how, and asks nothing more', async () => {
  answer(services.deskSubmission, { ...submission, seenAt: at, seenBy: '周敏', note: '已电话联系家属' })
  open()
  expect(await screen.findByText(/^已电话联系家属（周敏 · /)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '处理完毕' })).toBeNull()
})

it('says of what triage found in his own words whether it was right, once', async () => {
  answer(services.deskSubmission, submission)
  answer(services.judgeSubmissionFlag, true)
  open()
  fireEvent.click(await screen.findByRole('button', { name: '自伤、轻生念头：误报' }))
  expect(await screen.findByText('已记录，谢谢')).toBeTruthy()
  expect(sentTo(services.judgeSubmissionFlag)).toEqual([{ submissionId: 's1', flag: 'suicide', verdict: 'wrong' }])
})
