import { bodyParts, type BodyPart } from '@nethos/contract/guide/body-parts.ts'
import type { GuidePerson } from '@nethos/contract/guide/guide.ts'
import { backShapes, breastShapes, frontShapes, type Shape } from './body-shapes.ts'
import './body-figure.css'

interface BodyFigureProps {
  person?: GuidePerson | undefined
  /** The parts that are pointed at. */
  value: readonly BodyPart[]
  onChange: (part: BodyPart) => void
}

/**
 * A body from the front and from behind, to point at. The list of the same parts beside it says the same to whoever does not
 * see it or does not hit so small a place: for screen readers the drawing is not there.
 */
export function BodyFigure({ person, value, onChange }: BodyFigureProps) {
  const isWoman = person === 'woman' || person === 'pregnant'
  const front = isWoman ? [...frontShapes, ...breastShapes] : frontShapes
  // A child is shorter, and his head larger against the rest.
  const size = person === 'child' ? 'translate(21 40) scale(0.7 0.85)' : ''
  const drawn = (shapes: readonly Shape[]) =>
    shapes.map(({ part, path }) => (
      <path
        key={path}
        d={path}
        data-part={part}
        className={value.includes(part) ? 'body-figure__part body-figure__part--chosen' : 'body-figure__part'}
        onClick={() => onChange(part)}
      />
    ))
  return (
    <div className="body-figure" aria-hidden="true">
      <svg viewBox="0 0 300 316">
        <g transform={size}>{drawn(front)}</g>
        <g transform={`translate(160 0) ${size}`}>{drawn(backShapes)}</g>
      </svg>
      <p className="body-figure__sides">
        <span>正面</span>
        <span>背面</span>
      </p>
      {value.length > 0 && <p>{value.map(part => bodyParts[part].label).join('、')}</p>}
    </div>
  )
}
