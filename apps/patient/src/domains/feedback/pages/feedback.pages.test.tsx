import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { upload } from '@nethos/calls/upload.ts'
import { feedbackServices as services } from '@nethos/contract/feedback/feedback.services.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { openAt, pick, press, type, way } from '../../../testing/open-at.tsx'
import { aFeedback } from '../testing/feedback.samples.ts'
import LetterPage from './letter.page.tsx'
import LettersPage from './letters.page.tsx'
import WritePage from './write.page.tsx'

vi.mock('@nethos/calls/call.ts')
vi.mock('@nethos/calls/upload.ts')
vi.mock('@nethos/calls/events.ts', () => ({ useEvents: () => undefined }))
beforeEach(() => {
  localStorage.clear()
  forget()
  vi.mocked(upload)
    .mockReset()
    .mockResolvedValue({ attaId: 'x1', url: '/files/x1?t=1', type: 'picture', attaFileName: '图.jpg' })
  answer(services.addFeedback, { feedbackId: 'f1' })
  answer(services.listFeedback, { rows: [aFeedback()], pageNum: 1, pageSize: 10, hasNextPage: false })
  answer(services.feedback, aFeedback())
  answer(services.reopenFeedback, true)
})

const write = () => openAt('/feedback/submit', WritePage)

test('kind, words, picture and contact are sent; a thank-you leads to the list', async () => {
  write()
  screen.getByRole('radio', { name: '服务投诉' }).click()
  type('反馈内容', '排队太久')
  type('联系人（选填）', '王女士')
  type('联系方式（选填）', '13900001111')
  await pick(screen.getByTestId('pictures-input'), new File(['photo'], '图.jpg'))
  await screen.findByRole('button', { name: '添加图片' })
  await press('提交')
  expect(sentTo(services.addFeedback)).toEqual({
    kind: 'complaint',
    content: '排队太久',
    contact: '王女士',
    contactWay: '13900001111',
    attaIdList: ['x1'],
    consultId: '',
  })
  expect(await screen.findByText('感谢您的反馈')).toBeDefined()
  expect(way('查看我的反馈')).toBe('/feedback/list')
  expect(localStorage.getItem('nethos.draft.feedback')).toBeNull()
})

test('without words nothing is sent', async () => {
  write()
  await press('提交')
  expect(screen.getByText('反馈内容不能为空')).toBeDefined()
  type('反馈内容', '字'.repeat(501))
  await press('提交')
  expect(screen.getByText('反馈内容不能超过500个字')).toBeDefined()
  expect(callsOf(services.addFeedback)).toHaveLength(0)
})

test('what was typed is still there after a refusal and another visit', async () => {
  refuse(services.addFeedback, { code: '00010429', sentence: '操作太频繁了，请稍后再试' })
  const { leave } = write()
  type('反馈内容', '排队太久')
  await press('提交')
  expect(await screen.findByText('操作太频繁了，请稍后再试')).toBeDefined()
  leave()
  write()
  expect(screen.getByDisplayValue('排队太久')).toBeDefined()
})

test('the list has the date, the words and whether it was answered', async () => {
  openAt('/feedback/list', LettersPage)
  const row = await screen.findByRole('link', { name: /排队太久/ })
  expect(row.textContent).toMatch(/服务投诉待回复排队太久2026-11-21 15:04/)
  expect(row.getAttribute('href')).toBe('/feedback/detail?id=f1')
})

test('an empty list says so and leads to writing', async () => {
  answer(services.listFeedback, { rows: [], pageNum: 1, pageSize: 10, hasNextPage: false })
  openAt('/feedback/list', LettersPage)
  expect(await screen.findByText('暂无反馈记录')).toBeDefined()
  expect(way('去反馈')).toBe('/feedback/submit')
})

test('a letter shows its words, contact, time, and that it waits', async () => {
  openAt('/feedback/detail?id=f1', LetterPage)
  expect(await screen.findByText('暂未回复')).toBeDefined()
  for (const words of ['排队太久', '王女士', '13900001111', '2026年11月21日 15:04', '待回复'])
    expect(screen.getByText(words)).toBeDefined()
})

test("an answered letter shows the hospital's words", async () => {
  const answeredAt = Date.parse('2026-11-22T01:00:00Z')
  answer(services.feedback, aFeedback({ feedbackState: 'answered', answers: [{ content: '已加开窗口', answeredAt }] }))
  openAt('/feedback/detail?id=f1', LetterPage)
  expect(await screen.findByText('已加开窗口')).toBeDefined()
  expect(screen.queryByText('暂未回复')).toBeNull()
  expect(screen.getByText('已回复')).toBeDefined()
})

test("another account's letter does not exist; without an id the list comes", async () => {
  refuse(services.feedback, { code: '00010440', sentence: '记录不存在' })
  openAt('/feedback/detail?id=others', LetterPage)
  expect(await screen.findByText('记录不存在')).toBeDefined()
  expect(openAt('/feedback/detail', LetterPage).at()).toBe('/feedback/list')
})

test('from a consult it is a complaint about it, and says who will read what', async () => {
  openAt('/feedback/submit?consultId=c1', WritePage)
  expect(screen.queryByRole('radio', { name: '功能建议' })).toBeNull()
  expect(screen.getByText(/工作人员会查看这次咨询的内容/)).toBeDefined()
  type('反馈内容', '医生没有回答我的问题')
  await press('提交')
  expect(sentTo(services.addFeedback)).toMatchObject({ kind: 'complaint', consultId: 'c1' })
})

test('an answered complaint shows what was added, and the way to add more', async () => {
  const answered = { content: '已提醒医生', answeredAt: Date.parse('2026-11-22T01:00:00Z') }
  const additions = [{ content: '上次也没有道歉', at: Date.parse('2026-11-22T02:00:00Z') }]
  answer(
    services.feedback,
    aFeedback({ feedbackState: 'answered', answers: [answered], isReopenable: true, additions }),
  )
  openAt('/feedback/detail?id=f1', LetterPage)
  expect(await screen.findByText('上次也没有道歉')).toBeDefined()
  expect(way('补充说明')).toBe('/feedback/submit?feedbackId=f1')
})

test('what was said by telephone says who has written it down', async () => {
  answer(services.feedback, aFeedback({ isRecorded: true }))
  openAt('/feedback/detail?id=f1', LetterPage)
  expect(await screen.findByText('这是您联系医院时说的，由工作人员记录')).toBeDefined()
})

test('what is added is sent with a sentence, not without', async () => {
  openAt('/feedback/submit?feedbackId=f1', WritePage)
  await press('再次提交')
  expect(screen.getByText('补充说明不能为空')).toBeDefined()
  type('补充说明', '还是没有道歉')
  await press('再次提交')
  expect(sentTo(services.reopenFeedback)).toEqual({ feedbackId: 'f1', content: '还是没有道歉' })
})

test('what cannot wait is said while it is typed: a letter is read days later', async () => {
  write()
  type('反馈内容', '我突然胸痛，出冷汗')
  expect(await screen.findByText('您描述的情况可能很紧急：胸痛')).toBeDefined()
  expect(way('拨打120急救')).toBe('tel:120')
})
