import { use, Suspense, useRef, useState, type MouseEvent } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import './article.css'
import { PictureViewer } from '../controls/picture-viewer.tsx'
import { ReadAloud } from '../controls/read-aloud.tsx'
import { Skeleton } from '../controls/skeleton.tsx'
import { useAppInfo } from './app-info.ts'

interface ArticleProps {
  title?: string
  /** Author, date, how often read. */
  note?: string
  /** Written by staff, cleaned by the server; cleaned here once more before it is shown. */
  html: string
}

/** A long text from the editors. */
export function Article({ title, note, html }: ArticleProps) {
  const text = useRef<HTMLDivElement>(null)
  return (
    <article className="article">
      {title && <h2 className="article__title">{title}</h2>}
      {note && <p className="article__note">{note}</p>}
      {html.length > worthReading && <ReadAloud of={text} />}
      <div ref={text}>
        <Suspense fallback={<Skeleton shape="text" />}>
          <CleanHtml html={html} topHeading={title ? 3 : 2} />
        </Suspense>
      </div>
    </article>
  )
}

/** Shorter ones are read faster than the button is found. */
const worthReading = 200

let purifier: Promise<typeof import('dompurify')> | undefined

const fetchPurifier = () => (purifier ??= loadPart(() => import('dompurify')))

const rules = {
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'object', 'svg', 'math'],
  FORBID_ATTR: ['style', 'class', 'id', 'srcset'],
}

/** A tap on a picture opens it large; a link leads on by the app's rules. */
/** Headings of the text begin right below what stands over it, and leave none out: editors choose them by their size. */
function withHeadingsFrom(top: number, html: string): string {
  const levels = [...new Set(Array.from(html.matchAll(/<h([1-6])\b/g), ([, level = '']) => level))].sort()
  return html.replaceAll(
    /<(\/?)h([1-6])\b/g,
    (_, slash: string, level: string) => `<${slash}h${Math.min(6, top + levels.indexOf(level))}`,
  )
}

function CleanHtml({ html, topHeading }: { html: string; topHeading: number }) {
  const { default: dompurify } = use(fetchPurifier())
  const { openLink } = useAppInfo()
  const [open, setOpen] = useState<{ src: string; alt: string } | null>(null)
  const tapped = (event: MouseEvent) => {
    const { target } = event
    if (target instanceof HTMLImageElement) setOpen({ src: target.src, alt: target.alt })
    const link = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
    if (!link || link.startsWith('tel:')) return
    event.preventDefault()
    openLink(link)
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links answer the keyboard by themselves; a larger picture says nothing more */}
      <div
        className="article__body"
        onClick={tapped}
        dangerouslySetInnerHTML={{ __html: withHeadingsFrom(topHeading, dompurify.sanitize(html, rules)) }}
      />
      <PictureViewer pictures={open ? [open] : []} at={open ? 0 : null} onClose={() => setOpen(null)} />
    </>
  )
}
