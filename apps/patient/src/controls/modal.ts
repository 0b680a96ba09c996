import { useEffect, useRef, type RefObject } from 'react'
import { store } from './store.ts'

/** The dialogs that are open, the uppermost last: all that can be seen clearly and read aloud stands in that one. */
export const openModals = store<readonly HTMLDialogElement[]>([])

function setOpen(dialog: HTMLDialogElement, isOpen: boolean): void {
  const others = openModals.get().filter(one => one !== dialog)
  const open = isOpen ? [...others, dialog] : others
  document.documentElement.style.overflow = open.length > 0 ? 'hidden' : ''
  openModals.set(open)
}

/** The second of two quick taps falls beside what the first has opened, and does not close it (ms). */
const doubleTap = 500

/**
 * Opens the native dialog behind the ref while `isOpen`: the rest of the page cannot be reached meanwhile, the Escape
 * key and a tap beside it call `onClose`, and the focus goes back to where it came from.
 */
export function useModal(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    const cameFrom = document.activeElement
    const cancelled = (event: Event) => {
      event.preventDefault()
      close.current()
    }
    const openedAt = performance.now()
    const tapped = (event: MouseEvent) => {
      if (event.target === dialog && performance.now() - openedAt > doubleTap) close.current()
    }
    dialog.addEventListener('cancel', cancelled)
    dialog.addEventListener('click', tapped)
    dialog.showModal()
    setOpen(dialog, true)
    return () => {
      dialog.removeEventListener('cancel', cancelled)
      dialog.removeEventListener('click', tapped)
      dialog.close()
      setOpen(dialog, false)
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true })
    }
  }, [isOpen])

  return ref
}
