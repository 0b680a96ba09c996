import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '@nethos/calls/call.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { consultRefusals } from '@nethos/contract/consult/consult.refusals.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import type { Refusal } from '@nethos/contract/service.ts'
import { forget, refuse } from '../../testing/open-page.tsx'
import { openAt, press, type } from '../../testing/open-at.tsx'
import DescribeIllnessPage from './pages/describe-illness.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(forget)

const address = '/consult/v2/2?id=d1&type=pic&compatId=p1&consultSource=BANNER&consultSourceId=7'
const open = () => openAt(address, DescribeIllnessPage)
const here = encodeURIComponent(address)
const refused = async (refusal: Refusal) => {
  refuse(consultServices.startPictureConsult, refusal)
  const opened = open()
  type('病情描述', '头晕')
  await press('提交')
  return opened
}

test('without an id card: to one’s own', async () => {
  const { at } = await refused(consultRefusals.id_card_missing)
  expect(screen.getByRole('dialog', { name: '证件号不能为空，是否去完善信息？' })).toBeDefined()
  await press('去完善')
  expect(at()).toBe(`/account/perfect?back=${here}`)
})

test('or later', async () => {
  const { at } = await refused(consultRefusals.id_card_missing)
  await press('再等等')
  expect(at()).toBe(address)
  expect(screen.getByDisplayValue('头晕')).toBeDefined()
})

test('without a guardian: to naming one for that child', async () => {
  const { at } = await refused(consultRefusals.guardian_missing)
  expect(screen.getByRole('dialog', { name: consultRefusals.guardian_missing.sentence })).toBeDefined()
  await press('去添加')
  expect(at()).toBe(`/my/jhr/add?compatId=p1&nextPage=${here}`)
})

test('without anybody: to adding somebody', async () => {
  const { at } = await refused(consultRefusals.person_missing)
  expect(screen.getByRole('dialog', { name: '您还没有就诊人信息，请先添加就诊人' })).toBeDefined()
  await press('去添加')
  expect(at()).toBe(`/my/compat/add?callback=${here}`)
})

test('who has taken back the consent reads the notice again', async () => {
  const { at } = await refused(consultRefusals.consent_withdrawn)
  expect(screen.getByRole('dialog', { name: /^您已撤回对《咨询须知》的同意/ })).toBeDefined()
  await press('去阅读')
  expect(decodeURIComponent(at())).toBe('/signSingle?typeName=咨询须知&title=咨询须知')
})

test('with one that is still open: to that one', async () => {
  const { code, sentence } = consultRefusals.already_open
  vi.mocked(call).mockRejectedValue(new RefusedError(code, sentence, { consultId: 'c9' }))
  const { at } = open()
  type('病情描述', '头晕')
  await press('提交')
  expect(screen.getByRole('dialog', { name: '您有一个咨询还没有结束，结束后才能再问' })).toBeDefined()
  await press('查看咨询')
  expect(at()).toBe('/team/consult/c9')
})

test('any other is told, and nothing is lost', async () => {
  const { at } = await refused(consultRefusals.doctor_closed)
  expect(screen.getByText('这位医生还没有开通这项咨询')).toBeDefined()
  expect(screen.getByDisplayValue('头晕')).toBeDefined()
  expect(at()).toBe(address)
})
