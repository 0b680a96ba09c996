import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Without what only its readers need. No minifier: those write newer syntax than the browsers that it is for know. */
const sourceOf = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`old-browser/${name}.js`, import.meta.url)), 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/ ?([={}(),?|&<+;]) ?/g, '$1')
    .trimStart()

interface OldBrowser {
  /** An expression that is true in every promised browser and false in those before; it runs without any syntax newer than ES5. */
  promise: string
  /** What somebody with an older browser can do, in a sentence. */
  how: string
}

/**
 * A small script that runs before the app's modules: it fills in the two functions that the oldest promised browsers lack,
 * and says in an older one that it is too old. A script of its own, since modules of libraries are evaluated before any of ours.
 */
export const oldBrowser = ({ promise, how }: OldBrowser): Plugin => {
  const code =
    sourceOf('fill-in') +
    sourceOf('notice')
      .replace('__PROMISE__', () => promise)
      .replace('__HOW__', () => how)
  const fileName = `assets/old-browser-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  let base = '/'
  return {
    name: 'nethos:old-browser',
    apply: 'build',
    configResolved(config) {
      ;({ base } = config)
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: code })
    },
    // Deferred scripts and modules run in their order: this one is first, and nothing waits for it to be painted.
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: base + fileName, defer: true }, injectTo: 'head-prepend' },
    ],
  }
}
