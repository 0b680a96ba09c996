// What all zones together bring to the patients' app, in bytes of gzip: their pages, and the kinds that those load by need.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './installed.mjs'

/** A zone more adds nothing: what differs between zones is data (docs/decisions/0143). */
export const zoneBudget = 60_000

/** Kinds of pages, what a zone in English speaks by, and the frame of a draft. */
const kind = /(?:\.kind|^speak|^preview-frame)-[^/]*\.(?:js|css)$/

/** The files that only these addresses ask for, beside those of the kinds. */
export function ownFiles({ first, pages, lazy }, addresses) {
  const own = new Set(addresses)
  const [mine, others] = [new Set(), new Set(first)]
  for (const [path, files] of Object.entries(pages)) for (const file of files) (own.has(path) ? mine : others).add(file)
  return [...new Set([...mine, ...lazy])].filter(file => !others.has(file))
}

/** Bytes of gzip of all zones, of the build that lies in dist. */
export async function weighZones({ first, pages }) {
  const { programmePages } = await import('../packages/contract/src/programme/programme.pages.ts')
  const dist = join(root, 'apps/patient/dist')
  const lazy = readdirSync(join(dist, 'assets'))
    .filter(file => kind.test(file))
    .map(file => `/assets/${file}`)
  const files = ownFiles(
    { first, pages, lazy },
    Object.values(programmePages).map(page => page.at),
  )
  return files.reduce((bytes, file) => bytes + gzipSync(readFileSync(join(dist, file))).length, 0)
}
