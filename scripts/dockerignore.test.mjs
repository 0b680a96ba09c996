import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'

const patterns = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))

/** As docker and podman read it: a folder that is left out is left out with all that is in it. */
const isLeftOut = path =>
  path
    .split('/')
    .map((_, at, parts) => parts.slice(0, at + 1).join('/'))
    .some(part => patterns.some(pattern => matchesGlob(part, pattern)))

/** What docs/operations/container.md has an engineer put into the folder of the image's own files. */
const secrets = [
  '.env',
  'nethos.env',
  'deploy/container/.env',
  'deploy/container/nethos.env',
  'deploy/container/keys/wechat.pem',
  'deploy/container/backups/2026-11-28T0230/manifest.json',
  'hospital.p12',
]

test.each(secrets)('%s comes into no image, and into no commit', path => {
  expect(isLeftOut(path)).toBe(true)
})

test('the page names no other file, and what the hospital’s own lie in is not committed', () => {
  const page = readFileSync('docs/operations/container.md', 'utf8')
  for (const name of ['nethos.env', '.env', 'keys/', 'backups']) expect(page).toContain(`\`${name}\``)
  const beside = secrets.filter(path => path.startsWith('deploy/container/'))
  const { stdout } = spawnSync('git', ['check-ignore', ...beside], { encoding: 'utf8' })
  expect(stdout.trim().split('\n')).toEqual(beside)
})

test.each([
  'package-lock.json',
  'apps/server/src/main.ts',
  'apps/server/src/secrets/sealer.ts',
  'deploy/container/roles.sh',
])('%s does come into it', path => expect(isLeftOut(path)).toBe(false))

test('nothing that is committed is taken for a secret', () => {
  const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const odd = /(\.test\.tsx?|\.log)$|^journeys\//
  expect(
    stdout
      .trim()
      .split('\n')
      .filter(path => !odd.test(path) && isLeftOut(path)),
  ).toEqual([])
})
