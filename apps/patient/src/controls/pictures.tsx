import { useState } from 'react'
import './pictures.css'
import type { Picture } from './picture.ts'
import { PictureViewer } from './picture-viewer.tsx'

/** Small pictures in a grid of three; a tap opens the viewer there. */
export function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  const [at, setAt] = useState<number | null>(null)
  return (
    <>
      <ul className="pictures">
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <button
              type="button"
              className="pictures__one"
              onClick={() => setAt(index)}
              aria-label={`查看${picture.alt ?? `图片${index + 1}`}`}
            >
              <img src={picture.thumb ?? picture.src} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer pictures={pictures} at={at} onClose={() => setAt(null)} />
    </>
  )
}
