// The files of deploy/ read by the programs that they are written for: systemd, Caddy and HAProxy. Both proxies are started with nobody
// behind them: who opens a page then reads one sentence.
import { chmodSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { folderFor, run as command, start, until } from './lib/programs.mjs'
import { haproxySettings, trustLoopback } from './lib/proxy.mjs'

export const name = 'deploy'
export const packages = ['systemd', 'caddy', 'haproxy', 'openssl']

const deploy = join(import.meta.dirname, '../deploy')
/** Of ten; systemd calls anything below 2 protected. */
const mostExposed = 2

export async function run() {
  const units = readdirSync(join(deploy, 'systemd'))
  verifyUnits(units)
  const exposures = units
    .filter(unit => unit.endsWith('.service'))
    .map(unit => ({ unit, exposure: exposureOf(join(deploy, 'systemd', unit)) }))
  const worst = exposures.toSorted((one, other) => other.exposure - one.exposure)[0]
  if (worst.exposure >= mostExposed) throw new Error(`${worst.unit} is exposed by ${worst.exposure} of 10`)
  const env = { ...process.env, NETHOS_SITE: 'https://hospital.example', NETHOS_A: '127.0.0.1:8081' }
  const caddyfile = join(deploy, 'caddy/Caddyfile')
  command('caddy', ['validate', '--adapter', 'caddyfile', '--config', caddyfile], {
    env: { ...env, NETHOS_B: '127.0.0.1:8082', HOME: folderFor('caddy') },
  })
  const alone = [await freePort(), await freePort()]
  await saysSentence('HAProxy', await aloneHaproxy(alone))
  await saysSentence('Caddy', await aloneCaddy(alone))
  return {
    units: units.length,
    'worst exposure': `${worst.exposure} of 10 (${worst.unit})`,
    'proxies that say one sentence with nobody behind them': 2,
  }
}

async function aloneHaproxy([a, b]) {
  const { config, env, origin } = await haproxySettings({ a, b })
  trustLoopback()
  start('haproxy', ['-db', '-f', config], { env, log: join(folderFor('haproxy'), 'log') })
  return origin
}

async function aloneCaddy([a, b]) {
  const origin = `http://127.0.0.1:${await freePort()}`
  const home = folderFor('caddy')
  const env = { HOME: home, NETHOS_SITE: origin, NETHOS_A: `127.0.0.1:${a}`, NETHOS_B: `127.0.0.1:${b}` }
  const args = ['run', '--adapter', 'caddyfile', '--config', join(deploy, 'caddy/Caddyfile')]
  start('caddy', args, { env, log: join(home, 'log') })
  return origin
}

const sentence = '医院系统暂时无法连接，请稍后刷新页面再试。'

async function saysSentence(proxy, origin) {
  const answer = await until(`${proxy} answers`, () => fetch(`${origin}/index`))
  const text = await answer.text()
  if (![502, 503].includes(answer.status) || !text.includes(sentence) || answer.headers.get('retry-after') !== '3')
    throw new Error(`${proxy} with nobody behind it says ${answer.status}: ${text.slice(0, 200)}`)
}

/** In a root of its own, with the program where the units expect it. */
function verifyUnits(units) {
  const root = folderFor('units')
  const place = join(root, 'etc/systemd/system')
  mkdirSync(place, { recursive: true })
  cpSync('/usr/lib/systemd/system', join(root, 'usr/lib/systemd/system'), { recursive: true, verbatimSymlinks: true })
  for (const unit of units) cpSync(join(deploy, 'systemd', unit), join(place, unit))
  for (const program of ['opt/nethos/node_modules/node/bin/node', 'bin/sh', 'usr/bin/find', 'usr/bin/logger']) {
    const file = join(root, program)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '#!/bin/sh\n')
    chmodSync(file, 0o755)
  }
  command('systemd-analyze', ['verify', '--root', root, ...units.map(unit => unit.replace('@.', '@8081.'))])
}

function exposureOf(unit) {
  const said = command('systemd-analyze', ['security', '--offline=true', '--no-pager', unit])
  const [, exposure] = /exposure level for \S+: ([\d.]+)/.exec(said) ?? []
  if (exposure === undefined) throw new Error(`systemd said nothing of ${unit}: ${said.slice(-300)}`)
  return Number(exposure)
}
