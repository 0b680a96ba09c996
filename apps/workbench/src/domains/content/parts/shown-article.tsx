import { use, Suspense, type MouseEvent } from 'react'
import { Waiting } from '../../../patterns/states.tsx'
import './shown-article.css'

interface ShownArticleProps {
  title: string
  note: string
  html: string
}

/** As a patient reads it on a phone: as wide, and cleaned by the same rules. */
export const ShownArticle = ({ title, note, html }: ShownArticleProps) => (
  <article className="shown" aria-label="患者看到的样子">
    <h2 className="shown__title">{title}</h2>
    <p className="shown__note">{note}</p>
    <Suspense fallback={<Waiting />}>
      <Body html={html} />
    </Suspense>
  </article>
)

let purifier: Promise<typeof import('dompurify')> | undefined
const fetchPurifier = () => (purifier ??= import('dompurify'))

/** The same as the patients' pages (apps/patient/src/patterns/article.tsx). */
const rules = {
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'object', 'svg', 'math'],
  FORBID_ATTR: ['style', 'class', 'id', 'srcset'],
}

/** Links lead nowhere from here: the desk is not left by reading. */
const stay = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

function Body({ html }: { html: string }) {
  const { default: dompurify } = use(fetchPurifier())
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a key on a link makes a click, too
    <div className="shown__body" onClick={stay} dangerouslySetInnerHTML={{ __html: dompurify.sanitize(html, rules) }} />
  )
}
