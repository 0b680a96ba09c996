// Two PostgreSQL of Debian under Patroni with etcd, and HAProxy in front, by the files of deploy/.
import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { atEnd } from './at-end.mjs'
import { programsOf } from './postgres.mjs'
import { folderFor, postgresUser, run, start, until } from './programs.mjs'

const deploy = join(import.meta.dirname, '../../deploy')
const password = 'peer'

async function startEtcd() {
  const [client, peer] = [await freePort(), await freePort()]
  const folder = folderFor('etcd')
  const at = port => `http://127.0.0.1:${port}`
  const args = ['--data-dir', folder, '--listen-client-urls', at(client), '--advertise-client-urls', at(client)]
  args.push(
    '--listen-peer-urls',
    at(peer),
    '--initial-advertise-peer-urls',
    at(peer),
    '--initial-cluster',
    `default=${at(peer)}`,
  )
  // Nothing but a leader's name lies in it: no disk of a test machine shall slow it down.
  start('etcd', [...args, '--unsafe-no-fsync', '--logger', 'zap'], { log: join(folder, 'log') })
  await until('etcd answers', async () => (await fetch(`${at(client)}/health`)).ok)
  return `127.0.0.1:${client}`
}

async function member(name, etcd) {
  const user = postgresUser()
  const home = folderFor(name, user)
  const [port, api] = [await freePort(), await freePort()]
  const filled = {
    NAME: name,
    HOST: '127.0.0.1',
    PORT: port,
    API_PORT: api,
    ETCD: `'${etcd}'`,
    DATA: join(home, 'data'),
    BIN: programsOf(15),
    NETWORK: '127.0.0.1/32',
    PASSWORD: password,
    SOCKETS: home,
  }
  const text = readFileSync(join(deploy, 'patroni/patroni.yml.template'), 'utf8').replaceAll(
    /@([A-Z_]+)@/g,
    (_, key) => filled[key],
  )
  const config = join(home, 'patroni.yml')
  // Processes are killed here, machines are not: what the kernel has taken it keeps.
  writeFileSync(config, `${text}    fsync: 'off'\n`, { mode: 0o600 })
  chownSync(config, user.uid, user.gid)
  let program
  const go = () =>
    void (program = start('patroni', [config], {
      ...user,
      cwd: home,
      log: join(home, 'patroni.log'),
      env: { HOME: home },
    }))
  const isPrimary = async () => (await fetch(`http://127.0.0.1:${api}/primary`).catch(() => undefined))?.status === 200
  const isSynchronous = async () => (await fetch(`http://127.0.0.1:${api}/sync`).catch(() => undefined))?.status === 200
  const postmaster = () => Number(readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')[0])
  atEnd(() => {
    try {
      process.kill(postmaster(), 'SIGQUIT')
    } catch {
      // It has ended with its Patroni.
    }
  })
  go()
  return {
    name,
    port,
    api,
    home,
    go,
    isPrimary,
    isSynchronous,
    postmaster,
    url: (database = 'postgres') => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`,
    /** As when the machine is gone: nobody says goodbye. */
    async kill() {
      const pid = postmaster()
      await program.kill()
      for (const one of run('ps', ['-o', 'pid=', '--ppid', String(pid)])
        .split('\n')
        .map(Number)
        .filter(Boolean))
        killed(one)
      killed(pid)
    },
  }
}

function killed(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}

/** Both up, one of them the primary, the other its synchronous standby. */
export async function startCluster() {
  const etcd = await startEtcd()
  const members = [await member('db1', etcd)]
  await until('db1 is the primary', members[0].isPrimary, { seconds: 120 })
  members.push(await member('db2', etcd))
  const whole = () =>
    until(
      'one is the primary, the other its synchronous standby',
      async () => {
        const [primaries, synchronous] = await Promise.all([
          Promise.all(members.map(one => one.isPrimary())),
          Promise.all(members.map(one => one.isSynchronous())),
        ])
        return primaries.filter(Boolean).length === 1 && synchronous.filter(Boolean).length === 1
      },
      { seconds: 180 },
    )
  await whole()
  const primary = () =>
    until('there is a primary', async () => {
      for (const one of members) if (await one.isPrimary()) return one
      return undefined
    })
  return { members, whole, primary }
}

/** HAProxy of deploy/haproxy/postgres.cfg. */
export async function startPostgresProxy([db1, db2]) {
  const port = await freePort()
  const env = {
    NETHOS_PG_BIND: `127.0.0.1:${port}`,
    NETHOS_DB1: `127.0.0.1:${db1.port}`,
    NETHOS_DB1_API: String(db1.api),
    NETHOS_DB2: `127.0.0.1:${db2.port}`,
    NETHOS_DB2_API: String(db2.api),
  }
  const log = join(folderFor('postgres-proxy'), 'log')
  const go = () => start('haproxy', ['-db', '-f', join(deploy, 'haproxy/postgres.cfg')], { env, log })
  let program = go()
  return { port, kill: () => program.kill(), again: () => void (program = go()) }
}
