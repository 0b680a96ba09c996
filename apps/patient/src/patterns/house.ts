import { createContext, useContext } from 'react'
import type { IconName } from '../controls/icon.tsx'

export interface HouseTab {
  label: string
  icon: IconName
  to: string
  /** The pages below this tab, by the beginning of their address. */
  below: string
}

/** What all pages need to know about the app they stand in; the shell provides it. */
export interface House {
  name: string
  /** Customer service; empty when the hospital has none. */
  servicePhone: string
  /** When somebody answers there. */
  serviceHours: string
  home: string
  tabs: readonly HouseTab[]
  isElder: boolean
  setElder: (isOn: boolean) => void
}

export const HouseContext = createContext<House>({
  name: '互联网医院',
  servicePhone: '',
  serviceHours: '',
  home: '/v4/index',
  tabs: [],
  isElder: false,
  setElder: () => {},
})

export const useHouse = (): House => useContext(HouseContext)
