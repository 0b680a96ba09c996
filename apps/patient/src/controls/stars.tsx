import { useId } from 'react'
import './stars.css'

const star = 'M12 2.8l2.8 5.8 6.4.9-4.6 4.5 1.1 6.3L12 17.3l-5.7 3 1.1-6.3L2.8 9.5l6.4-.9z'

const Star = () => (
  <svg className="stars__star" viewBox="0 0 24 24" aria-hidden>
    <path d={star} />
  </svg>
)

/** A rating to look at, 0 to 5, halves and tenths shown as they are. */
export function Stars({ score }: { score: number }) {
  const saved = Math.min(5, Math.max(0, score))
  return (
    <span className="stars" role="img" aria-label={`${saved}分，满分5分`}>
      {[0, 1, 2, 3, 4].map(at => (
        <span key={at} className="stars__cell">
          <Star />
          <span className="stars__full" style={{ width: `${Math.min(1, Math.max(0, saved - at)) * 100}%` }}>
            <Star />
          </span>
        </span>
      ))}
    </span>
  )
}

interface StarsFieldProps {
  /** What is rated, for screen readers. */
  label: string
  /** 1 to 5; 0 when nothing has been chosen. */
  value: number
  onChange: (value: number) => void
}

const words = ['非常不满意', '不满意', '一般', '满意', '非常满意']

/** Five stars to choose from; the chosen one is also told in words. */
export function StarsField({ label, value, onChange }: StarsFieldProps) {
  const name = useId()
  return (
    <fieldset className="stars-field">
      <legend className="unseen">{label}</legend>
      <div className="stars-field__row">
        {words.map((word, at) => (
          <label key={word} className={at < value ? 'stars-field__star stars-field__star--on' : 'stars-field__star'}>
            <input
              className="unseen"
              type="radio"
              name={name}
              value={at + 1}
              checked={value === at + 1}
              onChange={() => onChange(at + 1)}
              aria-label={`${at + 1}星，${word}`}
            />
            <Star />
          </label>
        ))}
      </div>
      <p className="stars-field__word">{words[value - 1] ?? '请选择星级'}</p>
    </fieldset>
  )
}
