import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { systemStatusServices as services, type SystemStatus } from '@nethos/contract/system/system-status.services.ts'
import { answer } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import StatusPage from './status.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const calm: SystemStatus = {
  upMs: 3 * 3_600_000,
  isSandbox: false,
  database: { version: '18.1', sizeBytes: 1_230_000_000, answeredMs: 3 },
  jobs: { waiting: 0, oldestMs: null, failed: 0 },
  backupAgeMs: 5 * 3_600_000,
  outside: [],
  ports: [
    { port: 'signing', isConnected: true },
    { port: 'invoices', isConnected: false },
  ],
}

beforeEach(() => begin())
const open = (shown: SystemStatus) => {
  answer(services.status, shown)
  openPage('/status', { path: '/status', Page: StatusPage })
}

it('says that all is well, and by which figures', async () => {
  open(calm)
  expect(await screen.findByText('一切正常。')).toBeTruthy()
  for (const text of [
    'PostgreSQL 18.1，1.23 GB，应答3毫秒。',
    '没有等待执行的任务。',
    '上次备份完成于5小时前。',
    '已接入',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText(/^未接入/)).toBeTruthy()
  expect(screen.queryByText('需处理')).toBeNull()
})

it('says which system outside does not answer, and what happens meanwhile', async () => {
  const system = { forMs: 90_000, inHand: 0, failed: 5, refused: 40 }
  open({
    ...calm,
    outside: [
      { kind: 'bills', of: 'h2', hosName: '宁禾市妇女儿童医院', state: 'open', ...system },
      { kind: 'payment', of: 'wechat', hosName: '', state: 'closed', ...system, inHand: 2 },
    ],
  })
  expect(await screen.findByText('1项需要处理：外部系统的连接')).toBeTruthy()
  expect(screen.getByText('没有应答：门诊与住院费用（宁禾市妇女儿童医院）。')).toBeTruthy()
  expect(screen.getByText('已熔断')).toBeTruthy()
  expect(screen.getByText(/^已1分钟没有正常应答/)).toBeTruthy()
  expect(screen.getByText('进行中2次，启动以来无应答5次。')).toBeTruthy()
})

it('names what needs a hand first, and leads there', async () => {
  open({ ...calm, jobs: { waiting: 4, oldestMs: 600_000, failed: 2 }, backupAgeMs: null })
  expect(await screen.findByText('3项需要处理：任务队列、失败的任务、备份')).toBeTruthy()
  expect(screen.getByText('4个任务等待执行，最久的等了10分钟。')).toBeTruthy()
  expect(screen.getByText(/npm run backup/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '去处理' }).getAttribute('href')).toMatch(/\/failed-jobs$/)
})
