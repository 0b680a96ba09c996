import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import { snoozeServices as services } from '@nethos/contract/consult/snooze.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import { aDeskConsult, noon } from '../consult.samples.ts'
import { SnoozeDialog, timesFor } from './snooze-dialog.tsx'
import { SnoozedUntil } from './snoozed-until.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const hour = 3_600_000
const labelsOf = (dueAt: number | null) => timesFor(dueAt, noon).map(({ label }) => label.slice(0, label.indexOf('（')))

beforeEach(async () => {
  await begin(noon)
  answer(services.snoozeConsult, true)
  answer(services.wakeConsult, true)
  answer(consultDeskServices.deskConsult, aDeskConsult())
})

it('offers times that come before the answer is due, the last of them an hour before', () => {
  expect(labelsOf(null)).toEqual(['1小时后', '3小时后', '今晚', '明天上午', '明天晚上'])
  expect(labelsOf(noon + 4 * hour)).toEqual(['1小时后', '3小时后'])
  expect(labelsOf(noon + hour)).toEqual([])
})

it('wants a reason', async () => {
  const { consult } = aDeskConsult()
  openPage('/', { path: '/', Page: () => <SnoozeDialog consult={consult} onClose={() => undefined} /> })
  fireEvent.click(await screen.findByRole('button', { name: '稍后处理' }))
  expect(await screen.findByText('原因不能为空')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('原因'), { target: { value: '等检查结果' } })
  fireEvent.click(screen.getByRole('button', { name: '稍后处理' }))
  await waitFor(() =>
    expect(sentTo(services.snoozeConsult)).toEqual([{ consultId: 'c1', until: noon + hour, reason: '等检查结果' }]),
  )
})

it('says in the consult until when and why, and takes it up again', async () => {
  const shown = aDeskConsult({ snooze: { until: noon + hour, reason: '等检查结果' } })
  openPage('/', { path: '/', Page: () => <SnoozedUntil shown={shown} /> })
  expect(await screen.findByText(/2026-11-21 16:00自动回到列表.*原因：等检查结果/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '现在处理' }))
  await waitFor(() => expect(sentTo(services.wakeConsult)).toEqual([{ consultId: 'c1' }]))
})
