import './range-bar.css'

interface RangeBarProps {
  value: number
  low: number | null
  high: number | null
}

/** Where on the bar a number lies, in per cent. The range takes the middle half; what lies beyond it is cut at the ends. */
export function placeOnBar(value: number, low: number | null, high: number | null): number {
  if (low === null && high === null) return 50
  const [from, to] = [low ?? Math.min(0, high ?? 0), high ?? (low ?? 0) * 2]
  const width = to - from || 1
  return Math.min(98, Math.max(2, 25 + ((value - from) / width) * 50))
}

/** The range of that laboratory and where the result lies. For the eye: the words beside it say the same. */
export const RangeBar = ({ value, low, high }: RangeBarProps) => (
  <span className="range-bar" aria-hidden>
    <span className={`range-bar__fit${low === null ? ' is-open-low' : ''}${high === null ? ' is-open-high' : ''}`} />
    <span className="range-bar__mark" style={{ insetInlineStart: `${placeOnBar(value, low, high)}%` }} />
  </span>
)
