import { createPortal } from 'react-dom'
import { openModals } from './modal.ts'
import { useStore } from './store.ts'
import './toast-host.css'
import { toastMessage } from './toast.ts'

/**
 * The one place where toasts appear; it stands in the shell and is always there, so that screen readers listen. While a
 * dialog is open everything outside of it is dimmed and silent: then the place is inside the uppermost one.
 */
export function ToastHost() {
  const now = useStore(toastMessage)
  const dialog = useStore(openModals).slice(-1)[0]
  const host = (
    <div className="toast-host" role="status" aria-live="polite">
      {now && (
        <p className="toast" key={now.count}>
          {now.text}
        </p>
      )}
    </div>
  )
  return dialog ? createPortal(host, dialog) : host
}
