import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { Look } from '../look/look.tsx'
import { DenseTable } from './dense-table.tsx'

interface Row {
  no: string
  name: string
  cents: number
}
const rows: Row[] = [
  { no: '1', name: '王', cents: 100 },
  { no: '2', name: '李', cents: 250 },
]
const columns = [
  { title: '单号', key: 'no', render: (_: unknown, { no }: Row) => <Link to={`/orders/${no}`}>{no}</Link> },
  { title: '患者', dataIndex: 'name' },
  { title: '金额', key: 'amount', render: (_: unknown, { cents }: Row) => cents },
  ...['科室', '医生', '时间'].map(title => ({ title, key: title, render: () => '—' })),
]

function show() {
  const Page = () => (
    <DenseTable<Row>
      chosenAs="订单"
      columns={columns}
      dataSource={rows}
      rowKey={row => row.no}
      totals={{ amount: '合计350' }}
    />
  )
  const router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: '/orders/:no', Component: () => <p>打开了</p> },
  ])
  render(
    <Look>
      <RouterProvider router={router} />
    </Look>,
  )
  return router
}
const heads = () => screen.getAllByRole('columnheader').map(one => one.textContent)

it('a row opens what the link in it leads to', async () => {
  const router = show()
  fireEvent.click(screen.getByText('李'))
  expect(await screen.findByText('打开了')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/orders/2')
})

it('says under the rows what they sum up to, and before each value on a phone what it is', () => {
  show()
  const sum = screen.getByText('合计350').closest('tr')!
  expect(within(sum).getByText('合计')).toBeTruthy()
  // The head of its column is not seen there.
  expect(within(sum).getByText('金额').className).toBe('dense__of')
  expect(screen.getByText('李').closest('td')!.dataset.label).toBe('患者')
})

it('shows the columns that are chosen, remembers them, and never hides the first', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: '列' }))
  expect(screen.queryByRole('checkbox', { name: '单号' })).toBeNull()
  fireEvent.click(await screen.findByRole('checkbox', { name: '科室' }))
  expect(heads()).toEqual(['单号', '患者', '金额', '医生', '时间'])
  expect(JSON.parse(localStorage.getItem('nethos.columns.订单')!)).toEqual(['科室'])
  fireEvent.click(screen.getByRole('button', { name: '全部显示' }))
  expect(heads()).toContain('科室')
  expect(localStorage.getItem('nethos.columns.订单')).toBeNull()
})

it('takes the focus itself where nothing in it does, so that the keyboard reaches its far columns', () => {
  const { container } = render(
    <Look>
      <DenseTable<Row> columns={[{ title: '患者', dataIndex: 'name' }]} dataSource={rows} rowKey={row => row.no} />
    </Look>,
  )
  expect(container.querySelector('.ant-table-content')?.getAttribute('tabindex')).toBe('0')
})
