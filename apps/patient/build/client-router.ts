import { present } from '@nethos/contract/common/present.ts'
import type { Plugin } from 'vite'

/** What stands in the bundle instead of a part of the router that only does something where a server renders, or is measured. */
const parts: Readonly<Record<string, { asked: RegExp; code: string }>> = {
  // `Link` reads ahead for pages of a framework; without one it gets a bare ref.
  './ssr/components.js': {
    asked: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/,
    code: `import { createContext, useRef } from 'react'
export const FrameworkContext = createContext(undefined)
export const PrefetchPageLinks = () => null
export const usePrefetchBehavior = () => [false, useRef(null), {}]
export const mergeRefs = (...refs) => value => {
  for (const ref of refs) if (typeof ref === 'function') ref(value)
  else if (ref != null) ref.current = value
}`,
  },
  // Used with `instrumentations` alone, which this app does not give.
  './instrumentation.js': {
    asked: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]router\.js$/,
    code: `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = router => router`,
  },
}
const own = '\0client-router:'

/** Leaves out of the bundle what the router brings for servers that render and for measuring: 4 kB that no page of ours runs. */
export function clientRouter(): Plugin {
  const met = new Set<string>()
  return {
    name: 'nethos:client-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const name = source === './dom/ssr/components.js' ? './ssr/components.js' : source
      const part = parts[name]
      const isAsked =
        part?.asked.test(importer) || (name !== source && /[\\/]production[\\/]lib[\\/]components\.js$/.test(importer))
      if (!isAsked) return null
      met.add(name)
      return own + name
    },
    load: id => (id.startsWith(own) ? present(parts[id.slice(own.length)]).code : null),
    generateBundle() {
      for (const name of Object.keys(parts))
        if (!met.has(name)) this.error(`the router does not ask for ${name} any more: look at what it does instead`)
    },
  }
}
