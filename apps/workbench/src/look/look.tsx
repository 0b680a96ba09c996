import { App, ConfigProvider } from 'antd'
import chinese from 'antd/es/locale/zh_CN.js'
import { useMemo, type ReactNode } from 'react'
import { useMedia } from '../controls/use-media.ts'
import './base.css'
import { paletteOf, propertiesOf } from './palette.ts'
import { themeOf } from './theme.ts'

/** A phone, or a tablet. */
const fingers = '(max-width: 720px), (pointer: coarse)'

interface LookProps {
  /** The hospital's own colour; '' for ours. */
  faceColour?: string
  children: ReactNode
}

/** Light or dark, as the desk's system wishes, in the hospital's colour, as large as fingers need; Chinese; what the kit shows above the page. */
export function Look({ faceColour = '', children }: LookProps) {
  const isDark = useMedia('(prefers-color-scheme: dark)')
  const isForFingers = useMedia(fingers)
  const { palette, theme } = useMemo(() => {
    const colours = paletteOf(isDark, faceColour)
    return { palette: colours, theme: themeOf(isDark, colours, isForFingers) }
  }, [isDark, faceColour, isForFingers])
  return (
    <ConfigProvider locale={chinese} theme={theme} button={{ autoInsertSpace: false }}>
      <style>{`:root:root:root{color-scheme:${isDark ? 'dark' : 'light'};${propertiesOf(palette)}}`}</style>
      <App component={false}>{children}</App>
    </ConfigProvider>
  )
}
