import { use, Suspense } from 'react'
import './article.css'
import { Skeleton } from '../controls/skeleton.tsx'

interface ArticleProps {
  title?: string
  /** Author, date, how often read. */
  note?: string
  /** Written by staff, cleaned by the server; cleaned here once more before it is shown. */
  html: string
}

/** A long text from the editors. */
export const Article = ({ title, note, html }: ArticleProps) => (
  <article className="article">
    {title && <h2 className="article__title">{title}</h2>}
    {note && <p className="article__note">{note}</p>}
    <Suspense fallback={<Skeleton shape="text" />}>
      <CleanHtml html={html} />
    </Suspense>
  </article>
)

let purifier: Promise<typeof import('dompurify')> | undefined

const fetchPurifier = () => (purifier ??= import('dompurify'))

const rules = {
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'object', 'svg', 'math'],
  FORBID_ATTR: ['style', 'class', 'id', 'srcset'],
}

function CleanHtml({ html }: { html: string }) {
  const { default: dompurify } = use(fetchPurifier())
  return <div className="article__body" dangerouslySetInnerHTML={{ __html: dompurify.sanitize(html, rules) }} />
}
