import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const contract = new URL('../../../packages/contract/src/triage/', import.meta.url)
const place = fileURLToPath(new URL('built-in.ts', contract))

/**
 * Writes the tables and rules of emergencies into the bundle packed (a tenth smaller), so that more words have room in the
 * 40 kB of docs/safety.md. The source imports the tables, which is the same, only larger.
 */
export const packedTriage = (): Plugin => ({
  name: 'nethos:packed-triage',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (id !== place) return null
    if (!process.features.typescript) {
      this.warn('this Node cannot read the tables of emergencies; they are larger than they could be')
      return null
    }
    const { builtIn } = (await import(pathToFileURL(place).href)) as { builtIn: unknown }
    const { pack } = (await import(new URL('packing.ts', contract).href)) as { pack: (set: unknown) => string }
    const packed = pack(builtIn).replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')
    return `import { unpack } from './packing.ts'\nexport const builtIn = unpack('${packed}')`
  },
})
