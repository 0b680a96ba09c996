import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { bindingServices } from '@nethos/contract/hospital-account/binding.services.ts'
import { guidePages } from '@nethos/contract/guide/guide.pages.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'
import { press, type, way } from '../../../testing/open-at.tsx'
import { answer, forget, openPage } from '../../../testing/open-page.tsx'
import { guideText } from '../../../patterns/guide-text.ts'
import GuidePage from './guide.page.tsx'

vi.mock('@nethos/calls/call.ts')

beforeEach(() => {
  forget()
  answer(bindingServices.listCampuses, [])
  answer(systemServices.setting, '')
})
const open = () => openPage(guidePages.guide.at, GuidePage)

test('own words lead to departments with reason and urgency, and go with the visit as its history', async () => {
  open()
  type('哪里不舒服？', '吃完饭胃胀，老打嗝')
  screen.getByRole('radio', { name: '几周' }).click()
  await press('看看挂哪科')
  expect(await screen.findByText('消化内科（首选）')).toBeTruthy()
  expect(screen.getByText(/因为：胃胀、打嗝/)).toBeTruthy()
  expect(screen.getByText('不急，可以按自己的时间预约')).toBeTruthy()
  expect(way('挂消化内科，去选科室')).toContain('/book/select/dept')
  expect(guideText()).toBe('')
  screen.getByRole('link', { name: '在线问消化内科医生' }).click()
  expect(guideText()).toBe('吃完饭胃胀，老打嗝。时间：几周')
})

test('whoever does not find the words points at the body, by the drawing or by the list', async () => {
  open()
  screen.getByRole('radio', { name: '膝盖' }).click()
  await press('看看挂哪科')
  expect(await screen.findByText('骨科（首选）')).toBeTruthy()
})

test('what cannot wait is said first: in the words, or by a tick', async () => {
  open()
  type('哪里不舒服？', '胸口闷，爬楼的时候')
  ;(await screen.findByRole('checkbox', { name: '喘不上气' })).click()
  // At once, before anything is asked for.
  expect((await screen.findByRole('alert')).textContent).toContain('您描述的情况可能很紧急：呼吸困难')
  await press('看看挂哪科')
  const result = await screen.findByLabelText('导诊结果')
  expect(result.firstElementChild?.textContent).toContain('立即拨打120')
  type('哪里不舒服？', '突然胸痛，出冷汗')
  expect(await screen.findAllByText(/您描述的情况可能很紧急：胸痛/)).toHaveLength(2)
})

test('who ticks that he thinks of hurting himself finds the helpline at once, and what to do beside the departments', async () => {
  open()
  screen.getByRole('radio', { name: '情绪和睡眠' }).click()
  ;(await screen.findByRole('checkbox', { name: '有伤害自己的想法' })).click()
  expect(way('全国心理援助热线 12356')).toBe('tel:12356')
  await press('看看挂哪科')
  const result = within(await screen.findByLabelText('导诊结果'))
  expect(result.getByRole('link', { name: '全国心理援助热线 12356' })).toBeTruthy()
  expect(result.getByText(/请不要一个人待着/)).toBeTruthy()
})

test('nothing said is no question, and words that are not understood are not guessed at', async () => {
  open()
  await press('看看挂哪科')
  expect(screen.getByText('请说一说哪里不舒服，或者点一下身体')).toBeTruthy()
  type('哪里不舒服？', '你好')
  await press('看看挂哪科')
  expect(await screen.findByText('没有听懂您的话')).toBeTruthy()
})
