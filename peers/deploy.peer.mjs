// The files of deploy/ read by the programs that they are written for: systemd, Caddy and HAProxy. Both proxies are started with nobody
// behind them: who opens a page then reads one sentence. Before HAProxy stand more open pages than a process is given calls at once.
// The words by which the pages of docs/operations install and upgrade are carried out in a root of their own.
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { callBeside, twoServers } from './lib/open-pages.mjs'
import { folderFor, run as command, start, until } from './lib/programs.mjs'
import { haproxySettings, startHaproxy, trustLoopback } from './lib/proxy.mjs'

export const name = 'deploy'
export const packages = ['systemd', 'caddy', 'haproxy', 'openssl']

const deploy = join(import.meta.dirname, '../deploy')
/** Of ten; systemd calls anything below 2 protected. */
const mostExposed = 2
const openPages = 900
const readsPage = name => readFileSync(join(import.meta.dirname, '../docs/operations', `${name}.md`), 'utf8')

export async function run() {
  const units = readdirSync(join(deploy, 'systemd'))
  const root = folderFor('units')
  journalLasts()
  installVersions(root)
  makeFolders(root)
  verifyUnits(root, units)
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
  const [a, b] = await twoServers()
  const proxy = await startHaproxy({ a, b })
  const call = await callBeside(openPages, proxy.origin)
  return {
    [`ms of a call beside ${openPages} open pages`]: call.ms,
    'lines refused at first': call.refused,
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

/** Neither the number of its files nor their size ends the journal before its time and its room do. */
function journalLasts() {
  const text = readFileSync(join(deploy, 'journald/journald@nethos.conf'), 'utf8')
  const [days, room, files, size] = ['MaxRetentionSec', 'SystemMaxUse', 'SystemMaxFiles', 'SystemMaxFileSize'].map(
    key => Number(new RegExp(`^${key}=(\\d+)(day|G)?$`, 'm').exec(text)?.[1]),
  )
  if (!(days >= 184 && files > 2 * days && files * size >= room))
    throw new Error(`the journal ends early: ${JSON.stringify({ days, room, files, size })}`)
}

/** By the very words of install.md and upgrade.md: /opt/nethos is a link, and after an upgrade it leads to the other version. */
function installVersions(root) {
  const given = ['install', 'upgrade'].map(page => /`(ln -sfn (\S+) \/opt\/nethos)`/.exec(readsPage(page)))
  if (given.includes(null)) throw new Error('install.md or upgrade.md does not say how /opt/nethos becomes a link')
  for (const [, words, version] of given) {
    const program = join(root, version, 'node_modules/node/bin/node')
    put(program)
    command('sh', ['-c', words.replaceAll('/opt/', `${root}/opt/`)])
    const leads = readlinkSync(join(root, 'opt/nethos'))
    if (leads !== join(root, version)) throw new Error(`after ${words} /opt/nethos leads to ${leads}`)
  }
  // Within this root as on a machine of its own.
  command('ln', ['-sfn', given.at(-1)[2].split('/').at(-1), join(root, 'opt/nethos')])
}

/** What a unit may write to is there before its first start. */
function makeFolders(root) {
  const uid = 4_242
  mkdirSync(join(root, 'etc'), { recursive: true })
  writeFileSync(
    join(root, 'etc/passwd'),
    `root:x:0:0::/root:/bin/sh\nnethos:x:${uid}:${uid}::/var/lib/nethos:/bin/false\n`,
  )
  writeFileSync(join(root, 'etc/group'), `root:x:0:\nnethos:x:${uid}:\n`)
  cpSync(join(deploy, 'tmpfiles.d'), join(root, 'etc/tmpfiles.d'), { recursive: true })
  command('systemd-tmpfiles', ['--create', `--root=${root}`, 'nethos.conf'])
  const units = readdirSync(join(deploy, 'systemd')).map(unit => readFileSync(join(deploy, 'systemd', unit), 'utf8'))
  for (const [, folder] of units.join('\n').matchAll(/^ReadWritePaths=(\S+)$/gm)) {
    const { mode, uid: owner } = statSync(join(root, folder))
    if (owner !== uid || (mode & 0o777) !== 0o700)
      throw new Error(`${folder} belongs to ${owner}, ${(mode & 0o777).toString(8)}`)
  }
}

/** In a root of its own, with the program where the units expect it. */
function verifyUnits(root, units) {
  const place = join(root, 'etc/systemd/system')
  mkdirSync(place, { recursive: true })
  cpSync('/usr/lib/systemd/system', join(root, 'usr/lib/systemd/system'), { recursive: true, verbatimSymlinks: true })
  for (const unit of units) cpSync(join(deploy, 'systemd', unit), join(place, unit))
  for (const program of ['bin/sh', 'usr/bin/find', 'usr/bin/logger']) put(join(root, program))
  command('systemd-analyze', ['verify', '--root', root, ...units.map(unit => unit.replace('@.', '@8081.'))])
}

/** A program that does nothing. */
function put(file) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '#!/bin/sh\n')
  chmodSync(file, 0o755)
}

function exposureOf(unit) {
  const said = command('systemd-analyze', ['security', '--offline=true', '--no-pager', unit])
  const [, exposure] = /exposure level for \S+: ([\d.]+)/.exec(said) ?? []
  if (exposure === undefined) throw new Error(`systemd said nothing of ${unit}: ${said.slice(-300)}`)
  return Number(exposure)
}
