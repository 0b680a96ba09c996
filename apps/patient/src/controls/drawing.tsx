import './drawing.css'

/** One family: a ground line, one thing on it drawn with a line, one spot of colour. */
const drawings = {
  /** Something went wrong: a plug out of its socket. */
  fault: ['M40 72h22v-12h14v32H62v-8H40', 'M120 72h-14M106 58h-12v36h12zM94 68h-8M94 84h-8'],
  /** After something else, such as logging in: a door with a clock. */
  soon: ['M56 100V36h36v64M56 100h48M84 70v.2', 'M104 48a14 14 0 1 0 .1 0M104 55v8l5 4'],
  /** Found nothing: a magnifier. */
  search: ['M74 38a24 24 0 1 0 .1 0M91 79l19 19', 'M64 62h20'],
} as const

export type DrawingName = keyof typeof drawings

/** A calm line drawing over an empty or broken place; the sentence below it says what it means. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg className="drawing" viewBox="0 0 160 112" aria-hidden>
    <circle className="drawing__spot" cx="80" cy="62" r="44" />
    <path d="M28 100h104" />
    <path className="drawing__thing" d={drawings[name][0]} />
    <path d={drawings[name][1]} />
  </svg>
)
