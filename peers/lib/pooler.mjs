// Debian's PgBouncer before a PostgreSQL.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { folderFor, postgresUser, start, until } from './programs.mjs'

const template = join(import.meta.dirname, '../../deploy/pgbouncer/pgbouncer.ini.template')

/** By the file of deploy/pgbouncer; `change`: what is said otherwise. */
export async function startPooler(postgres, { backends = 40, change = text => text } = {}) {
  const user = postgresUser()
  const home = folderFor('pgbouncer', user)
  const port = await freePort()
  const given = {
    DATABASE_HOST: '127.0.0.1',
    DATABASE_PORT: postgres.port,
    PORT: port,
    SOCKETS: home,
    AUTH_TYPE: 'trust',
    AUTH_FILE: join(home, 'users'),
    BACKENDS: backends,
  }
  writeFileSync(given.AUTH_FILE, '"nethos_app" ""\n')
  const filled = readFileSync(template, 'utf8').replaceAll(/@([A-Z_]+)@/g, (_, name) => given[name])
  writeFileSync(join(home, 'pgbouncer.ini'), change(filled))
  const log = join(folderFor('pgbouncer-log'), 'log')
  const program = start('/usr/sbin/pgbouncer', [join(home, 'pgbouncer.ini')], { ...user, log })
  await until('PgBouncer listens', () => {
    if (!program.isRunning()) throw Object.assign(new Error(readFileSync(log, 'utf8')), { isFinal: true })
    return /listening on 127\.0\.0\.1/.test(readFileSync(log, 'utf8'))
  })
  return { through: url => url.replace(`:${postgres.port}/`, `:${port}/`) }
}

/** The same in another mode. */
export const inMode = mode => text => text.replace(/^pool_mode = .*$/m, `pool_mode = ${mode}`)
export const withoutTimeouts = text => text.replace(/^ignore_startup_parameters = .*$/m, '')
