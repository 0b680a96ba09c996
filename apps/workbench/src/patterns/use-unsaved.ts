import { App } from 'antd'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

interface Words {
  title: string
  content: string
  /** What leaving does: 放弃. */
  leave: string
  /** What staying does: 继续填写. */
  stay: string
}

/**
 * Asks before something typed is lost: by the browser's back, a link, another desk, a reload. Gives the question, for what
 * else would lose it.
 */
export function useUnsaved(isTouched: boolean, { title, content, leave, stay }: Words) {
  const { modal } = App.useApp()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isTouched && currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  )
  const ask = (onLeave: () => void, onStay?: () => void) =>
    void modal.confirm({
      title,
      content,
      okText: leave,
      okButtonProps: { danger: true },
      cancelText: stay,
      onOk: onLeave,
      ...(onStay && { onCancel: onStay }),
    })
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (blocker.state === 'blocked') latest.current(blocker.proceed, blocker.reset)
  }, [blocker])
  useEffect(() => {
    if (!isTouched) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isTouched])
  return ask
}
