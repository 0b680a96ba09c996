import type { ReactNode } from 'react'
import { filePartId, type FilePart } from '../file-parts.ts'
import './health-file.css'

interface FileSectionProps {
  title: string
  /** Where the bar of jumps leads. */
  part?: FilePart
  /** What is said where there is nothing: one line, folded up. */
  none?: string | false
  children?: ReactNode
}

export const FileSection = ({ title, part, none, children }: FileSectionProps) => (
  <section
    {...(part && { id: filePartId(part) })}
    className={none ? 'health__section health__section--none' : 'health__section'}
  >
    <h2>{title}</h2>
    {none ? <p className="health__note">{none}</p> : children}
  </section>
)
