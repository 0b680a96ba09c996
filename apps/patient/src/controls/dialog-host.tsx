import { Button } from './button.tsx'
import { asked, type Question } from './dialog.ts'
import './dialog-host.css'
import { useModal } from './modal.ts'
import { useStore } from './store.ts'

function DialogBox({ title, text, yes, no, danger, answer }: Question & { answer(yes: boolean): void }) {
  const ref = useModal(true, () => answer(false))
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-modal="true"
      aria-labelledby="dialog-title"
      aria-describedby="dialog-text"
    >
      <div className="dialog__body">
        <h2 className="dialog__title" id="dialog-title">
          {title}
        </h2>
        {text && (
          <div className="dialog__text" id="dialog-text">
            {text}
          </div>
        )}
        <div className="dialog__answers">
          {no && (
            <Button look="quiet" onClick={() => answer(false)}>
              {no}
            </Button>
          )}
          <Button look={danger ? 'danger' : 'main'} onClick={() => answer(true)}>
            {yes}
          </Button>
        </div>
      </div>
    </dialog>
  )
}

/** The one place where `confirm` and `alert` appear; it stands in the shell. One question at a time. */
export function DialogHost() {
  const [first] = useStore(asked)
  return first && <DialogBox key={first.count} {...first} />
}
