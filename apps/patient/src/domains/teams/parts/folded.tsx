import { useState } from 'react'
import { Card } from '../../../patterns/card.tsx'
import { Readable } from '../../../patterns/readable.tsx'

const shown = 40

/** 团队擅长, 团队介绍: forty characters, the rest by a tap (core 9). */
export function Folded({ title, text }: { title: string; text: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!text) return null
  const letters = [...text]
  return (
    <Card
      title={title}
      more={
        letters.length > shown && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? '收起' : '查看更多'}${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '收起' : '查看更多'}
          </button>
        )
      }
    >
      <Readable>
        <p>{isOpen || letters.length <= shown ? text : `${letters.slice(0, shown).join('')}…`}</p>
      </Readable>
    </Card>
  )
}
