import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient, useServiceQuery } from '@nethos/calls/query.ts'
import { exportServices } from '@nethos/contract/audit/export.services.ts'
import { price } from '@nethos/contract/common/money.ts'
import { safetyDeskServices as services } from '@nethos/contract/safety/safety-desk.services.ts'
import { saveText } from '../controls/save-text.ts'
import { TwoLines } from '../controls/two-lines.tsx'
import { nearMisses } from '../domains/safety/safety.calls.ts'
import { PagedTable } from '../patterns/paged-table.tsx'
import { TableToolsContext } from '../patterns/table-tools.ts'
import { answer, sentTo } from './testing/faked-call.ts'
import { begin, openPage } from './testing/open-page.tsx'
import { useTableTools } from './table-tools.ts'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('./testing/faked-call.ts')).fakedCall }))
vi.mock('../controls/save-text.ts', () => ({ saveText: vi.fn<() => void>() }))

const aNearMiss = (place: string) => ({
  nearMissId: place,
  occurredOn: '2026-11-20',
  place,
  what: '=发错一盒药',
  prevented: '核对时发现',
  nearMissState: 'open' as const,
  reportedBy: '',
  reportedAt: 0,
  closedBy: '',
  closedAt: null,
  note: '',
})

function ListPage() {
  const tools = useTableTools()
  const query = useServiceQuery(nearMisses('open', 1))
  return (
    <TableToolsContext value={tools}>
      <PagedTable
        label="隐患"
        query={query}
        columns={[
          { title: '地点', dataIndex: 'place' },
          { title: '经过', render: (_, row) => <TwoLines first={row.what} second={row.prevented} /> },
          { title: '金额', key: 'amount', render: () => price(120_000) },
          {
            title: '编号',
            key: 'id',
            render: () => '某处',
            exported: { heads: ['编号', '字数'], cells: row => [row.nearMissId, String(row.what.length)] },
          },
          { title: '操作', render: () => <button type="button">处理</button> },
        ]}
        rowKey={row => row.nearMissId}
        emptyAs="filed"
        empty="没有"
        totals={rows => ({ amount: price(rows.length * 120_000) })}
        pageNum={1}
        onPage={() => undefined}
      />
    </TableToolsContext>
  )
}

beforeEach(async () => {
  await begin()
  vi.mocked(saveText).mockReset()
  answer(services.listNearMisses, ({ pageNum, pageSize }) => ({
    rows: [aNearMiss(`第${pageNum}页`)],
    pageNum,
    pageSize,
    hasNextPage: pageNum < 3,
  }))
  answer(exportServices.writeExport, true)
})

it('takes out all pages of a list as it is filtered, after the line in the log', async () => {
  openPage('/near-misses', { path: '/near-misses', Page: ListPage })
  fireEvent.click(await screen.findByRole('button', { name: '导出表格' }))
  await waitFor(() => expect(saveText).toHaveBeenCalledOnce())
  const [name, csv] = vi.mocked(saveText).mock.calls[0]!
  expect(name).toBe('隐患.csv')
  expect(csv.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    '地点,经过,经过（补充）,金额,编号,字数',
    "第1页,'=发错一盒药,核对时发现,1200.00,第1页,6",
    "第2页,'=发错一盒药,核对时发现,1200.00,第2页,6",
    "第3页,'=发错一盒药,核对时发现,1200.00,第3页,6",
    '合计,,,3600.00,,',
  ])
  expect(sentTo(services.listNearMisses).at(-1)).toEqual({ nearMissState: 'open', pageNum: 3, pageSize: 100 })
  expect(sentTo(exportServices.writeExport)).toEqual([{ list: '隐患', address: expect.any(String), rows: 3 }])
})

it('makes no file where no line could be written', async () => {
  answer(exportServices.writeExport, () => {
    throw new Error('no line')
  })
  openPage('/near-misses', { path: '/near-misses', Page: ListPage })
  fireEvent.click(await screen.findByRole('button', { name: '导出表格' }))
  await waitFor(() => expect(sentTo(exportServices.writeExport)).toHaveLength(1))
  expect(saveText).not.toHaveBeenCalled()
})

it('prints what is shown', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  openPage('/near-misses', { path: '/near-misses', Page: ListPage })
  fireEvent.click(await screen.findByRole('button', { name: '打印列表' }))
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

it('says so where not all could be taken, and makes no file of one page alone', async () => {
  openPage('/near-misses', { path: '/near-misses', Page: ListPage })
  const button = await screen.findByRole('button', { name: '导出表格' })
  // What the page shows is not in the cache any more: it was asked for anew.
  queryClient.clear()
  fireEvent.click(button)
  expect(await screen.findByText('列表刚刚更新，没有导出，请再点一次')).toBeTruthy()
  expect(saveText).not.toHaveBeenCalled()
})
