import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { redirectImports } from './module-parts.ts'

const publicFile = /\/domains\/[\w-]+\/public\.tsx?$/
const given = /^export \{([^}]+)\} from '([^']+)'/gm

/** Which file each name of a domain's public file comes from. */
export const placesIn = (text: string, folder: string): Map<string, string> =>
  new Map(
    [...text.matchAll(given)].flatMap(([, names = '', from = '']) =>
      names
        .split(',')
        .map(name => name.trim())
        .filter(name => name !== '' && !name.includes(' '))
        .map(name => [name, join(folder, from)] as const),
    ),
  )

/**
 * What a page takes of another domain's public file it takes in the bundle from where it is made: a page that asks for one
 * name would otherwise wait for all that the file names.
 */
export function directImports(): Plugin {
  const known = new Map<string, Map<string, string>>()
  return {
    name: 'nethos:direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/apps\/(?:patient|workbench)\/src\/.*\.tsx?$/.test(id)) return null
      const changed = redirectImports(code, id, source => {
        const file = source.startsWith('.') ? join(dirname(id), source) : ''
        if (!publicFile.test(file)) return undefined
        if (!known.has(file)) known.set(file, placesIn(readFileSync(file, 'utf8'), dirname(file)))
        const places = known.get(file)
        return name => places?.get(name)
      })
      return changed === code ? null : { code: changed, map: null }
    },
  }
}
