import { Field, type FieldFrame } from './field.tsx'
import { Icon } from './icon.tsx'

interface PickFieldProps extends FieldFrame {
  /** The words of what has been chosen; empty when nothing has. */
  text: string
  placeholder?: string
  /** Opens the sheet or the page where the choice is made. */
  onPick: () => void
}

/** A field whose value is chosen, not typed. */
export const PickField = ({ label, error, hint, text, placeholder = '请选择', onPick }: PickFieldProps) => (
  <Field label={label} error={error} hint={hint}>
    {links => (
      <div className="field__box">
        <button
          type="button"
          className={text ? 'field__pick' : 'field__pick field__pick--empty'}
          {...links}
          aria-haspopup="dialog"
          aria-label={`${label}：${text || placeholder}`}
          onClick={onPick}
        >
          {text || placeholder}
        </button>
        <Icon name="forward" />
      </div>
    )}
  </Field>
)
