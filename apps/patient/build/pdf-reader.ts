import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** What the reader fetches besides its own two scripts: characters of files without fonts of their own, and pictures. */
const folders: readonly { from: string; to: string; like: RegExp }[] = [
  { from: 'cmaps', to: 'cmaps', like: /\.bcmap$/ },
  { from: 'standard_fonts', to: 'fonts', like: /\.(?:pfb|ttf)$/ },
  { from: 'wasm', to: 'images', like: /_nowasm_fallback\.js$/ },
]

/**
 * Lays pdf.js beside the app as it is, under assets/pdf-<version>/, and defines PDF_READER as the place: it is loaded
 * by the page of a PDF alone, it is larger than any script of ours may be, and it asks for a newer browser than the app.
 */
export const pdfReader = (): Plugin => {
  let place = ''
  return {
    name: 'nethos:pdf-reader',
    async config() {
      const { version } = JSON.parse(await readFile(join(library, 'package.json'), 'utf8')) as { version: string }
      place = `assets/pdf-${version}`
      return { define: { PDF_READER: JSON.stringify(`/${place}/`) } }
    },
    async generateBundle() {
      const add = async (from: string, to: string) =>
        this.emitFile({
          type: 'asset',
          fileName: `${place}/${to}`,
          source: await readFile(join(library, from)),
        })
      await add('legacy/build/pdf.min.mjs', 'pdf.js')
      await add('legacy/build/pdf.worker.min.mjs', 'worker.js')
      for (const { from, to, like } of folders)
        for (const name of await readdir(join(library, from)))
          if (like.test(name)) await add(`${from}/${name}`, `${to}/${name}`)
    },
  }
}
