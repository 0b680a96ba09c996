import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuiltPage, VisitsOf } from './pages/page-at.ts'
import type { Samples } from './samples.ts'

const folder = join(import.meta.dirname, 'pages')

async function visitsIn(file: string): Promise<{ domain: string; visits: VisitsOf }> {
  const { visits } = (await import(pathToFileURL(join(folder, file)).href)) as { visits?: VisitsOf }
  if (!visits) throw new Error(`journeys/pages/${file} exports no visits`)
  return { domain: file.replace(/\.ts$/, ''), visits }
}
const files = readdirSync(folder).filter(file => file !== 'page-at.ts')
const all = await Promise.all(files.toSorted().map(visitsIn))

/** Every domain's pages (journeys/pages/<domain>.ts): whoever builds one adds it there, and every journey that goes through all of them looks at it. */
export const builtPages = (samples: Samples, of?: string): BuiltPage[] =>
  all
    .filter(({ domain }) => of === undefined || domain === of)
    .flatMap(({ visits }) => visits(samples))
    .toSorted((one, other) => Number(one.turnsElder ?? false) - Number(other.turnsElder ?? false))

/** The domains of which a page is visited; a journey through all pages has a test for each, so that one failure hides nothing. */
export const visitedDomains: readonly string[] = all.map(({ domain }) => domain)

const anySample = new Proxy({} as Samples, { get: () => 'x' })
/** The patterns of all addresses that are visited. */
export const visitedPaths = (): string[] => builtPages(anySample).map(({ path }) => path)
