import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  pathwayDeskServices as services,
  type PathwayDeskDetail,
} from '@nethos/contract/pathway/pathway-desk.services.ts'
import type { PathwayTaskShown } from '@nethos/contract/pathway/pathway.schemas.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import PathwayPage from './pathway.page.tsx'
import PathwaysPage from './pathways.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = Date.parse('2026-11-21T07:00:00Z')
const card = {
  pathwayId: 'w1',
  personId: 'p1',
  personName: '王德福',
  code: 'knee',
  title: '膝关节置换术后康复',
  pathwayStatus: 'going',
  startedAt: at,
  doneCount: 3,
  taskCount: 9,
} as const
const aTask = (changes: Partial<PathwayTaskShown> = {}): PathwayTaskShown => ({
  taskId: 't1',
  pathwayId: 'w1',
  taskKey: 'call',
  stageKey: 'home',
  title: '出院后电话随访',
  text: '',
  occurrence: 1,
  occurrences: 1,
  work: { kind: 'tap', label: '已电话随访' },
  taskStatus: 'open',
  opensAt: at,
  scheduledAt: at,
  closesAt: null,
  doneAt: null,
  isOverdue: true,
  isOptional: false,
  canComplete: false,
  canUndo: false,
  assignmentId: '',
  values: [],
  advice: [],
  attaList: [],
  ...changes,
})
const detail: PathwayDeskDetail = {
  ...card,
  text: '',
  stopReason: '',
  stages: [{ key: 'home', title: '回家以后', text: '' }],
  tasks: [aTask()],
  flaggedAt: at,
  flagReason: '测量体温：体温39.1℃',
  anchors: [{ key: 'operated', label: '手术之日', at, isReported: false }],
  history: [{ at, subject: '测量体温', what: '已完成', who: '患者' }],
  notes: [],
}

beforeEach(async () => {
  await begin()
  answer(services.listDeskPathways, {
    rows: [{ ...card, overdueCount: 1, flaggedAt: at, flagReason: '测量体温：体温39.1℃', nextAt: at }],
    pageNum: 1,
    pageSize: 20,
    hasNextPage: false,
  })
  answer(services.countDeskPathways, { flagged: 1, overdue: 1, going: 4 })
  answer(services.getDeskPathway, detail)
  for (const one of [services.recordTask, services.noteOnPathway, services.stopDeskPathway, services.setPathwayAnchor])
    answer(one, true)
})
const open = () => openPage('/pathways/w1', { path: '/pathways/:pathwayId', Page: PathwayPage })

it('lists what the filter says, with what is overdue and where to look', async () => {
  openPage('/pathways?show=flagged', { path: '/pathways', Page: PathwaysPage })
  expect((await screen.findByRole('link', { name: '王德福' })).getAttribute('href')).toBe('/pathways/w1')
  expect(screen.getByText('1项逾期')).toBeTruthy()
  expect(screen.getByText('测量体温：体温39.1℃')).toBeTruthy()
  expect(sentTo(services.listDeskPathways)[0]).toEqual({ filter: 'flagged', keyword: '', pageNum: 1 })
})

it('what the hospital does is recorded by a tap', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '已电话随访：出院后电话随访' }))
  await waitFor(() => expect(sentTo(services.recordTask)).toEqual([{ taskId: 't1' }]))
})

it('a flag goes with a note of how it was dealt with, and not without words', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '处理完毕' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: '保存并取消关注' }))
  expect(await dialog.findByText('备注不能为空')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('怎样处理的'), { target: { value: '已嘱返院' } })
  fireEvent.click(dialog.getByRole('button', { name: '保存并取消关注' }))
  await waitFor(() =>
    expect(sentTo(services.noteOnPathway)).toEqual([{ pathwayId: 'w1', content: '已嘱返院', isSettled: true }]),
  )
})

it('a stop says what follows and wants a reason', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '终止路径' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/不能恢复/)).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('原因'), { target: { value: '转院治疗' } })
  fireEvent.click(dialog.getByRole('button', { name: /终\s*止/ }))
  await waitFor(() => expect(sentTo(services.stopDeskPathway)).toEqual([{ pathwayId: 'w1', reason: '转院治疗' }]))
})
