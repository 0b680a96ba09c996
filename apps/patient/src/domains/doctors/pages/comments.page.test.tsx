import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { answer, forget, sentTo } from '../../../testing/open-page.tsx'
import { openAt } from '../../../testing/open-at.tsx'
import { aReview, onePage } from '../testing/doctor.samples.ts'
import CommentsPage from './comments.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(doctorServices.listReviews, onePage(aReview()))
})

test('those with words come first; the newest first by a tap', async () => {
  const { at } = openAt('/doc/comment?docId=d1', CommentsPage)
  await screen.findByText('医生很耐心')
  expect(sentTo(doctorServices.listReviews)).toMatchObject({ docId: 'd1', searchType: 'content' })
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: '最新' })))
  expect(sentTo(doctorServices.listReviews)).toMatchObject({ docId: 'd1', searchType: 'time' })
  expect(at()).toBe('/doc/comment?docId=d1&order=time')
})

test('a rating shows who, how many stars, what for and when', async () => {
  answer(doctorServices.listReviews, onePage(aReview({ score: 8, moduleType: 'TEAMPIC' })))
  openAt('/doc/comment?docId=d1', CommentsPage)
  expect(await screen.findByText('王*')).toBeDefined()
  expect(screen.getByRole('img', { name: '4分，满分5分' })).toBeDefined()
  expect(screen.getByText('团队咨询 · 2026-11-21')).toBeDefined()
})

test.each([
  ['回复快,很耐心,谢谢医生', '谢谢医生'],
  ['回复快,很耐心', '暂无文字评价'],
  ['', '暂无文字评价'],
  ['回复快,很耐心的医生', '回复快,很耐心的医生'],
])('the chosen tags are shown once, though %s begins with them', async (content, words) => {
  answer(doctorServices.listReviews, onePage(aReview({ content, tags: ['回复快', '很耐心'] })))
  openAt('/doc/comment?docId=d1', CommentsPage)
  expect(await screen.findByText('很耐心')).toBeDefined()
  expect(screen.getByText(words)).toBeDefined()
})

test('there are none', async () => {
  answer(doctorServices.listReviews, onePage())
  openAt('/doc/comment?docId=d1', CommentsPage)
  expect(await screen.findByText('暂无评价信息')).toBeDefined()
})

test('of nobody there is nothing to read: on to the doctors', () =>
  expect(openAt('/doc/comment', CommentsPage).at()).toBe('/doc/index'))
