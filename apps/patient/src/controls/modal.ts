import { useEffect, useRef, type RefObject } from 'react'

let open = 0

function holdPage(held: boolean): void {
  open += held ? 1 : -1
  document.documentElement.style.overflow = open > 0 ? 'hidden' : ''
}

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
    const tapped = (event: MouseEvent) => {
      if (event.target === dialog) close.current()
    }
    dialog.addEventListener('cancel', cancelled)
    dialog.addEventListener('click', tapped)
    dialog.showModal()
    holdPage(true)
    return () => {
      dialog.removeEventListener('cancel', cancelled)
      dialog.removeEventListener('click', tapped)
      dialog.close()
      holdPage(false)
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true })
    }
  }, [isOpen])

  return ref
}
