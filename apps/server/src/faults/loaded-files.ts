import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface LoadedFile {
  path: string
  bytes: number
  /** The package, where it is none of ours. */
  library: string | undefined
  /** Our own code imports it, and not only another library. */
  isDirect: boolean
}

const ofLibrary = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/

/** A process of Node that is started with `env` writes into this file what it loads; `read` gives what stands there so far. */
export function watchLoading(file: string): { env: Record<string, string>; read: () => LoadedFile[] } {
  const hook = `
    import { appendFileSync } from 'node:fs'
    import { registerHooks } from 'node:module'
    const askers = new Map()
    registerHooks({
      resolve(name, about, next) {
        const found = next(name, about)
        if (!/node_modules/.test(about.parentURL ?? '') || !askers.has(found.url)) askers.set(found.url, about.parentURL ?? '')
        return found
      },
      load(url, about, next) {
        if (url.startsWith('file:')) appendFileSync(${JSON.stringify(file)}, url + ' ' + askers.get(url) + '\\n')
        return next(url, about)
      },
    })`
  return {
    env: { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(hook)}` },
    read: () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(fileOf) : []),
  }
}

function fileOf(line: string): LoadedFile {
  const [url = '', asker = ''] = line.split(' ')
  const path = fileURLToPath(url)
  const library = ofLibrary.exec(path)?.[1]
  return { path, bytes: statSync(path).size, library, isDirect: library !== undefined && !ofLibrary.test(asker) }
}
