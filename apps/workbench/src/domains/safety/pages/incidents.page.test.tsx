import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { incidentServices as services } from '@nethos/contract/safety/incident.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { Affected } from '../safety.calls.ts'
import IncidentsPage from './incidents.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const row: Affected = {
  rowId: 'p1',
  place: 'renewal',
  recordId: 'c1',
  accountId: 'a1',
  personId: 'x1',
  personName: '王德福',
  at: 0,
  excerpt: '氨氯地平片 每次50mg',
}
const open = (search = '') => openPage(`/incidents${search}`, { path: '/incidents', Page: IncidentsPage })

beforeEach(async () => {
  await begin()
  answer(services.countAffected, { records: 3, persons: 2 })
  answer(services.findAffected, { rows: [row], pageNum: 1, pageSize: 50, hasNextPage: false })
})

it('asks nothing before it knows what is looked for, and says what is missing', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: /查 ?找/ }))
  expect(await screen.findByText('查找内容不能为空')).toBeTruthy()
  expect(sentTo(services.findAffected)).toEqual([])
})

it('shows who was given a medicine in that dose, and how many', async () => {
  open('?text=氨氯地平&dose=50mg&from=2026-11-01&until=2026-11-23')
  for (const words of ['共涉及2位患者、3条记录', '王德福', '氨氯地平片 每次50mg'])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(sentTo(services.findAffected)[0]).toMatchObject({ kind: 'prescription', dose: '50mg' })
})

it('says plainly where nobody is affected', async () => {
  answer(services.countAffected, { records: 0, persons: 0 })
  answer(services.findAffected, { rows: [], pageNum: 1, pageSize: 50, hasNextPage: false })
  open('?kind=talk&text=三十片&from=2026-11-01&until=2026-11-23')
  await waitFor(() => expect(screen.getByText('没有患者受影响')).toBeTruthy())
})

it('leads to whom to call, and into the records that are open to the office', async () => {
  const rows = [
    row,
    { ...row, rowId: 'p2', place: 'application' as const, recordId: 'y1' },
    { ...row, rowId: 'p3', place: 'follow' as const, recordId: 'f1' },
  ]
  answer(services.findAffected, { rows, pageNum: 1, pageSize: 50, hasNextPage: false })
  open('?kind=talk&text=三十片&from=2026-11-01&until=2026-11-23')
  const [patient] = await screen.findAllByRole('link', { name: '王德福' })
  expect(patient!.getAttribute('href')).toBe('/patients/a1')
  expect(screen.getByRole('link', { name: '专区申请 y1' }).getAttribute('href')).toBe('/applications/y1')
  expect(screen.getByText('患者消息 f1').closest('a')).toBeNull()
})
