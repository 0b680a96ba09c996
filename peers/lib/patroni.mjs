// Two PostgreSQL of Debian under Patroni with etcd, each on a machine of its own (network.mjs), and HAProxy in front, by the files of deploy/.
import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { atEnd } from './at-end.mjs'
import { makeMachines, network } from './network.mjs'
import { programsOf } from './postgres.mjs'
import { folderFor, postgresUser, run, start, until } from './programs.mjs'
import { selfSigned } from './proxy.mjs'

const deploy = join(import.meta.dirname, '../../deploy')
const password = 'peer'
const replicationPassword = 'peer-replication'

/** Here; each machine reaches it by the address that it has of us. */
async function startEtcd(machines) {
  const [client, peer] = [await freePort(), await freePort()]
  const folder = folderFor('etcd')
  const at = port => `http://127.0.0.1:${port}`
  const clients = [at(client), ...machines.map(({ us }) => `http://${us}:${client}`)].join(',')
  const args = ['--data-dir', folder, '--listen-client-urls', clients, '--advertise-client-urls', clients]
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
  return client
}

const [port, api] = [5432, 8008]

async function member(machine, etcd) {
  const { name, host } = machine
  const user = postgresUser()
  const home = folderFor(name, user)
  const certificate = selfSigned(home)
  chownSync(certificate.key, user.uid, user.gid)
  const filled = {
    NAME: name,
    HOST: host,
    PORT: port,
    API_PORT: api,
    ETCD: `'${machine.us}:${etcd}'`,
    DATA: join(home, 'data'),
    BIN: programsOf(15),
    NETWORK: network,
    PASSWORD: password,
    REPLICATION_PASSWORD: replicationPassword,
    API_PASSWORD: 'peer-api',
    CERTIFICATE: certificate.crt,
    KEY: certificate.key,
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
  const [first, ...words] = [...machine.on(user), 'patroni', config]
  const go = () =>
    void (program = start(first, words, {
      cwd: home,
      log: join(home, 'patroni.log'),
      env: { HOME: home },
    }))
  const says = async part =>
    (await fetch(`http://${host}:${api}/${part}`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined))
      ?.status === 200
  const [isPrimary, isSynchronous] = [() => says('primary'), () => says('sync')]
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
    host,
    home,
    log: () => readFileSync(join(home, 'patroni.log'), 'utf8'),
    go,
    isPrimary,
    isSynchronous,
    postmaster,
    url: (database = 'postgres') => `postgresql://postgres:${password}@${host}:${port}/${database}?sslmode=no-verify`,
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
  const { machines, ...cables } = makeMachines(['db1', 'db2'])
  const etcd = await startEtcd(machines)
  const members = [await member(machines[0], etcd)]
  await until('db1 is the primary', members[0].isPrimary, { seconds: 120 })
  members.push(await member(machines[1], etcd))
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
  return { members, whole, primary, ...cables }
}

/** HAProxy of deploy/haproxy/postgres.cfg. */
export async function startPostgresProxy([db1, db2]) {
  const [bind, reads] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`]
  const env = {
    NETHOS_PG_BIND: bind,
    NETHOS_PG_READS_BIND: reads,
    NETHOS_DB1: `${db1.host}:${port}`,
    NETHOS_DB1_API: String(api),
    NETHOS_DB2: `${db2.host}:${port}`,
    NETHOS_DB2_API: String(api),
  }
  const log = join(folderFor('postgres-proxy'), 'log')
  const go = () => start('haproxy', ['-db', '-f', join(deploy, 'haproxy/postgres.cfg')], { env, log })
  let program = go()
  return { at: bind, kill: () => program.kill(), again: () => void (program = go()) }
}
