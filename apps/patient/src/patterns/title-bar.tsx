import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../controls/icon.tsx'
import { useAppInfo } from './app-info.ts'
import './title-bar.css'
import { useBack } from './use-back.ts'

interface TitleBarProps {
  title: string
  /** At most one: a link or button of one or two words, or an icon with a label. */
  action?: ReactNode
  /** What 返回 does instead of going back. */
  onBack?: (() => void) | undefined
}

/** 48 high: back, title, at most one action. */
export function TitleBar({ title, action, onBack }: TitleBarProps) {
  const back = useBack()
  return (
    <header className="title-bar">
      <button type="button" className="title-bar__back" onClick={onBack ?? back} aria-label="返回">
        <Icon name="back" />
      </button>
      <Heading title={title} className="title-bar__title" />
      <div className="title-bar__action">{action}</div>
    </header>
  )
}

interface LargeTitleProps {
  title: string
  action?: ReactNode
  /** The hospital's mark before its name, and a quiet line below it. */
  mark?: ReactNode
  below?: string | undefined
}

/** The large title of the four tab pages; in elder mode with the way back to the usual look. */
export function LargeTitle({ title, action, mark, below }: LargeTitleProps) {
  const { isElder, setElder } = useAppInfo()
  const toStandard = isElder && (
    <button type="button" onClick={() => setElder(false)}>
      切换标准版
    </button>
  )
  return (
    <header className="large-title">
      {mark}
      <div className="large-title__words">
        <Heading title={title} className="large-title__title" />
        {below && <p className="large-title__below">{below}</p>}
        {/* Beside another action it would leave the name no room. */}
        {action && toStandard && <div className="large-title__switch">{toStandard}</div>}
      </div>
      <div className="title-bar__action">{action ?? toStandard}</div>
    </header>
  )
}

let isFirstPage = true

/** Sets the window's title and takes the focus after a change of page, so that a screen reader says where we are. */
function Heading({ title, className }: { title: string; className: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { name } = useAppInfo()
  useEffect(() => {
    document.title = title || name
  }, [title, name])
  useEffect(() => {
    if (!isFirstPage && !heading.current?.closest('.page')?.contains(document.activeElement))
      heading.current?.focus({ preventScroll: true })
    isFirstPage = false
  }, [])
  return (
    <h1 ref={heading} className={className} tabIndex={-1}>
      {title}
    </h1>
  )
}
