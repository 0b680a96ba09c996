import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signIn } from '@nethos/calls/session.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { groupRefusals } from '@nethos/contract/groups/groups.refusals.ts'
import { groupServices } from '@nethos/contract/groups/groups.services.ts'
import { groupTalkServices } from '@nethos/contract/groups/group-talk.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { scanned } from '../../../controls/testing/scanned.ts'
import { openAt, press, type, way } from '../../../testing/open-at.tsx'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { afternoon, aGroup, aMembership, aMessage, aRoom } from '../testing/group.samples.ts'
import AppliedPage from './applied.page.tsx'
import ApplyPage from './apply.page.tsx'
import ChatPage from './chat.page.tsx'
import CodePage from './code.page.tsx'
import GroupsPage from './groups.page.tsx'
import QuestionSearchPage from './question-search.page.tsx'
import SettingsPage from './settings.page.tsx'

vi.mock('@nethos/calls/call.ts')

beforeEach(() => {
  forget()
  localStorage.clear()
  signIn({ token: 't', signKey: 'k' })
  answer(groupTalkServices.readGroup, true)
})
const anApplication = {
  applicationId: 'a1',
  groupId: 'g1',
  groupName: '控糖群',
  status: 'applied',
  personName: '王秀英',
  nickname: '秀秀',
  reason: '想学习',
  answer: '',
  createdAt: afternoon,
  answeredAt: null,
} as const

describe('my groups', () => {
  test('show their doctor, the last message and how much is unread, and lead into the talk', async () => {
    answer(groupServices.listGroups, {
      joined: [
        {
          groupId: 'g1',
          groupName: '控糖群',
          doctorNames: ['陈志远'],
          memberCount: 25,
          lastText: '老周：早',
          lastAt: afternoon,
          unreadCount: 3,
          isMentioned: true,
          isQuiet: false,
        },
      ],
      applications: [{ ...anApplication, groupId: 'g2', groupName: '肠病群' }],
      open: [],
    })
    openAt('/my/doc/group', GroupsPage)
    const row = await screen.findByRole('link', { name: /控糖群/ })
    expect(row.getAttribute('href')).toBe('/group/chat?groupId=g1')
    expect(row.textContent).toContain('[有人@我]老周：早')
    expect(row.textContent).toContain('陈志远')
    expect(way(/肠病群/)).toBe('/group/apply/result?groupId=g2')
  })

  test('say so when there are none', async () => {
    answer(groupServices.listGroups, { joined: [], applications: [], open: [] })
    openAt('/my/doc/group', GroupsPage)
    expect(await screen.findByText(/还没有加入患者群/)).toBeDefined()
  })
})

describe('an application', () => {
  test('is sent for the default person with a nickname and a reason', async () => {
    answer(groupServices.getGroup, aGroup())
    answer(peopleServices.listPeople, [] as never)
    openAt('/group/apply?groupId=g1', ApplyPage)
    expect(await screen.findByText('一起学习控糖')).toBeDefined()
    expect(screen.getByText(/请先添加就诊人/)).toBeDefined()
    await press('提交申请')
    expect(screen.getByText('群昵称不能为空')).toBeDefined()
    type('群昵称', '张医生')
    expect(screen.getByText('群昵称不能使用医生、护士、客服等称呼')).toBeDefined()
    expect(callsOf(groupServices.applyToGroup)).toEqual([])
  })

  test('says 120 while the reason is typed', async () => {
    answer(groupServices.getGroup, aGroup())
    answer(peopleServices.listPeople, [] as never)
    openAt('/group/apply?groupId=g1', ApplyPage)
    await screen.findByText('一起学习控糖')
    type('申请理由', '我突然胸痛，出冷汗')
    expect(await screen.findByText('您描述的情况可能很紧急：胸痛')).toBeDefined()
    expect(way('拨打120急救')).toBe('tel:120')
  })

  test.each([
    ['applied', '申请已提交，审核中'],
    ['approved', '已通过'],
    ['declined', '未通过'],
  ] as const)('%s says %s', async (status, headline) => {
    answer(groupServices.getApplication, { ...anApplication, status, answer: '本群只收糖尿病患者' })
    openAt('/group/apply/result?groupId=g1', AppliedPage)
    expect(await screen.findByRole('heading', { name: headline })).toBeDefined()
    expect(screen.queryByRole('link', { name: '进入群聊' }) !== null).toBe(status === 'approved')
    expect(screen.queryByText('原因：本群只收糖尿病患者') !== null).toBe(status === 'declined')
  })
})

describe('the talk', () => {
  test('asks again only for what has changed', async () => {
    let isFirst = true
    answer(groupTalkServices.openTalk, () => {
      const first = aRoom([aMessage(1), aMessage(2)])
      const later = aRoom([aMessage(2, { isRecalled: true, text: '' }), aMessage(3)])
      const reply = isFirst ? first : { ...later, talk: { ...later.talk, version: 4, isWhole: false } }
      isFirst = false
      return reply
    })
    answer(groupTalkServices.sayInGroup, () => aMessage(3, { isMine: true, text: '我也来' }))
    openAt('/group/chat?groupId=g1', ChatPage)
    const stream = within(await screen.findByRole('log'))
    expect(stream.getByText('第1句')).toBeDefined()
    expect(way('群设置')).toBe('/group/set?groupId=g1')
    type('和群友聊聊', '@老周 我也来')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '发送' })))
    expect(sentTo(groupTalkServices.sayInGroup)).toMatchObject({ text: '@老周 我也来', mentionIds: ['u1'] })
    await waitFor(() => expect(stream.getByText('老周撤回了一条消息')).toBeDefined())
    expect(stream.getByText('第1句')).toBeDefined()
    expect(stream.getByText('第3句')).toBeDefined()
    expect(sentTo(groupTalkServices.openTalk)).toEqual({ groupId: 'g1', afterVersion: 2 })
  })

  test('shows advice to its writer, and lets nobody write who is muted', async () => {
    answer(
      groupTalkServices.openTalk,
      aRoom(
        [aMessage(1, { msgType: 'NOTICE', speaker: 'system', speakerId: '', isPrivate: true, text: '立即拨打120' })],
        { isAllMuted: true },
      ),
    )
    openAt('/group/chat?groupId=g1', ChatPage)
    expect((await screen.findByRole('alert')).textContent).toContain('立即拨打120')
    expect(screen.getByText('本群已开启全员禁言，可以继续查看消息。')).toBeDefined()
    expect(screen.queryByLabelText('和群友聊聊')).toBeNull()
  })

  test('says 120 above the line that is typed, and in the note of a report', async () => {
    answer(groupTalkServices.openTalk, aRoom([aMessage(1)]))
    openAt('/group/chat?groupId=g1', ChatPage)
    await screen.findByRole('log')
    type('和群友聊聊', '我突然胸痛，出冷汗')
    expect(await screen.findByText('您描述的情况可能很紧急：胸痛')).toBeDefined()
    expect(way('拨打120急救')).toBe('tel:120')
    type('和群友聊聊', '')
    await press('老周的消息：更多操作')
    await press(/举报/)
    type('补充说明（选填）', '我突然胸痛，出冷汗')
    expect(await screen.findByText('您描述的情况可能很紧急：胸痛')).toBeDefined()
  })

  test('is reported with a reason', async () => {
    answer(groupTalkServices.openTalk, aRoom([aMessage(1)]))
    answer(groupTalkServices.reportMessage, true)
    openAt('/group/chat?groupId=g1', ChatPage)
    await press('老周的消息：更多操作')
    await press(/举报/)
    await press('提交举报')
    expect(screen.getByText('请选择举报原因')).toBeDefined()
    fireEvent.click(screen.getByLabelText('广告或推销'))
    await press('提交举报')
    expect(sentTo(groupTalkServices.reportMessage)).toEqual({ messageId: 'm1', kind: 'advert', note: '' })
  })

  test('is gone for who is not in the group any more', async () => {
    refuse(groupTalkServices.openTalk, commonRefusals.not_found)
    openAt('/group/chat?groupId=g1', ChatPage)
    expect(await screen.findByText('您不在这个群里，或者这个群已经没有了。')).toBeDefined()
    expect(screen.queryByRole('log')).toBeNull()
  })
})

describe('the settings', () => {
  test('lead on, switch the quiet, and leave after a question', async () => {
    answer(
      groupServices.getGroup,
      aGroup({ membership: aMembership, announcement: { text: '周四讲课', at: afternoon } }),
    )
    answer(groupServices.listMembers, {
      rows: [{ memberId: 'me', nickname: '秀秀', isMe: true }],
      pageNum: 1,
      pageSize: 50,
      hasNextPage: false,
    })
    answer(groupServices.changeMembership, true)
    answer(groupServices.leaveGroup, true)
    const opened = openAt('/group/set?groupId=g1', SettingsPage)
    expect(await screen.findByText('秀秀（我）')).toBeDefined()
    expect(screen.getByText('周四讲课')).toBeDefined()
    expect(['群二维码', '常见问题', '群医生'].map(name => way(name))).toEqual([
      '/group/ercode?groupId=g1',
      '/group/cjwt?groupId=g1',
      '/group/doc?groupId=g1',
    ])
    await act(async () => fireEvent.click(screen.getByRole('switch')))
    expect(sentTo(groupServices.changeMembership)).toEqual({ groupId: 'g1', isQuiet: true })
    await press('退出群聊')
    expect(callsOf(groupServices.leaveGroup)).toEqual([])
    await press('退出群聊')
    expect(sentTo(groupServices.leaveGroup)).toEqual({ groupId: 'g1' })
    expect(opened.at()).toBe('/my/doc/group')
  })

  test('say why a nickname will not do', async () => {
    answer(groupServices.getGroup, aGroup({ membership: aMembership }))
    answer(groupServices.listMembers, { rows: [], pageNum: 1, pageSize: 50, hasNextPage: false })
    refuse(groupServices.changeMembership, groupRefusals.nickname_taken)
    openAt('/group/set?groupId=g1', SettingsPage)
    await press(/我的群昵称/)
    type('群昵称', '老周')
    await press('保存')
    expect(screen.getByText('群里已有人使用这个昵称，请换一个')).toBeDefined()
  })
})

test('the code decodes to the group’s application', async () => {
  answer(groupServices.getGroup, aGroup())
  openAt('/group/ercode?groupId=g1', CodePage)
  const code = await screen.findByRole('img', { name: '控糖群的群二维码' })
  expect(scanned(code)).toBe(`${window.location.origin}/group/apply?groupId=g1`)
})

test('before a word is searched for there is the way to all questions', async () => {
  openAt('/group/cjwt/search?groupId=g1', QuestionSearchPage)
  const all = await screen.findByRole('link', { name: '看全部常见问题' })
  expect(all.getAttribute('href')).toBe('/group/cjwt?groupId=g1')
})

test('a word without a match says so', async () => {
  answer(groupServices.listQuestions, [])
  openAt('/group/cjwt/search?groupId=g1&search=手术', QuestionSearchPage)
  expect(await screen.findByText(/没有找到与“手术”相关的问题/)).toBeDefined()
  expect(sentTo(groupServices.listQuestions)).toEqual({ groupId: 'g1', word: '手术' })
})
