import { followPages } from '@nethos/contract/follow/follow.pages.ts'
import { groupPages } from '@nethos/contract/groups/groups.pages.ts'
import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import type { ReactNode } from 'react'
import { LinkTabs } from '../../../controls/tabs.tsx'
import { Page } from '../../../patterns/page.tsx'

const tabs = [
  { to: followPages.recentTalks.at, label: '消息' },
  { to: followPages.doctors.at, label: '医生' },
  { to: groupPages.groups.at, label: '群组' },
  { to: teamPages.followedTeams.at, label: '团队' },
] as const

/** 我的医生, the second of the bottom tabs: each of its four tabs is a page of its own. */
export const MyDoctors = ({ children }: { children: ReactNode }) => (
  <Page title="我的医生" head={<LinkTabs label="我的医生" tabs={tabs} />}>
    {children}
  </Page>
)

const oldTabs = [
  { to: followPages.oldTalks.at, label: '最近聊天' },
  { to: followPages.oldDoctors.at, label: '关注医生' },
] as const

/** The old screen with its two tabs. */
export const OldMyDoctors = ({ children }: { children: ReactNode }) => (
  <Page title="我的医生" head={<LinkTabs label="我的医生" tabs={oldTabs} />}>
    {children}
  </Page>
)
