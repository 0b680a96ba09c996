import { createContext, useContext, useLayoutEffect, type EffectCallback } from 'react'
import './skeleton.css'

export interface SkeletonProps {
  /** The shape of what will come: rows with a portrait or one of them, lines of text, fields, a grid of entries, cards of lines, large tiles, a talk, somebody's page, the first page. */
  shape: 'rows' | 'one' | 'text' | 'form' | 'grid' | 'card' | 'tiles' | 'chat' | 'person' | 'home'
}

const counts = { rows: 5, one: 1, text: 8, form: 4, grid: 8, card: 3, tiles: 8, chat: 5, person: 3, home: 4 }

/** What a form runs for as long as a part of it is still on its way; an effect, which gives back its end. */
export const FormPart = createContext<EffectCallback>(() => {})

/** Grey shapes in place of what is on its way. They show only after 200 ms, so a quick answer does not flicker. */
export const Skeleton = ({ shape }: SkeletonProps) => {
  const begin = useContext(FormPart)
  useLayoutEffect(begin, [begin])
  return (
    <div className={`skeleton skeleton--${shape}`} role="status" aria-label="正在加载">
      {Array.from({ length: counts[shape] }, (_, at) => (
        <div key={at} className="skeleton__item">
          <i className="skeleton__bone" />
          <i className="skeleton__bone" />
          <i className="skeleton__bone" />
        </div>
      ))}
    </div>
  )
}
