// HAProxy of deploy/haproxy, as it stands, on ports of loopback.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { folderFor, run, start, until } from './programs.mjs'

const config = join(import.meta.dirname, '../../deploy/haproxy/haproxy.cfg')

/** A certificate for loopback that nobody vouches for, and its key, in one file. */
export function selfSigned(folder = folderFor('certificate')) {
  const [key, crt, both] = ['key.pem', 'crt.pem', 'both.pem'].map(name => join(folder, name))
  const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  run('openssl', [...asked, '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', key, '-out', crt])
  writeFileSync(both, run('cat', [crt, key]), { mode: 0o600 })
  return { key, crt, both }
}

/** What deploy/haproxy/haproxy.cfg is to be told, on ports of loopback. */
export async function haproxySettings({ a, b }) {
  const [http, https] = [await freePort(), await freePort()]
  const env = {
    NETHOS_HTTP_BIND: `127.0.0.1:${http}`,
    NETHOS_HTTPS_BIND: `127.0.0.1:${https}`,
    NETHOS_CERTIFICATE: selfSigned().both,
    NETHOS_A: `127.0.0.1:${a}`,
    NETHOS_B: `127.0.0.1:${b}`,
  }
  run('haproxy', ['-c', '-q', '-f', config], { env: { ...process.env, ...env } })
  return { config, env, origin: `https://localhost:${https}`, plain: `http://127.0.0.1:${http}` }
}

/** In front of two servers; answers its two addresses. */
export async function startHaproxy(servers) {
  const { env, origin, plain } = await haproxySettings(servers)
  const log = join(folderFor('haproxy'), 'log')
  const go = () => start('haproxy', ['-db', '-f', config], { env, log })
  const isThere = () =>
    until('HAProxy reaches a server', async () => (await fetch(`${origin}/readyz`)).ok, { seconds: 30 })
  let program = go()
  trustLoopback()
  await isThere()
  return {
    ...program,
    origin,
    plain,
    log,
    kill: () => program.kill(),
    async again() {
      program = go()
      await isThere()
    },
  }
}

/** Its certificate is nobody's: this process, which speaks to loopback alone, asks for no other. */
export function trustLoopback() {
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
  process.removeAllListeners('warning')
}
