import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Which scripts and styles the page at an address needs beside the first load. */
export type FilesOf = (path: string) => readonly string[]

/** Reads the app's pages.json, which its build has written; an app without one names its files when they are needed. */
export async function readPageFiles(root: string): Promise<FilesOf> {
  const text = await readFile(join(root, 'pages.json'), 'utf8').catch(() => '{}')
  const pages = Object.entries(JSON.parse(text) as Record<string, string[]>)
    .map(([path, files]) => ({ shape: shapeOf(path), isFixed: !path.includes(':'), files }))
    // As in the router: words win over places for words.
    .sort((a, b) => Number(b.isFixed) - Number(a.isFixed))
  return path => pages.find(page => page.shape.test(path))?.files ?? []
}

/** `/team/:id/detail`; a last `:status?` may be left out. */
const shapeOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+')}/?$`,
  )

/** Said in the head of the page, so that the browser fetches all of them at once. */
export const linksTo = (files: readonly string[]): string =>
  files
    .map(file =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="${file}">`
        : `<link rel="modulepreload" crossorigin href="${file}">`,
    )
    .join('')
