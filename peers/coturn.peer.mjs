// Debian's coturn between two browsers that may meet nowhere else: a patient and a doctor meet by video, leave and come back.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { build } from '../scripts/built.mjs'
import { folderFor, start, until } from './lib/programs.mjs'

export const name = 'coturn'
export const packages = ['coturn']

const root = join(import.meta.dirname, '..')
const secret = 'a secret of this peer'

export async function run({ say }) {
  const port = await freePort()
  const log = join(folderFor('coturn'), 'log')
  const relay = start(
    '/usr/bin/turnserver',
    [
      ['-n', '--no-cli', '--no-tls', '--no-dtls', '--simple-log', '--log-file', 'stdout', '--verbose'],
      ['--listening-ip', '127.0.0.1', '--relay-ip', '127.0.0.1', '--listening-port', String(port)],
      ['--use-auth-secret', '--static-auth-secret', secret, '--realm', 'nethos.test', '--allow-loopback-peers'],
      ['--pidfile', join(folderFor('coturn-pid'), 'pid')],
    ].flat(),
    { log },
  )
  const words = () => readFileSync(log, 'utf8')
  await until('coturn listens', () => {
    if (!relay.isRunning()) throw Object.assign(new Error(words().slice(-1_000)), { isFinal: true })
    return words().includes(`127.0.0.1:${port}`)
  })
  build()
  const { status, stdout } = spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', 'journeys/playwright.config.ts', '--workers', '1', 'video.journey'],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`,
        TURN_SECRET: secret,
        TURN_ONLY: 'yes',
      },
    },
  )
  if (status !== 0) throw new Error(`they did not meet: ${stdout.slice(-2_000)}`)
  // What it has said reaches the file when it ends.
  await relay.end()
  const allocations = words().match(/ALLOCATE processed, success/g)?.length ?? 0
  if (allocations < 2) throw new Error(`they met, but not over coturn: ${allocations} allocations`)
  say(`${allocations} allocations`)
  return { 'allocations at coturn': allocations }
}
