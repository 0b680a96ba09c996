import { createContext, useContext } from 'react'
import type { IconName } from '../controls/icon.tsx'

export interface AppTab {
  label: string
  icon: IconName
  to: string
  /** The pages below this tab, by the beginning of their address; they show the bar, too. */
  below?: string
  /** An older address of the same tab. */
  also?: string
  /** A dot while there are unread messages. */
  showsUnread?: true
}

/** The shell that the app runs in, read from the user agent: it changes words and ways of payment, never rights. */
export interface Environment {
  shell: 'messaging' | 'payment' | 'native' | 'browser'
  system: 'ios' | 'android' | 'other'
  isDoctorClient: boolean
}

/** What all pages need to know about the app they stand in; the shell provides it. */
export interface AppInfo {
  name: string
  /** 三级甲等综合医院; may be empty. */
  level: string
  /** The line of the licence; may be empty. */
  licence: string
  /** Customer service; empty when the hospital has none. */
  servicePhone: string
  /** When somebody answers there. */
  serviceHours: string
  home: string
  tabs: readonly AppTab[]
  environment: Environment
  isElder: boolean
  /** How many messages the account has not read; 0 for a guest. */
  unread: number
  setElder: (isOn: boolean) => void
  /** Goes where a login was wanted for; `backPath` as it stands in the address. */
  goAfterLogin: (backPath: string | null) => void
  /** Opens a link out of a banner, a card or an article: an own page, a listed host, or behind a page that asks. `replace`: the page that it stands on is not found again by 返回. */
  openLink: (link: string, replace?: boolean) => void
}

export const AppInfoContext = createContext<AppInfo>({
  name: '互联网医院',
  level: '',
  licence: '',
  servicePhone: '',
  serviceHours: '',
  home: '/v4/index',
  tabs: [],
  environment: { shell: 'browser', system: 'other', isDoctorClient: false },
  isElder: false,
  unread: 0,
  setElder: () => {},
  goAfterLogin: () => {},
  openLink: () => {},
})

export const useAppInfo = (): AppInfo => useContext(AppInfoContext)
