import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { failedJobServices as services } from '@nethos/contract/system/failed-jobs.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import FailedJobsPage from './failed-jobs.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = Date.parse('2026-11-21T15:00:00+08:00')
const row = { jobId: 'j1', job: 'sms.send', queuedAt: at - 1_000, failedAt: at, tries: 21, why: 'no route' }
const pageOf = <Row,>(rows: Row[]) => ({ rows, pageNum: 1, pageSize: 20, hasNextPage: false })

beforeEach(() => begin())
const open = (at = '/failed-jobs') => openPage(at, { path: '/failed-jobs', Page: FailedJobsPage })

it('says what failed, when and why, and tries it again', async () => {
  answer(services.listFailedJobs, pageOf([row]))
  answer(services.retryJob, true)
  open()
  for (const text of ['发送短信', '2026-11-21 15:00:00', '21', 'no route'])
    expect(await screen.findByText(text)).toBeTruthy()
  answer(services.listFailedJobs, pageOf([]))
  fireEvent.click(screen.getByRole('button', { name: '再试一次：发送短信' }))
  await waitFor(() => expect(sentTo(services.retryJob)).toEqual([{ jobId: 'j1' }]))
  expect(await screen.findByText('没有失败的任务')).toBeTruthy()
})

it('takes a job from the list with a reason, and shows who has decided so', async () => {
  answer(services.listFailedJobs, pageOf([row]))
  answer(services.dismissJob, true)
  open()
  fireEvent.click(await screen.findByRole('button', { name: '不再重试：发送短信' }))
  fireEvent.click(await screen.findByRole('button', { name: '确认不再重试' }))
  expect(await screen.findByText('原因不能为空')).toBeTruthy()
  expect(sentTo(services.dismissJob)).toEqual([])
  fireEvent.change(screen.getByLabelText('原因'), { target: { value: '已电话告知患者' } })
  answer(services.listFailedJobs, pageOf([]))
  fireEvent.click(screen.getByRole('button', { name: '确认不再重试' }))
  await waitFor(() => expect(sentTo(services.dismissJob)).toEqual([{ jobId: 'j1', reason: '已电话告知患者' }]))
  expect(await screen.findByText('没有失败的任务')).toBeTruthy()
})

it('shows what is not tried again, with the reason', async () => {
  const dismissed = { ...row, reason: '已电话告知患者', staffName: '李管理', dismissedAt: at + 60_000 }
  answer(services.listDismissedJobs, pageOf([dismissed]))
  open('/failed-jobs?list=dismissed')
  for (const text of ['发送短信', '已电话告知患者', '李管理', '2026-11-21 15:01:00'])
    expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /再试一次/ })).toBeNull()
})
