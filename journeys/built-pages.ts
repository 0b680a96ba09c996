import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuiltPage, PagesOf } from './pages/page-at.ts'
import type { Samples } from './samples.ts'

const folder = join(import.meta.dirname, 'pages')

/** Every domain's pages (journeys/pages/<domain>.ts): whoever builds one adds it there, and every journey that goes through all of them looks at it. */
export async function builtPages(samples: Samples): Promise<(BuiltPage & { domain: string })[]> {
  const pages: (BuiltPage & { domain: string })[] = []
  for (const file of readdirSync(folder).toSorted()) {
    if (file === 'page-at.ts') continue
    const domain = file.replace(/\.ts$/, '')
    const { [`${domain}Pages`]: pagesOf } = (await import(pathToFileURL(join(folder, file)).href)) as Record<
      string,
      PagesOf | undefined
    >
    if (!pagesOf) throw new Error(`journeys/pages/${file} exports no ${domain}Pages`)
    pages.push(...pagesOf(samples).map(page => ({ ...page, domain })))
  }
  return pages.toSorted((one, other) => Number(one.turnsElder ?? false) - Number(other.turnsElder ?? false))
}
