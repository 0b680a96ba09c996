import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { lookServices, type Look } from '@nethos/contract/audit/looks.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { answer, callsOf, forget, openPage, sentTo } from '../../../testing/open-page.tsx'
import { aPerson } from '../../people/testing/people.samples.ts'
import LooksPage from './looks.page.tsx'

vi.mock('@nethos/calls/call.ts', () => ({ call: vi.fn() }))

const aLook = (changes: Partial<Look> = {}): Look => ({
  lookId: '1',
  at: Date.parse('2026-11-21T07:04:00Z'),
  by: 'staff',
  actorName: '陈志远',
  actorRole: '医生',
  what: '查看了咨询内容和健康档案',
  personId: 'p1',
  personName: '王秀英',
  consultId: 'c1',
  ...changes,
})
const rowsOf = (...rows: Look[]) => ({ rows, pageNum: 1, pageSize: 20, hasNextPage: false })

beforeEach(() => {
  forget()
  answer(peopleServices.listPeople, [aPerson(), aPerson({ personId: 'p2', personName: '李小满', isSelf: false })])
})

test('each access says who, as what, what was done, about whom and when, and leads to the consult', async () => {
  answer(
    lookServices.listLooks,
    rowsOf(
      aLook(),
      aLook({
        lookId: '2',
        by: 'relative',
        actorName: '李*（138****0001）',
        actorRole: '家人账号',
        what: '删除了就诊人',
        consultId: '',
      }),
    ),
  )
  openPage('/my/record/looks', LooksPage)
  const first = await screen.findByRole('link', { name: /陈志远/ })
  expect(first.textContent).toBe('陈志远医生查看了咨询内容和健康档案就诊人 王秀英 · 2026-11-21 15:04')
  expect(first.getAttribute('href')).toBe('/team/consult/c1')
  expect(screen.getByText('李*（138****0001）')).toBeDefined()
  expect(screen.getByText('家人账号')).toBeDefined()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('one person alone is a tap away', async () => {
  answer(lookServices.listLooks, rowsOf(aLook()))
  const { at } = openPage('/my/record/looks', LooksPage)
  fireEvent.click(await screen.findByRole('tab', { name: '李小满' }))
  await waitFor(() => expect(sentTo(lookServices.listLooks)).toEqual({ personId: 'p2', pageNum: 1 }))
  expect(at()).toBe('/my/record/looks?compatId=p2')
  expect(callsOf(lookServices.listLooks)[0]?.[1]).toEqual({ pageNum: 1 })
})

test('nobody has looked: the page says so', async () => {
  answer(lookServices.listLooks, rowsOf())
  openPage('/my/record/looks', LooksPage)
  expect(await screen.findByText('还没有其他人看过您的记录')).toBeDefined()
})
