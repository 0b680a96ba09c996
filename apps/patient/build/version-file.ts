import type { Plugin } from 'vite'

/**
 * Writes /version.json with the name of the entry script. Its hash changes with every change of the app, so a page
 * that was loaded earlier sees that it is old by comparing the name with its own (packages/calls/src/version.ts).
 */
export const versionFile = (): Plugin => {
  let base = '/'
  return {
    name: 'nethos:version-file',
    apply: 'build',
    configResolved(config) {
      ;({ base } = config)
    },
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find(file => file.type === 'chunk' && file.isEntry)
      this.emitFile({
        type: 'asset',
        fileName: 'version.json',
        source: JSON.stringify({ version: `${base}${entry?.fileName ?? ''}` }),
      })
    },
  }
}
