import { present } from '@nethos/contract/common/present.ts'
import { parseSync, type Plugin } from 'vite'
import { withKnown } from './known-values.ts'
import { importsOf } from './module-parts.ts'
import { routerValues } from './router-values.ts'

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
const place = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+)$/

/** What pages may take of the router; what else it has may stand on what router-values.ts takes away. */
const whole = new Set(
  `Link NavLink Navigate Outlet UNSAFE_LocationContext createBrowserRouter isRouteErrorResponse matchPath matchRoutes redirect
  replace useBlocker useLocation useMatches useNavigate useNavigation useNavigationType useOutlet useParams useRouteError
  useSearchParams RouterProvider`.split(/\s+/),
)
const source = /\/apps\/patient\/src\/.*\.tsx?$/
const router = /^react-router(?:\/dom)?$/
const options =
  /\b(?:viewTransition|flushSync|(?:defaultS|s)houldRevalidate|middleware|form(?:Method|EncType)|unstable_\w+)\b/

/** What this module wants of the router and the bundle has not. */
export function wantedOfRouter(code: string, id: string): string[] {
  if (!code.includes('react-router')) return []
  const taken = importsOf(parseSync(id, code).program.body).filter(one => router.test(one.source))
  const option = taken.length > 0 ? options.exec(code)?.[0] : undefined
  return [...taken.map(({ imported }) => imported).filter(name => !whole.has(name)), ...(option ? [option] : [])]
}

/**
 * Leaves out of the bundle what the router brings for servers that render and for measuring, and what it can do and no page of
 * ours asks for (router-values.ts): 13 kB.
 */
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
    transform(code, id) {
      const wanted = source.test(id) ? wantedOfRouter(code, id) : []
      if (wanted.length > 0)
        this.error(`${id} wants ${wanted.join(', ')} of the router, which client-router.ts has taken out of the bundle`)
      const module = place.exec(id)?.[1]?.replaceAll('\\', '/')
      const known = module && routerValues[module]
      if (!known) return null
      met.add(module)
      const { code: changed, idle } = withKnown(code, id, known)
      if (idle.length > 0) this.error(`the router's ${module} has no ${idle.join(', ')}: look at what it does instead`)
      return { code: changed, map: null }
    },
    load: id => (id.startsWith(own) ? present(parts[id.slice(own.length)]).code : null),
    generateBundle() {
      for (const name of [...Object.keys(parts), ...Object.keys(routerValues)])
        if (!met.has(name)) this.error(`the router does not ask for ${name} any more: look at what it does instead`)
    },
  }
}
