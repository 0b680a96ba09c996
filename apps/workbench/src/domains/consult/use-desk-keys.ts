import { useEffect } from 'react'

/** Where letters are text, or the arrows have a meaning of their own. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role=dialog], [role=listbox], [role=menu]') !== null)

/** Esc leaves the field that is written in: the next key is the desk's again. What closes on Esc itself has closed by then. */
export function useEscapeFromFields(): void {
  useEffect(() => {
    const pressed = ({ key, target, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || isComposing || !(target instanceof HTMLElement)) return
      if (target.matches('input, textarea') && !target.closest('[role=dialog]')) target.blur()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}

/** All keys of the consult desk, as the list on ? shows them; who answers a key stands beside what it does. */
export const deskKeys = {
  j: '下一个咨询',
  k: '上一个咨询',
  n: '下一位等待的患者',
  '/': '按姓名查找',
  r: '写回复',
  p: '选择常用语',
  m: '写病历',
  b: '请患者补充资料',
  o: '请患者申请处方',
  w: '增加回复次数',
  h: '转交同事',
  z: '稍后处理',
  v: '建议就诊',
  x: '拒绝',
  g: '分配由谁回复',
  y: '急症提示判断正确',
  f: '急症提示为误报',
  e: '结束咨询',
  '?': '显示快捷键',
} as const
export type DeskKey = keyof typeof deskKeys

/** What these keys do while nothing is typed; those without an action do nothing. */
export function useDeskKeys(actions: Readonly<Partial<Record<DeskKey, (() => void) | undefined>>>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return
      const act = event.key in deskKeys ? actions[event.key as DeskKey] : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  })
}
