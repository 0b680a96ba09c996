import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Look } from '../look/look.tsx'
import type { DeskColumn } from './desk-column.ts'
import { PagedTable } from './paged-table.tsx'
import { WholeTable } from './whole-table.tsx'

interface Row {
  bed: string
  name: string
  cents: number
  at: number | null
}
const rows: Row[] = [
  { bed: '10床', name: '王', cents: 900, at: 3 },
  { bed: '9床', name: '李', cents: 12_000, at: null },
  { bed: '2床', name: '张', cents: 1_100, at: 1 },
]
const columns: DeskColumn<Row>[] = [
  { title: '床', dataIndex: 'bed' },
  { title: '金额', key: 'fee', sortBy: row => row.cents, render: (_, row) => `¥${row.cents / 100}` },
  {
    title: '时间',
    key: 'at',
    sortBy: row => row.at,
    render: (_, row) => (row.at === null ? '还没有' : `第${row.at}天`),
  },
  { title: '姓名', key: 'name', render: (_, row) => row.name },
]
const query = { status: 'ready', sentence: undefined, retry: () => undefined } as const

const show = (table: ReactNode) => {
  const router = createMemoryRouter([{ path: '/', element: table }])
  render(
    <Look>
      <RouterProvider router={router} />
    </Look>,
  )
}
const order = () =>
  [...document.querySelectorAll('tbody tr.ant-table-row')].map(row => row.lastElementChild?.textContent)
const click = (head: string) => fireEvent.click(screen.getByRole('columnheader', { name: new RegExp(head) }))

beforeEach(() => document.body.replaceChildren())

it('puts rows in order by the value that a column declares, not by how it is drawn', () => {
  show(
    <WholeTable
      label="床位"
      query={{ ...query, value: rows }}
      columns={columns}
      rowKey={row => row.bed}
      emptyAs="filed"
      empty=""
    />,
  )
  click('金额')
  expect(order()).toEqual(['王', '张', '李'])
  click('金额')
  expect(order()).toEqual(['李', '张', '王'])
})

it('numbers in words stand as numbers do, and what has none stands last either way', () => {
  show(
    <WholeTable
      label="床位"
      query={{ ...query, value: rows }}
      columns={columns}
      rowKey={row => row.bed}
      emptyAs="filed"
      empty=""
    />,
  )
  click('床')
  expect(order()).toEqual(['张', '李', '王'])
  click('时间')
  expect(order()).toEqual(['张', '王', '李'])
  click('时间')
  expect(order()).toEqual(['王', '张', '李'])
})

it('a page of a longer list keeps the order that it came in', () => {
  const value = { rows, hasNextPage: true }
  show(
    <PagedTable
      label="床位"
      query={{ ...query, value }}
      columns={columns}
      rowKey={row => row.bed}
      emptyAs="filed"
      empty=""
      pageNum={1}
      onPage={() => undefined}
    />,
  )
  click('金额')
  expect(order()).toEqual(['王', '李', '张'])
})
