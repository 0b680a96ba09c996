import process from 'node:process'
import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { firstMet } from './domain-of.ts'

const source = fileURLToPath(new URL('../src/', import.meta.url))

interface Route {
  path: string
  load?: () => Promise<unknown>
}

/** The file that `() => import('./pages/consults.page.tsx')` fetches. */
const imported = (load: () => Promise<unknown>): string | undefined =>
  /import\(\s*['"]([^'"]+)['"]/.exec(load.toString())?.[1]

/** All pages of all domains: their path, and the modules that the router fetches one after the other to show them. */
async function pagesOfDomains(): Promise<{ path: string; modules: string[] }[]> {
  const pages: { path: string; modules: string[] }[] = []
  const { firstRoutes } = (await import(pathToFileURL(join(source, 'app/first-routes.ts')).href)) as {
    firstRoutes: Route[]
  }
  for (const domain of readdirSync(join(source, 'domains'))) {
    const table = join(source, 'domains', domain, 'routes.ts')
    const { routes } = (await import(pathToFileURL(table).href)) as { routes: Route[] }
    for (const route of routes) {
      const { path, load } = route
      const page = load && imported(load)
      if (!page) continue
      const modules = [join(dirname(table), page)]
      const isKnown = firstRoutes.includes(route)
      pages.push({ path, modules: isKnown ? modules : [join(source, 'app/other-routes.ts'), ...modules] })
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
      const rules = new Set(chunks.find(chunk => chunk.name === 'rules')?.moduleIds)
      /** Which of these files' modules ask for the rules. */
      const askersOfRules = (files: Set<string>): string[] =>
        chunks
          .filter(chunk => files.has(chunk.fileName) && chunk.name !== 'rules')
          .flatMap(chunk => chunk.moduleIds)
          .filter(module => this.getModuleInfo(module)?.importedIds.some(one => rules.has(one)))
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
        if (modules.some(one => firstMet.includes(one)) && more.some(file => file.includes('/rules-')))
          this.error(`${path} has come to wait for the rules of forms, by ${askersOfRules(files).join(', ')}`)
        if (more.length > 0) pages[path] = more.map(file => `/${file}`)
      }
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) })
    },
  },
})
