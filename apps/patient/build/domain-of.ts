import { fileURLToPath } from 'node:url'

/** What a build knows of its modules. */
interface Modules {
  getModuleInfo: (module: string) => { readonly importedIds: readonly string[] } | null
}

/** The domain that a module belongs to: the contract and the app name them alike. */
const domainOf = (module: string): string => /src[\\/](?:domains[\\/])?([\w-]+)[\\/]/.exec(module)?.[1] ?? 'shared'

/**
 * What several pages of a domain share and that only shows goes into one piece, what has fields to fill in into another:
 * a page without a field never waits for the rules and their library. What brings parts of other domains along lies apart
 * from both.
 */
export const shownOf = (module: string, modules: Modules): string | null =>
  needsRules(module, modules) ? null : domainOf(module) + apart(module, modules)

const apart = (module: string, modules: Modules): string => {
  if (bringsOthers(module, modules)) return '-with-others'
  return firstMet.some(page => domainOf(page) === domainOf(module)) && !isFirstMet(module, modules) ? '-more' : ''
}

/** Of what many pages are made of, what the pages that people meet first need. */
export const kindOf = (module: string, modules: Modules): string | null =>
  isFirstMet(module, modules) ? 'kinds' : null

const source = fileURLToPath(new URL('../src/', import.meta.url))
/** Pages that are opened from messages and shared links, and that have nothing to fill in. */
export const firstMet: readonly string[] = [
  'domains/doctors/pages/doctor-or-list.page.tsx',
  'domains/consult/pages/consult.page.tsx',
].map(page => source + page)
const reached = new Set<string>()

function isFirstMet(module: string, modules: Modules): boolean {
  if (reached.size === 0) for (const page of firstMet) reach(page, modules)
  return reached.has(module)
}

function reach(module: string, modules: Modules): void {
  if (reached.has(module)) return
  reached.add(module)
  for (const one of modules.getModuleInfo(module)?.importedIds ?? []) reach(one, modules)
}

export const formsOf = (module: string, modules: Modules): string | null =>
  needsRules(module, modules) ? `${domainOf(module)}-forms` : null

const rules = /node_modules[\\/]zod[\\/]/

function needsRules(module: string, modules: Modules, seen = new Set<string>()): boolean {
  if (rules.test(module)) return true
  if (seen.has(module)) return false
  seen.add(module)
  return modules.getModuleInfo(module)?.importedIds.some(one => needsRules(one, modules, seen)) ?? false
}

const ofApp = /patient[\\/]src[\\/]domains[\\/](?!system)/

/** Whether a module of a domain asks, itself or by others, for a module of another domain. */
function bringsOthers(module: string, modules: Modules, home = domainOf(module), seen = new Set<string>()): boolean {
  if (!ofApp.test(module) || seen.has(module)) return false
  seen.add(module)
  if (domainOf(module) !== home) return true
  return modules.getModuleInfo(module)?.importedIds.some(one => bringsOthers(one, modules, home, seen)) ?? false
}
