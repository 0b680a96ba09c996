import type { Plugin } from 'vite'

const preload = /\n\s*<link rel="modulepreload"[^>]*href="\/([^"]+)"[^>]*>/g
const entry = /\n\s*<script type="module"[^>]*><\/script>/

/** Names the largest script first: it gets the connection that is open already, and the others open theirs meanwhile. */
export const largestFirst = (): Plugin => ({
  name: 'nethos:largest-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const sizeOf = (name = ''): number => {
        const file = bundle[name]
        return file?.type === 'chunk' ? file.code.length : 0
      }
      const preloads = [...html.matchAll(preload)].sort(([, a], [, b]) => sizeOf(b) - sizeOf(a)).map(([line]) => line)
      return html.replaceAll(preload, '').replace(entry, script => [...preloads, script].join(''))
    },
  },
})
