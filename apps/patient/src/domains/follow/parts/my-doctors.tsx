import type { ReactNode } from 'react'
import { followPaths } from '@nethos/contract/follow/follow.paths.ts'
import { LinkTabs } from '../../../controls/tabs.tsx'
import { Page } from '../../../patterns/page.tsx'

const tabs = [
  { to: followPaths.recentTalks, label: '消息' },
  { to: followPaths.doctors, label: '医生' },
  { to: followPaths.groups, label: '群组' },
  { to: followPaths.teams, label: '团队' },
] as const

/** 我的医生, the second of the bottom tabs: each of its four tabs is a page of its own. */
export const MyDoctors = ({ children }: { children: ReactNode }) => (
  <Page title="我的医生" head={<LinkTabs label="我的医生" tabs={tabs} />}>
    {children}
  </Page>
)

const oldTabs = [
  { to: followPaths.oldTalks, label: '最近聊天' },
  { to: followPaths.oldDoctors, label: '关注医生' },
] as const

/** The old screen with its two tabs. */
export const OldMyDoctors = ({ children }: { children: ReactNode }) => (
  <Page title="我的医生" head={<LinkTabs label="我的医生" tabs={oldTabs} />}>
    {children}
  </Page>
)
