import { App, ConfigProvider } from 'antd'
import chinese from 'antd/es/locale/zh_CN.js'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import './base.css'
import { paletteOf, propertiesOf } from './palette.ts'
import { themeOf } from './theme.ts'

const wish = matchMedia('(prefers-color-scheme: dark)')
const onWish = (changed: () => void) => {
  wish.addEventListener('change', changed)
  return () => wish.removeEventListener('change', changed)
}

interface LookProps {
  /** The hospital's own colour; '' for ours. */
  faceColour?: string
  children: ReactNode
}

/** Light or dark, as the desk's system wishes, in the hospital's colour; Chinese; what the kit shows above the page. */
export function Look({ faceColour = '', children }: LookProps) {
  const isDark = useSyncExternalStore(onWish, () => wish.matches)
  const { palette, theme } = useMemo(() => {
    const colours = paletteOf(isDark, faceColour)
    return { palette: colours, theme: themeOf(isDark, colours) }
  }, [isDark, faceColour])
  return (
    <ConfigProvider locale={chinese} theme={theme} button={{ autoInsertSpace: false }}>
      <style>{`:root:root:root{color-scheme:${isDark ? 'dark' : 'light'};${propertiesOf(palette)}}`}</style>
      <App component={false}>{children}</App>
    </ConfigProvider>
  )
}
