import { createRequire } from 'node:module'
import type sanitize from 'sanitize-html'

const load = createRequire(import.meta.url)

const rules: sanitize.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'blockquote',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'a',
    'img',
    'video',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    video: ['src', 'poster', 'controls'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'tel'],
  allowProtocolRelative: false,
  // h1 is the page's own.
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4' },
  // Pictures and films only from this hospital: nobody outside learns who reads what.
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' || tag === 'video') && !/^\/files\/[\w.-]+$/.test(attribs.src ?? ''),
}

/** What staff have written, reduced to what a text may hold. The page cleans it once more before it shows it. */
export const cleanHtml = (html: string): string => (load('sanitize-html') as typeof sanitize)(html, rules).trim()
