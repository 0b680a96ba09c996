import { useId, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { useModal } from './modal.ts'
import './sheet.css'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Its rows reach both edges: lists to choose from, a picture. Everything else keeps the page's gutter. */
  flush?: boolean
  /** What stands below the scrolling part: usually one button. */
  foot?: ReactNode
}

/** A panel that comes up from the lower edge for a short task; it scrolls by itself. */
export function Sheet({ open, onClose, title, children, foot, flush = false }: SheetProps) {
  const ref = useModal(open, onClose)
  const titleId = useId()
  return (
    <dialog ref={ref} className="sheet" aria-modal="true" aria-labelledby={titleId}>
      {open && (
        <div className="sheet__body">
          <header className="sheet__head">
            <h2 className="sheet__title" id={titleId}>
              {title}
            </h2>
            <button type="button" className="sheet__close" onClick={onClose} aria-label="关闭">
              <Icon name="close" />
            </button>
          </header>
          <div className={flush ? 'sheet__content' : 'sheet__content sheet__content--inset'}>{children}</div>
          {foot && <footer className="sheet__foot">{foot}</footer>}
        </div>
      )}
    </dialog>
  )
}
