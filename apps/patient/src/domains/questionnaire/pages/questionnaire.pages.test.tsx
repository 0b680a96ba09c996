import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { questionnaireServices as services } from '@nethos/contract/questionnaire/questionnaire.services.ts'
import { questionnaireDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import type { Assignment, Submission } from '@nethos/contract/questionnaire/questionnaire.schemas.ts'
import { answer, callsOf, forget, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press } from '../../../testing/open-at.tsx'
import FillInPage from './fill-in.page.tsx'
import ListOfQuestionnaires from './list.page.tsx'
import QuestionnaireResultPage from './result.page.tsx'

vi.mock('@nethos/calls/call.ts')

const document = questionnaireDocument.parse({
  title: '情绪问卷',
  purpose: 'followUp',
  source: '本院自用的表',
  licence: 'Apache-2.0',
  author: '本院',
  reviewedOn: '2026-11-01',
  promise: '本人承诺填写属实。',
  pages: [
    {
      items: [
        {
          kind: 'single',
          id: 'thoughts',
          text: '有过伤害自己的念头吗？',
          required: true,
          options: [
            { value: 'no', label: '没有' },
            { value: 'yes', label: '有过' },
          ],
        },
      ],
    },
    { items: [{ kind: 'text', id: 'words', text: '还想说什么？' }] },
  ],
  redFlags: [
    {
      id: 'help',
      when: { behaviour: 'any', conditions: [{ question: 'thoughts', operator: '=', answer: 'yes' }] },
      title: '您不是一个人',
      advice: '请现在就告诉身边的人。',
      helplines: [{ name: '心理援助热线', number: '12356' }],
      flagged: true,
    },
  ],
})
const row = {
  assignmentId: 'a1',
  code: 'mood',
  title: '情绪问卷',
  purpose: 'followUp',
  state: 'begun',
  personId: 'p1',
  personName: '王秀英',
  about: '',
  createdAt: Date.UTC(2026, 10, 20),
  answerBy: null,
  submittedAt: null,
  resultTitle: '',
} as const
const assignment: Assignment = { ...row, edition: 0, document, draft: {}, draftPage: 0 }
const submission: Submission = {
  ...row,
  state: 'submitted',
  submittedAt: Date.UTC(2026, 10, 22),
  edition: 0,
  document,
  answers: { thoughts: 'no' },
  attaList: [],
  flags: [],
  scores: [
    {
      id: 'total',
      title: '总分',
      value: 4,
      min: 0,
      max: 27,
      higherIs: 'worse',
      groups: [],
      band: { level: 'low', title: '轻度', advice: '请两周后再测。', tone: 'watch' },
    },
  ],
  trend: [
    { assignmentId: 'a0', submittedAt: Date.UTC(2026, 10, 1), value: 9, title: '轻度' },
    { assignmentId: 'a1', submittedAt: Date.UTC(2026, 10, 22), value: 4, title: '轻度' },
  ],
}

beforeEach(() => {
  forget()
  answer(services.questionnaire, assignment)
  answer(services.saveDraft, true)
  answer(services.submitQuestionnaire, { submissionId: 'a1' })
  answer(services.questionnaireResult, submission)
  answer(services.listQuestionnaires, { rows: [row], pageNum: 1, pageSize: 50, hasNextPage: false })
})
const choose = (name: string) => act(() => screen.getByRole('radio', { name }).click())

test('a required question that is left out is pointed out, and the next page does not open', async () => {
  openAt('/questionnaire/submit?id=a1', FillInPage)
  await screen.findByText('有过伤害自己的念头吗？')
  await press('下一页')
  expect(await screen.findByText('请选择')).toBeDefined()
  expect(screen.queryByText('还想说什么？（选填）')).toBeNull()
})

test('help with its number stands there the moment the answer is given', async () => {
  openAt('/questionnaire/submit?id=a1', FillInPage)
  await screen.findByText('有过伤害自己的念头吗？')
  expect(screen.queryByText('您不是一个人')).toBeNull()
  choose('有过')
  expect(await screen.findByText('您不是一个人')).toBeDefined()
  expect(screen.getByRole('link', { name: /12356/ }).getAttribute('href')).toBe('tel:12356')
})

test('what cannot wait in words of his own is said while they are typed, and asked about before they are sent', async () => {
  answer(services.questionnaire, { ...assignment, draft: { thoughts: 'no', words: '胸口闷痛，出冷汗' }, draftPage: 1 })
  openAt('/questionnaire/submit?id=a1', FillInPage)
  expect(await screen.findByText('您描述的情况可能很紧急：胸痛')).toBeDefined()
  expect(screen.getByRole('link', { name: '拨打120急救' }).getAttribute('href')).toBe('tel:120')
  act(() => screen.getByRole('checkbox').click())
  await press('提交')
  expect(callsOf(services.submitQuestionnaire)).toHaveLength(0)
  await press('我已知晓，继续提交')
  expect(callsOf(services.submitQuestionnaire)).toHaveLength(1)
})

test('without the promise nothing is sent; with it the answers are, and the draft was saved on the way', async () => {
  openAt('/questionnaire/submit?id=a1', FillInPage)
  await screen.findByText('有过伤害自己的念头吗？')
  choose('没有')
  await press('下一页')
  await screen.findByLabelText('还想说什么？（选填）')
  await press('提交')
  expect(await screen.findByText('请先勾选承诺')).toBeDefined()
  expect(callsOf(services.submitQuestionnaire)).toHaveLength(0)
  act(() => screen.getByRole('checkbox').click())
  await press('提交')
  expect(sentTo(services.submitQuestionnaire)).toEqual({
    assignmentId: 'a1',
    answers: { thoughts: 'no' },
    isPromised: true,
  })
})

test('a draft of another device is gone on with where it was left', async () => {
  answer(services.questionnaire, { ...assignment, draft: { thoughts: 'no', words: '睡不好' }, draftPage: 1 })
  openAt('/questionnaire/submit?id=a1', FillInPage)
  expect(await screen.findByDisplayValue('睡不好')).toBeDefined()
})

test('the result says score, level, advice and how it went before', async () => {
  openAt('/questionnaire/trresult?id=a1', QuestionnaireResultPage)
  expect(await screen.findByText('请两周后再测。')).toBeDefined()
  expect(screen.getByText('比上次低5分，在好转。')).toBeDefined()
})

test('the list leads from what is to be filled in to the form', async () => {
  openAt('/questionnaire/trlist?compatId=p1', ListOfQuestionnaires)
  const found = await screen.findByRole('link', { name: /情绪问卷/ })
  expect(found.textContent).toContain('未填完')
  expect(found.getAttribute('href')).toBe('/questionnaire/trsubmit?id=a1')
})
