import { useStore } from './store.ts'
import './toast-host.css'
import { said } from './toast.ts'

/** The one place where toasts appear; it stands in the shell and is always there, so that screen readers listen. */
export function ToastHost() {
  const now = useStore(said)
  return (
    <div className="toast-host" role="status" aria-live="polite">
      {now && (
        <p className="toast" key={now.count}>
          {now.text}
        </p>
      )}
    </div>
  )
}
