import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { complaintDeskServices } from '@nethos/contract/feedback/complaint-desk.services.ts'
import { feedbackDeskServices as services } from '@nethos/contract/feedback/feedback-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { DeskFeedback } from '../feedback.calls.ts'
import LetterPage from './letter.page.tsx'
import LettersPage from './letters.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const aLetter = (changes: Partial<DeskFeedback> = {}): DeskFeedback => ({
  feedbackId: 'f1',
  kind: 'trouble',
  summary: '排队太久',
  danger: '',
  content: '排队太久，等了两个小时',
  feedbackState: 'open',
  createdAt: Date.parse('2026-11-21T07:00:00Z'),
  answeredAt: null,
  contact: '王女士',
  contactWay: '13900001111',
  attaList: [],
  answers: [],
  alarms: [],
  ...changes,
})

beforeEach(async () => {
  await begin()
  answer(services.listDeskFeedback, { rows: [aLetter()], pageNum: 1, pageSize: 20, hasNextPage: false })
  answer(services.deskFeedback, aLetter())
  answer(services.answerFeedback, true)
  answer(services.closeFeedback, true)
  answer(complaintDeskServices.openComplaint, true)
})

const open = () => openPage('/feedback/f1', { path: '/feedback/:feedbackId', Page: LetterPage })

it('lists what waits, and asks for what the filters say', async () => {
  openPage('/feedback?state=open&kind=trouble', { path: '/feedback', Page: LettersPage })
  const link = await screen.findByRole('link', { name: '排队太久' })
  expect(link.getAttribute('href')).toBe('/feedback/f1')
  expect(sentTo(services.listDeskFeedback)[0]).toEqual({ feedbackState: 'open', kind: 'trouble', pageNum: 1 })
})

it('says in the list and in the letter that somebody is in danger', async () => {
  answer(services.listDeskFeedback, {
    rows: [aLetter({ danger: '自伤、轻生念头' })],
    pageNum: 1,
    pageSize: 20,
    hasNextPage: false,
  })
  answer(services.deskFeedback, aLetter({ danger: '自伤、轻生念头' }))
  const { unmount } = openPage('/feedback', { path: '/feedback', Page: LettersPage })
  expect(await screen.findByText('自伤、轻生念头')).toBeTruthy()
  unmount()
  open()
  expect(await screen.findByText('自伤、轻生念头')).toBeTruthy()
})

it('shows the letter and how to reach the patient', async () => {
  open()
  for (const words of ['排队太久，等了两个小时', '王女士', '13900001111', '还没有回复'])
    expect(await screen.findByText(words)).toBeTruthy()
})

it('sends an answer, and none without words', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: /回\s*复/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: '发送回复' }))
  expect(await dialog.findByText('回复内容不能为空')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('回复内容'), { target: { value: '已加开窗口' } })
  fireEvent.click(dialog.getByRole('button', { name: '发送回复' }))
  await waitFor(() => expect(sentTo(services.answerFeedback)).toEqual([{ feedbackId: 'f1', content: '已加开窗口' }]))
})

it('closes after a question that says what follows', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: /办\s*结/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/这条反馈还没有回复/)).toBeTruthy()
  expect(sentTo(services.closeFeedback)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: /办\s*结/ }))
  await waitFor(() => expect(sentTo(services.closeFeedback)).toEqual([{ feedbackId: 'f1' }]))
})

it('offers nothing to do with what is closed', async () => {
  answer(services.deskFeedback, aLetter({ feedbackState: 'closed' }))
  open()
  expect(await screen.findByText('已办结')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /回\s*复/ })).toBeNull()
})

it('makes a complaint of a letter after a question, and leads to its desk', async () => {
  const { router } = open()
  fireEvent.click(await screen.findByRole('button', { name: '转为投诉' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(sentTo(complaintDeskServices.openComplaint)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: '转为投诉' }))
  await waitFor(() => expect(sentTo(complaintDeskServices.openComplaint)).toEqual([{ feedbackId: 'f1' }]))
  await waitFor(() => expect(router.state.location.pathname).toBe('/complaints/f1'))
})

it('answers no complaint here: it leads to its desk', async () => {
  answer(services.deskFeedback, aLetter({ kind: 'complaint' }))
  open()
  expect((await screen.findByRole('link', { name: '到投诉处理中办理' })).getAttribute('href')).toBe('/complaints/f1')
  expect(screen.queryByRole('button', { name: /回\s*复/ })).toBeNull()
})

it('says of what triage found in a letter whether it was right', async () => {
  answer(services.deskFeedback, aLetter({ danger: '胸痛', alarms: [{ flag: 'chest_pain', verdict: null }] }))
  answer(services.judgeFeedbackFlag, true)
  open()
  fireEvent.click(await screen.findByRole('button', { name: /^胸痛.*：对$/ }))
  await waitFor(() =>
    expect(sentTo(services.judgeFeedbackFlag)).toEqual([{ feedbackId: 'f1', flag: 'chest_pain', verdict: 'right' }]),
  )
})
