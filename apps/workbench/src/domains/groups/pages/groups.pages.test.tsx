import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { groupDeskServices as services } from '@nethos/contract/groups/group-desk.services.ts'
import { groupDeskTalkServices as talkServices } from '@nethos/contract/groups/group-desk-talk.services.ts'
import type { GroupMessage } from '@nethos/contract/groups/groups.schemas.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { DeskGroup } from '../groups.calls.ts'
import GroupPage from './group.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const noon = Date.parse('2026-11-21T04:00:00Z')
const aGroup: DeskGroup = {
  groupId: 'g1',
  groupName: '控糖群',
  doctorNames: ['陈志远'],
  memberCount: 2,
  memberLimit: 500,
  isOpen: true,
  isAllMuted: false,
  waitingCount: 1,
  alertCount: 1,
  lastAt: noon,
  intro: '一起学习控糖',
  announcement: '',
  doctors: [{ docId: 'd1', docName: '陈志远', docTitle: '主任医师', docDeptName: '内分泌科' }],
  faqs: [],
  mayTalk: false,
}
const aMessage: GroupMessage = {
  messageId: 'm1',
  seq: 1,
  msgType: 'TEXT',
  text: '祖传秘方',
  card: null,
  speaker: 'member',
  speakerId: 'u1',
  speakerName: '老周',
  speakerAvatar: '',
  isMine: false,
  mentions: [],
  mentionsMe: false,
  isPrivate: false,
  isRecalled: false,
  isRemoved: false,
  attaList: [],
  sendId: null,
  createdAt: noon,
}
const paged = <Row,>(...rows: Row[]) => ({ rows, pageNum: 1, pageSize: 20, hasNextPage: false })

beforeEach(async () => {
  await begin(noon)
  answer(services.deskGroup, aGroup)
})

it('shows the talk, and removes a message with a reason', async () => {
  answer(talkServices.deskTalk, { messages: [aMessage], hasOlder: false, version: 1, isWhole: true })
  answer(talkServices.removeMessage, true)
  openPage('/groups/g1', { path: '/groups/:groupId', Page: GroupPage })
  expect(await screen.findByText('祖传秘方')).toBeDefined()
  expect(screen.getByText(/只有群医生可以发言/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '移除老周的消息' }))
  fireEvent.change(await screen.findByLabelText('移除原因'), { target: { value: '虚假信息' } })
  fireEvent.click(screen.getByRole('button', { name: /^移\s?除$/ }))
  await waitFor(() => expect(sentTo(talkServices.removeMessage)).toEqual([{ messageId: 'm1', reason: '虚假信息' }]))
})

it('lets in who has applied', async () => {
  answer(
    services.listApplications,
    paged({
      applicationId: 'a1',
      personName: '王秀英',
      personGender: 'F',
      personAge: 38,
      nickname: '秀秀',
      reason: '想学习',
      status: 'applied' as const,
      wasRemoved: true,
      answer: '',
      createdAt: noon,
      answeredAt: null,
    }),
  )
  answer(services.approveApplication, true)
  openPage('/groups/g1/applications', { path: '/groups/:groupId/:tab', Page: GroupPage })
  expect(await screen.findByText('王秀英')).toBeDefined()
  expect(screen.getByText('曾被移出')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /^通\s?过$/ }))
  await waitFor(() => expect(sentTo(services.approveApplication)).toEqual([{ applicationId: 'a1' }]))
})

it('says of what triage found in a message whether it was right; a report has nothing to say of', async () => {
  const alert = { why: '胸痛', note: '', message: aMessage, memberId: 'u1', personName: '周建国', createdAt: noon }
  const waiting = { ...alert, settledAt: null, outcome: '' }
  answer(
    talkServices.listAlerts,
    paged(
      { ...waiting, alertId: 'a1', kind: 'danger', alarms: [{ flag: 'chest_pain', verdict: null }] },
      { ...waiting, alertId: 'a2', kind: 'report', why: '广告', alarms: [] },
    ),
  )
  answer(talkServices.judgeAlert, true)
  openPage('/groups/g1/alerts', { path: '/groups/:groupId/:tab?', Page: GroupPage })
  const wrong = await screen.findAllByRole('button', { name: /：误报$/ })
  expect(wrong).toHaveLength(1)
  fireEvent.click(wrong[0]!)
  await waitFor(() =>
    expect(sentTo(talkServices.judgeAlert)).toEqual([{ alertId: 'a1', flag: 'chest_pain', verdict: 'wrong' }]),
  )
})
