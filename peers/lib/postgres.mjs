// A PostgreSQL of Debian in a folder of its own, run as the user postgres.
import { appendFileSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { atEnd } from './at-end.mjs'
import { folderFor, postgresUser, run } from './programs.mjs'

/** Where Debian keeps the programs of this version, or of the newest that is there. */
export function programsOf(version) {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home).filter(name => /^\d+$/.test(name)) : []
  const chosen = version ?? versions.toSorted((a, b) => a - b).at(-1)
  if (!versions.includes(String(chosen))) throw new Error(`No PostgreSQL ${chosen ?? ''} in ${home}.`)
  return join(home, String(chosen), 'bin')
}

/** Started, with a superuser postgres whom loopback lets in; `settings`: lines of postgresql.conf. */
export async function startPostgres({ bin = programsOf(), name = 'postgres', settings = {} } = {}) {
  const user = postgresUser()
  const home = folderFor(name, user)
  const data = join(home, 'data')
  const port = await freePort()
  const as = (program, args) => run(join(bin, program), args, user)
  as('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'])
  configure(data, { port, listen_addresses: "'127.0.0.1'", unix_socket_directories: `'${home}'`, ...settings })
  const go = (...args) => as('pg_ctl', ['-D', data, '-l', join(home, 'log'), '-w', ...args])
  go('start')
  atEnd(() => existsSync(join(data, 'postmaster.pid')) && go('stop', '-m', 'immediate'))
  return {
    bin,
    home,
    data,
    port,
    user,
    go,
    url: (database = 'postgres', role = 'postgres') => `postgresql://${role}@127.0.0.1:${port}/${database}`,
  }
}

export function configure(data, settings) {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  appendFileSync(join(data, 'postgresql.conf'), `${lines.join('\n')}\n`)
}

/** Cheap: a power cut may lose all of it. */
export const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
  max_connections: 300,
  max_wal_size: "'4GB'",
}

export async function ask(url, sql, values = []) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, query_timeout: 30_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The two roles and the empty database of README, as the superuser makes them. */
export async function makeHospital(adminUrl, { owner = 'nethos', app = 'nethos_app', password = 'peer' } = {}) {
  await ask(adminUrl, `create role ${owner} login password '${password}'`)
  await ask(adminUrl, `create role ${app} login password '${password}'`)
  await ask(adminUrl, `create database nethos owner ${owner} template template0 encoding 'UTF8' locale 'C.UTF-8'`)
  await ask(adminUrl, `grant create on database nethos to ${app}`)
  const inside = adminUrl.replace(/\/postgres(?=\?|$)/, '/nethos')
  const rights = `alter default privileges for role ${owner} grant`
  await ask(inside, `${rights} select, insert, update, delete on tables to ${app}`)
  await ask(inside, `${rights} usage, select on sequences to ${app}`)
  const as = role => inside.replace(/\/\/[^@]*@/, `//${role}:${password}@`)
  return { ownerUrl: as(owner), appUrl: as(app) }
}
