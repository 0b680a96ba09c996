import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { upload } from '@nethos/calls/upload.ts'
import { consultRefusals } from '@nethos/contract/consult/consult.refusals.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { openAt, pick, press, type, way } from '../../../testing/open-at.tsx'
import { aConsult, aPicture } from '../testing/consult.samples.ts'
import SupplementPage from './supplement.page.tsx'

vi.mock('@nethos/calls/call.ts')
vi.mock('@nethos/calls/upload.ts')
beforeEach(() => {
  forget()
  vi.mocked(upload).mockReset().mockResolvedValue(aPicture('x1'))
  answer(consultServices.supplement, aConsult())
})

const open = () => openAt('/my/bczl?consultId=c1', SupplementPage)

test('words and pictures are sent, and lead back to the consult', async () => {
  const { at } = open()
  type('补充说明', '血脂也高')
  await pick(screen.getByTestId('pictures-input'), new File(['photo'], '化验单.jpg'))
  await screen.findByRole('button', { name: '添加图片' })
  await press('提交')
  expect(sentTo(consultServices.supplement)).toEqual({
    consultId: 'c1',
    supplementContent: '血脂也高',
    attaIdList: ['x1'],
  })
  expect(at()).toBe('/team/consult/c1')
  expect(localStorage.getItem('nethos.draft.supplement.c1')).toBeNull()
})

test('something must be said, in at most 500 characters', async () => {
  open()
  await press('提交')
  expect(screen.getByText('补充资料不能为空')).toBeDefined()
  type('补充说明', '𠮷'.repeat(501))
  expect(screen.getByText('补充资料不能超过500个字')).toBeDefined()
  await press('提交')
  expect(callsOf(consultServices.supplement)).toHaveLength(0)
})

test('too late: why, and nothing is lost', async () => {
  refuse(consultServices.supplement, consultRefusals.cannot_supplement)
  const { at, leave } = open()
  type('补充说明', '血脂也高')
  await press('提交')
  expect(screen.getByText('这次咨询不能再补充资料')).toBeDefined()
  expect(at()).toBe('/my/bczl?consultId=c1')
  leave()
  open()
  expect(screen.getByDisplayValue('血脂也高')).toBeDefined()
})

test('without a consult: on to all of them', () => expect(openAt('/my/bczl', SupplementPage).at()).toBe('/my/consult'))

test('what cannot wait is said while it is typed, and asked about before it is sent', async () => {
  open()
  type('补充说明', '我突然胸痛，出冷汗')
  expect(await screen.findByText('您描述的情况可能很紧急：胸痛')).toBeDefined()
  expect(way('拨打120急救')).toBe('tel:120')
  await press('提交')
  expect(callsOf(consultServices.supplement)).toHaveLength(0)
})
