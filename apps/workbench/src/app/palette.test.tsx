import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { queryClient } from '@nethos/calls/query.ts'
import { lookupServices } from '@nethos/contract/lookup/lookup.services.ts'
import { staffRoles, type StaffRole } from '@nethos/contract/service.ts'
import { reportNearMissRoute } from '../domains/safety/routes.ts'
import { Look } from '../look/look.tsx'
import { desksOf } from './desks.ts'
import { placesFor } from './palette-places.ts'
import { PaletteButton } from './palette-button.tsx'
import { answer, sentTo } from './testing/faked-call.ts'
import { begin } from './testing/open-page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('./testing/faked-call.ts')).fakedCall }))

beforeEach(() => begin())

async function open(role: StaffRole) {
  const router = createMemoryRouter([{ path: '*', Component: () => <PaletteButton role={role} /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <Look>
        <RouterProvider router={router} />
      </Look>
    </QueryClientProvider>,
  )
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox', { name: '功能、姓名或单号' })
  return { router, field, type: (value: string) => fireEvent.change(field, { target: { value } }) }
}
const options = () => screen.queryAllByRole('option').map(one => one.textContent)

it('Ctrl+K opens it, a part of a desk’s word finds the desk, and Enter goes there', async () => {
  const { router, field, type } = await open('admin')
  type('对账')
  expect(options()[0]).toContain('对账')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(router.state.location.pathname).toBe('/bills')
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('finds records by a name, and the arrows choose among them', async () => {
  answer(lookupServices.lookUp, [
    { kind: 'consult', id: '7', title: '王秀英 · 图文咨询', note: '进行中' },
    { kind: 'renewal', id: '9', title: '王秀英 · 氨氯地平', note: '待审核' },
  ])
  const { router, field, type } = await open('doctor')
  type('秀英')
  expect(await screen.findByRole('option', { name: /图文咨询/ })).toBeTruthy()
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('氨氯地平')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(router.state.location.pathname).toBe('/renewals/9')
})

it('the office opens a doctor or a team by its name', async () => {
  answer(lookupServices.lookUp, [
    { kind: 'doctor', id: 'd1', title: '沈知远 · 主任医师', note: '心血管内科 · 宁海人民医院' },
    { kind: 'team', id: 't1', title: '心血管团队 · 沈知远', note: '心血管内科 · 宁海人民医院' },
  ])
  const { router, field, type } = await open('operator')
  type('沈知远')
  expect((await screen.findByRole('option', { name: /主任医师/ })).textContent).toContain('医生')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(router.state.location.pathname).toBe('/doctors/d1')
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true })
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: '沈知远' } })
  fireEvent.click(await screen.findByRole('option', { name: /团队/ }))
  expect(router.state.location.pathname).toBe('/teams/t1')
})

it('one sign asks nothing, and that nothing was found is said', async () => {
  answer(lookupServices.lookUp, [])
  const { type } = await open('doctor')
  type('秀')
  type('秀英')
  expect(await screen.findByText('没有找到')).toBeTruthy()
  expect(sentTo(lookupServices.lookUp)).toEqual([{ word: '秀英' }])
})

it('a whole mobile leads the office to the search for patients, and stands in no address', async () => {
  answer(lookupServices.lookUp, [])
  const { router, field, type } = await open('operator')
  type('13800000001')
  expect(options()[0]).toContain('按这个号码查找患者')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(router.state.location).toMatchObject({ pathname: '/patients', search: '', state: { number: '13800000001' } })
})

it.each([
  ['admin', '收入', '收入汇总', '/orders/totals'],
  ['doctor', '停诊', '停诊', '/my-clinics'],
  ['operator', '停诊', '停诊', '/clinics'],
  ['nurse', '床位', '床位', '/admissions/beds'],
  ['nurse', '探视', '探视', '/admissions/visits'],
  ['operator', '退款复核', '退款复核', '/refunds/requests'],
  ['pharmacist', '通知设置', '通知设置', '/my-notices'],
  ['operator', 'tkfh', '退款复核', '/refunds/requests'],
  ['doctor', 'tz', '停诊', '/my-clinics'],
  ['operator', '流水', '收入汇总', '/orders/totals'],
] as const)('a %s who types %s finds %s', async (role, word, label, path) => {
  const { router, type } = await open(role)
  type(word)
  fireEvent.click(screen.getAllByRole('option').find(one => one.textContent?.endsWith(label))!)
  expect(router.state.location.pathname).toBe(path)
})

it('nobody is led to a page of others', () => {
  for (const role of staffRoles)
    for (const { to } of placesFor(role, '')) {
      const [path] = to.split('?')
      const own = ['/my-notices', '/my-password', '/my-second-factor', reportNearMissRoute.path]
      const opened = [...own, ...desksOf(role).flatMap(({ routes }) => routes.map(one => one.path))]
      expect(opened).toContain(path)
    }
  expect(placesFor('doctor', '收入汇总')).toEqual([])
})
