import { mustGet } from '@nethos/contract/common/present.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the page at an address needs beside the first load: the end of its head. */
export type HeadOf = (path: string) => string

/** Reads the app's pages.json, which its build has written; an app without one fetches its files step by step. */
export async function readPageHeads(root: string): Promise<HeadOf> {
  const text = await readFile(join(root, 'pages.json'), 'utf8').catch(() => '{}')
  const styleOf = styles(root)
  const scriptFor = scripts()
  const pages = await Promise.all(
    Object.entries(JSON.parse(text) as Record<string, string[]>).map(async ([path, files]) => ({
      shape: shapeOf(path),
      isFixed: !path.includes(':'),
      // Not joined: what many pages need stands once in memory.
      head: await Promise.all(files.map(async file => (isScript(file) ? scriptFor(file) : styleOf(file)))),
    })),
  )
  // As in the router: words win over places for words.
  pages.sort((a, b) => Number(b.isFixed) - Number(a.isFixed))
  return path => pages.find(page => page.shape.test(path))?.head.join('') ?? ''
}

const isScript = (file: string): boolean => file.endsWith('.js')
/** What asks ahead runs as soon as it is there (apps/patient/build/ask-ahead.ts); the rest is fetched for the app. */
const scriptOf = (file: string): string => (file.startsWith('/assets/ask-ahead-') ? earlyOf(file) : preloadOf(file))
const earlyOf = (file: string): string => `<script async fetchpriority="high" src="${file}"></script>`
const preloadOf = (file: string): string => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`

const scripts = () => {
  const made = new Map<string, string>()
  return (file: string): string => {
    const tag = made.get(file) ?? scriptOf(file)
    made.set(file, tag)
    return tag
  }
}

/** `/team/:id/detail`; a last `:status?` may be left out. */
const shapeOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+')}/?$`,
  )

const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g

/** The page with its styles inside: nothing is painted before they are there, and they are smaller than a request is long. */
export async function withStylesInside(page: string, root: string): Promise<string> {
  const styleOf = styles(root)
  const inside = new Map<string, string>()
  for (const [, file = ''] of page.matchAll(link)) inside.set(file, await styleOf(file))
  return page.replaceAll(link, (_, file: string) => mustGet(inside, file))
}

/** The link is not fetched (disabled; "not all" says so to those who read ahead): it tells the app's loader that this style is there. */
const styles = (root: string) => {
  const read = new Map<string, Promise<string>>()
  return (file: string): Promise<string> => {
    const known = read.get(file)
    if (known) return known
    const style = readFile(join(root, file), 'utf8').then(
      css => `<style>${css.trim()}</style><link rel="stylesheet" href="${file}" media="not all" disabled>`,
    )
    read.set(file, style)
    return style
  }
}
