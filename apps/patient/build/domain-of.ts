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
  needsRules(module, modules) ? null : domainOf(module) + (bringsOthers(module, modules) ? '-with-others' : '')

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
