import { nthOf } from '@nethos/contract/common/present.ts'
import process from 'node:process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { imported, indexOf, readTables, tablesIn } from './address-index.ts'

const source = fileURLToPath(new URL('../src/', import.meta.url))

/** Pages that are opened from signs, messages and shared links, and that have nothing to fill in. */
const firstMet: readonly string[] = [
  'domains/doctors/pages/doctor-or-list.page.tsx',
  'domains/consult/pages/consult.page.tsx',
  'domains/booking/pages/book.page.tsx',
  'domains/booking/pages/clinic-doctor.page.tsx',
].map(page => source + page)
/** What such a page draws on its first screen and does not wait for. */
const drawnAfter: Readonly<Record<string, readonly string[]>> = {
  '/v4/index': ['controls/service-drawing.tsx', 'domains/home/parts/lead-drawing.tsx'].map(part => source + part),
}
/** The library that checks what is typed. */
const library = /[\\/]node_modules[\\/]zod[\\/]/

interface Route {
  path: string
  load?: () => Promise<unknown>
  asksAhead?: () => Promise<unknown>
}

/** All pages of all domains: their path, and the modules that the router fetches one after the other to show them. */
async function pagesOfDomains(): Promise<{ path: string; modules: string[] }[]> {
  const pages: { path: string; modules: string[] }[] = []
  const tables = await readTables()
  const index = indexOf(tables)
  /** What the router fetches before it knows which page it is. */
  const asked = (path: string) => [
    join(source, 'app/other-routes.ts'),
    ...tablesIn(index, path).map(at => nthOf(tables, at).file),
  ]
  const { firstRoutes } = (await import(pathToFileURL(join(source, 'app/first-routes.ts')).href)) as {
    firstRoutes: Route[]
  }
  for (const domain of readdirSync(join(source, 'domains'))) {
    const table = join(source, 'domains', domain, 'routes.ts')
    // What is only part of other domains' pages has none of its own.
    if (!existsSync(table)) continue
    const { routes } = (await import(pathToFileURL(table).href)) as { routes: Route[] }
    for (const route of routes) {
      const { path, load, asksAhead } = route
      const page = load && imported(load)
      if (!page) continue
      const ahead = asksAhead && imported(asksAhead)
      const modules = [ahead, page].filter(one => one !== undefined).map(one => join(dirname(table), one))
      const isKnown = firstRoutes.some(one => one.path === path)
      pages.push({ path, modules: [...(isKnown ? [] : asked(path)), ...modules, ...(drawnAfter[path] ?? [])] })
    }
  }
  return pages
}

/**
 * Writes /pages.json: for each page the scripts and styles that it needs beside the first load. The server names them in
 * the page that it serves, so that the browser fetches them at once and not one after the other. A build in which one of
 * the pages that people meet first waits for the rules of forms and their library fails.
 */
export const pageFiles = (): Plugin => ({
  name: 'nethos:page-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      if (!process.features.typescript) return this.warn('this Node cannot read the route tables; pages load in steps')
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk') as Rolldown.OutputChunk[]
      const chunkOf = (module: string) =>
        chunks.find(chunk => chunk.facadeModuleId === module) ?? chunks.find(chunk => chunk.moduleIds.includes(module))
      const filesOf = (chunk: Rolldown.OutputChunk, files: Set<string>): Set<string> => {
        if (files.has(chunk.fileName)) return files
        files.add(chunk.fileName)
        for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
        for (const name of chunk.imports) {
          const next = bundle[name]
          if (next?.type === 'chunk') filesOf(next, files)
        }
        return files
      }
      const hasLibrary = (chunk: Rolldown.OutputChunk): boolean => chunk.moduleIds.some(module => library.test(module))
      /** Which of these files' modules ask for that library. */
      const askersOfLibrary = (files: readonly string[]): string[] =>
        chunks
          .filter(chunk => files.includes(chunk.fileName))
          .flatMap(chunk => chunk.moduleIds)
          .filter(module => !library.test(module))
          .filter(module => this.getModuleInfo(module)?.importedIds.some(one => library.test(one)))
          .map(module => relative(source, module))
      const first = new Set(chunks.filter(chunk => chunk.isEntry).flatMap(chunk => [...filesOf(chunk, new Set())]))
      const pages: Record<string, string[]> = {}
      for (const { path, modules } of await pagesOfDomains()) {
        const files = new Set<string>()
        for (const module of modules) {
          const chunk = chunkOf(module)
          if (!chunk) this.error(`${path} is shown by ${module}, which is not in the bundle`)
          filesOf(chunk, files)
        }
        const more = [...files].filter(file => !first.has(file))
        const isFirstMet = modules.some(one => firstMet.includes(one))
        if (isFirstMet && chunks.some(chunk => more.includes(chunk.fileName) && hasLibrary(chunk)))
          this.error(`${path} has come to wait for the rules of forms, by ${askersOfLibrary(more).join(', ')}`)
        if (more.length > 0) pages[path] = more.map(file => `/${file}`)
      }
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) })
    },
  },
})
