import { App, ConfigProvider } from 'antd'
import chinese from 'antd/es/locale/zh_CN.js'
import { useSyncExternalStore, type ReactNode } from 'react'
import './base.css'
import { dark, light, propertiesOf } from './palette.ts'
import { themeOf } from './theme.ts'

const wish = matchMedia('(prefers-color-scheme: dark)')
const onWish = (changed: () => void) => {
  wish.addEventListener('change', changed)
  return () => wish.removeEventListener('change', changed)
}
const themes = { light: themeOf(false), dark: themeOf(true) }

/** Light or dark, as the desk's system wishes; Chinese; what the kit shows above the page. */
export function Look({ children }: { children: ReactNode }) {
  const isDark = useSyncExternalStore(onWish, () => wish.matches)
  return (
    <ConfigProvider locale={chinese} theme={isDark ? themes.dark : themes.light} button={{ autoInsertSpace: false }}>
      <style>{`:root{color-scheme:${isDark ? 'dark' : 'light'};${propertiesOf(isDark ? dark : light)}}`}</style>
      <App component={false}>{children}</App>
    </ConfigProvider>
  )
}
