import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { answer, callsOf, forget, openPage, sentTo } from '../../../testing/open-page.tsx'
import { aChild, aFather, aPerson } from '../testing/people.samples.ts'
import PeoplePage from './people.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(peopleServices.listPeople, [aPerson(), aFather(), aChild()])
  answer(peopleServices.changePerson, aFather({ isSelf: true }))
})

const pick = async (name: RegExp) => {
  const row = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(row))
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('each person is listed with what tells him, and leads to his page', async () => {
  openPage('/my/patient', PeoplePage)
  const father = await screen.findByRole('link', { name: /王德福/ })
  expect(father.textContent).toMatch(/父母.*男 · 72岁.*已实名认证/)
  expect(father.getAttribute('href')).toBe('/detailUsual?compatId=p2')
  expect(screen.getByRole('link', { name: /王秀英/ }).textContent).toMatch(/本人默认.*未实名认证/)
  expect(screen.getByRole('link', { name: /李小满/ }).textContent).toContain('需添加监护人')
  expect(screen.getByRole('link', { name: '添加就诊人' }).getAttribute('href')).toBe('/my/compat/add')
})

test('where there is nobody, it says so and leads to adding somebody', async () => {
  answer(peopleServices.listPeople, [])
  openPage('/my/patient', PeoplePage)
  expect(await screen.findByText('您还没有就诊人信息，请先添加就诊人')).toBeDefined()
  expect(screen.getAllByRole('link', { name: '添加就诊人' })).toHaveLength(2)
})

test('a callback receives the chosen person', async () => {
  const { at } = openPage('/my/patient?callback=%2Fconsult%2Fv2%2F1%3Fid%3D7', PeoplePage)
  await pick(/王德福/)
  expect(at()).toBe('/consult/v2/1?id=7&compatId=p2')
})

test('no callback hands a person to somebody else', async () => {
  const { at } = openPage('/my/patient?callback=%2F%2Felsewhere.invalid', PeoplePage)
  await pick(/王德福/)
  expect(at()).toBe('/my/patient')
})

test('a child under six needs a guardian before it can be chosen', async () => {
  const { at } = openPage('/my/patient?callback=%2Fbook', PeoplePage)
  await pick(/李小满/)
  expect(screen.getByRole('dialog', { name: '就诊人未满6岁，为保障就诊人权益，请添加监护人信息。' })).toBeDefined()
  await press('去添加')
  expect(at()).toBe('/my/jhr/add?compatId=p3&nextPage=%2Fbook%3FcompatId%3Dp3')
})

test('redirect=report opens the reports of the chosen person', async () => {
  const { at } = openPage('/my/patient?redirect=report', PeoplePage)
  await pick(/王德福/)
  expect(at()).toBe('/report/list?compatId=p2')
})

test('action=addCompat adds somebody, and remembers where to', () => {
  expect(openPage('/my/patient?action=addCompat&callback=%2Fbook', PeoplePage).at()).toBe(
    '/my/compat/add?callback=%2Fbook',
  )
})

test('action=setSelf makes the chosen one the self, after a question', async () => {
  const { at } = openPage('/my/patient?action=setSelf&callback=%2Fbook', PeoplePage)
  await pick(/王德福/)
  expect(callsOf(peopleServices.changePerson)).toHaveLength(0)
  await press('确定')
  expect(sentTo(peopleServices.changePerson)).toEqual({ personId: 'p2', isSelf: true })
  expect(screen.getByText('修改成功')).toBeDefined()
  expect(at()).toBe('/book?compatId=p2')
})
