import type { Plugin } from 'vite'

const preload = /\n\s*<link rel="modulepreload"[^>]*>/g
const entry = /\n\s*<script type="module"[^>]*><\/script>/

/** Names the foundation before the entry script: the largest file gets the connection that is open already. */
export const largestFirst = (): Plugin => ({
  name: 'nethos:largest-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const preloads = html.match(preload) ?? []
      return html.replaceAll(preload, '').replace(entry, script => [...preloads, script].join(''))
    },
  },
})
