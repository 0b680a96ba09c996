import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reportDeskServices as services } from '@nethos/contract/reports/reports-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { DeskReportRow } from '../reports.calls.ts'
import { ReportsOfConsult } from './reports-of-consult.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const electrolytes: DeskReportRow = {
  reportId: 'r1',
  personId: 'p1',
  kind: 'lab',
  reportName: '电解质',
  hosId: 'h1',
  hosName: '宁禾一院',
  departmentName: '检验科',
  state: 'final',
  access: 'open',
  opensAt: null,
  feeCents: 0,
  datedAt: Date.parse('2026-11-20T08:00:00+08:00'),
  isUnread: false,
  hasPictures: false,
  hasPdf: false,
  isAttached: true,
  isHeld: false,
}

beforeEach(() => begin())

it('a report that opens is as high as what it shows, from the first moment on', async () => {
  answer(services.deskReports, { rows: [electrolytes], pageNum: 1, pageSize: 100, hasNextPage: false })
  openPage('/consults/c1', { path: '/consults/:consultId', Page: () => <ReportsOfConsult consultId="c1" /> })
  const heading = await screen.findByRole('button', { name: /电解质.*随咨询发送/ })
  const heights = fixedHeightsIn(screen.getByRole('region', { name: '检查检验报告' }))
  fireEvent.click(heading)
  // The report is still on its way, and comes higher than the grey lines in its place.
  await waitFor(() => expect(sentTo(services.deskReport)).toEqual([{ reportId: 'r1' }]))
  await twoFrames()
  expect(heights()).toEqual([])
})

/** Every height in numbers that something inside is given from now on. */
function fixedHeightsIn(region: HTMLElement): () => string[] {
  const seen: string[] = []
  const look = () =>
    region.querySelectorAll<HTMLElement>('[style]').forEach(({ style }) => style.height && seen.push(style.height))
  const observer = new MutationObserver(look)
  observer.observe(region, { subtree: true, childList: true, attributes: true })
  return () => {
    look()
    observer.disconnect()
    return seen
  }
}

const twoFrames = () =>
  new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
