import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { RowsQuery } from '@nethos/calls/query.ts'
import { AppInfoContext, type AppInfo } from './app-info.ts'
import { Rows } from './rows.tsx'
import { settledRows, type RowSource } from './sources.ts'

const app: AppInfo = {
  name: '第一人民医院',
  level: '',
  licence: '',
  servicePhone: '0571-12345678',
  serviceHours: '工作日 08:00-11:30，13:30-17:00',
  home: '/v4/index',
  tabs: [],
  environment: { shell: 'browser', system: 'other', isDoctorClient: false },
  isElder: false,
  unread: 0,
  setElder: () => {},
  goAfterLogin: () => {},
  openLink: () => {},
}

const show = (rows: RowSource<string>) =>
  render(
    <MemoryRouter>
      <AppInfoContext value={app}>
        <Rows rows={rows} empty="暂无咨询" icon="talks" way={<a href="/doc/index">去找医生</a>}>
          {row => <p key={row}>{row}</p>}
        </Rows>
      </AppInfoContext>
    </MemoryRouter>,
  )

test('what useRows of calls gives is what a list takes', () => {
  const query: RowsQuery<string> = {
    ...settledRows(['甲']),
    rows: ['甲'],
    sentence: undefined,
    isLoadingMore: false,
    refresh: async () => {},
  }
  const source: RowSource<string> = query
  expect(source.rows).toEqual(['甲'])
})

test('waiting shows shapes, not words', () => {
  show({ ...settledRows<string>([]), status: 'waiting' })
  expect(screen.getByRole('status', { name: '正在加载' })).toBeDefined()
})

test('none shows the sentence and the way on', () => {
  show(settledRows<string>([]))
  expect(screen.getByText('暂无咨询')).toBeDefined()
  expect(screen.getByRole('link', { name: '去找医生' })).toBeDefined()
})

test('a fault shows what happened, a retry and the telephone', () => {
  const refresh = vi.fn()
  show({ ...settledRows<string>([]), status: 'fault', sentence: '网络错误，请稍后重试', refresh })
  expect(screen.getByRole('alert').textContent).toContain('网络错误，请稍后重试')
  expect(screen.getByRole('link', { name: /0571-12345678/ }).getAttribute('href')).toBe('tel:0571-12345678')
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('the end of the list is marked; before it, more can be asked for', () => {
  const loadMore = vi.fn()
  const { unmount } = show(settledRows(['甲', '乙']))
  expect(screen.getByText('没有更多了')).toBeDefined()
  unmount()
  show({ ...settledRows(['甲', '乙']), hasMore: true, loadMore })
  fireEvent.click(screen.getByRole('button', { name: '正在加载更多…' }))
  expect(loadMore).toHaveBeenCalled()
  expect(screen.queryByText('没有更多了')).toBeNull()
})

test('rows that are there stay there when the next page cannot be had', () => {
  show({ ...settledRows(['甲']), status: 'fault', sentence: '响应异常', hasMore: true })
  expect(screen.getByText('甲')).toBeDefined()
  expect(screen.getByRole('button', { name: '响应异常，点此重试' })).toBeDefined()
})
