import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signIn } from '@nethos/calls/session.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { followServices } from '@nethos/contract/follow/follow.services.ts'
import { answer, callsOf, forget, sentTo } from '../../../testing/open-page.tsx'
import { onePage } from '../../doctors/testing/doctor.samples.ts'
import { configure, openAt, press, way } from '../../../testing/open-at.tsx'
import { aFollow, aFollowed, aTalk } from '../testing/follow.samples.ts'
import FollowedDoctorsPage from './followed-doctors.page.tsx'
import OldFollowedDoctorsPage from './old-followed-doctors.page.tsx'
import OldRecentTalksPage from './old-recent-talks.page.tsx'
import RecentTalksPage from './recent-talks.page.tsx'
import TalksPage from './talks.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(async () => {
  forget()
  await configure()
  signIn({ token: 't', signKey: 'k' })
  answer(followServices.listLastMessages, [aTalk()])
  answer(followServices.listFollowed, onePage(aFollowed()))
})

describe.each<[string, ComponentType]>([
  ['/my/doc/msg', RecentTalksPage],
  ['/myDoctor/recentChat', OldRecentTalksPage],
  ['/chat', TalksPage],
])('%s', (address, Page) => {
  test('lists talks with the last message, its time, and what was not seen; each leads to its talk', async () => {
    openAt(address, Page)
    expect(await screen.findByText('记得按时复查')).toBeDefined()
    expect(screen.getByText('张伟')).toBeDefined()
    expect(screen.getByText('条未读').parentElement!.textContent).toBe('2条未读')
    expect(way(/记得按时复查/)).toBe('/chart/f1')
  })

  test('with none, says so and leads on', async () => {
    answer(followServices.listLastMessages, [])
    openAt(address, Page)
    expect(await screen.findByText(/还没有消息/)).toBeDefined()
    expect(way('查看关注的医生')).toBe('/my/doc/follow')
  })
})

describe.each<[string, ComponentType]>([
  ['/my/doc/follow', FollowedDoctorsPage],
  ['/myDoctor/followDoctor', OldFollowedDoctorsPage],
])('%s', (address, Page) => {
  test('lists whom I follow, with the ways to the doctor and to the talk', async () => {
    openAt(address, Page)
    expect(await screen.findByText('主任医师 · 心血管内科')).toBeDefined()
    expect(screen.getByText('南山云医院')).toBeDefined()
    expect(way(/张伟/)).toBe('/doc/index?docId=d1')
    expect(way('发消息')).toBe('/chart/f1')
  })

  test('unfollows after a question', async () => {
    answer(doctorServices.unfollowDoctor, { isFollow: false })
    openAt(address, Page)
    await press('取消关注张伟')
    expect(callsOf(doctorServices.unfollowDoctor)).toHaveLength(0)
    answer(followServices.listFollowed, onePage())
    await press('不再关注')
    expect(sentTo(doctorServices.unfollowDoctor)).toEqual({ docId: 'd1' })
    expect(await screen.findByText(/还没有关注医生/)).toBeDefined()
    expect(way('去找医生')).toBe('/internetRoom')
  })
})

test('我的医生 has its four tabs, each a page', async () => {
  openAt('/my/doc/follow', FollowedDoctorsPage)
  const tabs = await screen.findByRole('navigation', { name: '我的医生' })
  expect([...tabs.querySelectorAll('a')].map(one => [one.textContent, one.getAttribute('href')])).toEqual([
    ['消息', '/my/doc/msg'],
    ['医生', '/my/doc/follow'],
    ['群组', '/my/doc/group'],
    ['团队', '/my/doc/team'],
  ])
})

test('the old screen has its two', async () => {
  openAt('/myDoctor/recentChat', OldRecentTalksPage)
  const tabs = await screen.findByRole('navigation', { name: '我的医生' })
  expect([...tabs.querySelectorAll('a')].map(one => one.textContent)).toEqual(['最近聊天', '关注医生'])
})

test('a talk by the doctor: there, or to the doctor’s page where there was never one', async () => {
  answer(followServices.getFollow, aFollow())
  const { at, leave } = openAt('/chat?docId=d1', TalksPage)
  await waitFor(() => expect(at()).toBe('/chart/f1'))
  leave()
  answer(followServices.getFollow, aFollow({ followId: null, isFollow: false }))
  const other = openAt('/chat?docId=d2', TalksPage)
  await waitFor(() => expect(other.at()).toBe('/doc/index?docId=d2'))
})
