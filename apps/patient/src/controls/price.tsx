import './price.css'

const split = (cents: number): [yuan: string, rest: string] => {
  const whole = Math.max(0, Math.round(cents))
  return [String(Math.floor(whole / 100)), String(whole % 100).padStart(2, '0')]
}

/** Cents as text for sentences and buttons: 12.50. Never below zero. */
export const yuan = (cents: number): string => split(cents).join('.')

interface PriceProps {
  /** Integer cents; a reduction that would go below zero shows 0.00. */
  cents: number
  /** large: the one amount that a page is about. */
  size?: 'large' | 'small'
}

/** An amount of money: ¥ small, whole yuan large, cents small. */
export function Price({ cents, size = 'small' }: PriceProps) {
  const [whole, rest] = split(cents)
  return (
    <span className={`price price--${size}`} aria-label={`${whole}.${rest}元`} role="img">
      <span className="price__sign">¥</span>
      <span className="price__whole">{whole}</span>
      <span className="price__cents">.{rest}</span>
    </span>
  )
}
