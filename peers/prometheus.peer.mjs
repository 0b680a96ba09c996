// The alert rules, tested by promtool; each has its page; every figure that they and the dashboard name is one that a running
// server gives to a running Prometheus, which also answers what the dashboard asks; and an alert that comes to Alertmanager goes out by the web hook of its example.
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { startServer } from './lib/hospital.mjs'
import { atEnd } from './lib/at-end.mjs'
import { ask as sql, careless, makeHospital, startPostgres } from './lib/postgres.mjs'
import { folderFor, run as command, start, until } from './lib/programs.mjs'

export const name = 'prometheus'
export const packages = ['prometheus', 'prometheus-alertmanager', 'postgresql']

const root = join(import.meta.dirname, '..')
const deploy = join(root, 'deploy/prometheus')

/** Given only once there is something to count. */
const counted = [
  'nethos_jobs_failed',
  'nethos_jobs_waiting',
  'nethos_jobs_oldest_waiting_seconds',
  'nethos_backup_age_seconds',
]

export async function run({ say }) {
  const rules = readFileSync(join(deploy, 'alerts.yml'), 'utf8')
  command('promtool', ['check', 'rules', 'alerts.yml'], { cwd: deploy })
  command('promtool', ['check', 'config', 'prometheus.yml'], { cwd: deploy })
  command('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: deploy })
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(match => match[1])
  const pages = readFileSync(join(root, 'docs/operations/alerts.md'), 'utf8')
  const without = alerts.filter(
    alert => !pages.includes(`\n## ${alert}\n`) || !rules.includes(`#${alert.toLowerCase()}`),
  )
  if (without.length > 0) throw new Error(`no page says what to do about ${without.join(', ')}`)
  say(`${alerts.length} alerts, each tested and with its page`)

  const dashboard = readFileSync(join(root, 'deploy/grafana/nethos.json'), 'utf8')
  const named = new Set([...`${rules}${dashboard}`.matchAll(/\bnethos_[a-z_]+/g)].map(match => match[0]))
  const postgres = await startPostgres({ name: 'prometheus', settings: careless })
  const { ownerUrl, appUrl } = await makeHospital(postgres.url())
  const metricsPort = await freePort()
  const server = await startServer({
    port: await freePort(),
    env: { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, METRICS_PORT: String(metricsPort) },
  })
  await sql(
    appUrl,
    `insert into pgboss.job (name, state, retry_limit, policy) values ('sms.send', 'failed', 0, 'standard')`,
  )
  await fetch(`${server.origin}/api`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  const alertmanager = await startAlertmanager()
  const folder = folderFor('prometheus')
  const config = readFileSync(join(deploy, 'prometheus.yml'), 'utf8')
  writeFileSync(
    join(folder, 'prometheus.yml'),
    config
      .replace(/(?<=job_name: nethos\n.*\n.*)targets: .*/, `targets: ['127.0.0.1:${metricsPort}']`)
      .replace('127.0.0.1:9093', `127.0.0.1:${alertmanager}`)
      .replaceAll('15s', '1s')
      .replace('alerts.yml', join(deploy, 'alerts.yml')),
  )
  const port = await freePort()
  const args = [`--config.file=${join(folder, 'prometheus.yml')}`, `--storage.tsdb.path=${join(folder, 'data')}`]
  start('prometheus', [...args, `--web.listen-address=127.0.0.1:${port}`], { log: join(folder, 'log') })
  const ask = async path => (await (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json()).data
  await until(
    'Prometheus has fetched the figures',
    async () => (await ask('query?query=up{job="nethos"}==1')).result.length === 1,
  )
  await until(
    'Prometheus knows whom it tells',
    async () => (await ask('alertmanagers')).activeAlertmanagers.length === 1,
  )
  const given = new Set(await ask('label/__name__/values'))
  const described = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const missing = [...named].filter(
    figure =>
      !given.has(figure) &&
      !(counted.includes(figure) || described.includes(`# TYPE ${figure.replace(/_(count|bucket|sum)$/, '')} `)),
  )
  const unknown = counted.filter(figure => !described.includes(`# TYPE ${figure} `))
  if (missing.length + unknown.length > 0)
    throw new Error(`the server does not give ${[...missing, ...unknown].join(', ')}`)
  await until(
    'an alert names the jobs that were given up',
    async () =>
      (await ask(`query?query=${encodeURIComponent('max by (name) (nethos_jobs_failed{name="sms.send"})')}`)).result
        .length === 1,
  )
  const series = await ask(`series?match[]=${encodeURIComponent('{job="nethos"}')}`)
  const taken = series.filter(labels => Object.keys(labels).some(label => label.startsWith('exported_')))
  if (taken.length > 0) throw new Error(`Prometheus has a label of its own called so: ${JSON.stringify(taken[0])}`)
  const health = (await ask('rules')).groups.flatMap(group => group.rules).filter(rule => rule.health === 'err')
  if (health.length > 0)
    throw new Error(`rules fail: ${health.map(rule => `${rule.name} ${rule.lastError}`).join('; ')}`)
  const panels = await panelsAnswered(JSON.parse(dashboard), port)
  return { alerts: alerts.length, figures: named.size, 'rules that fail': 0, 'web hooks called': 1, ...panels }
}

/** What each panel of the dashboard asks, Prometheus understands; most of it has an answer a moment after the start. */
async function panelsAnswered({ panels }, port) {
  const asked = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })))
  const answers = await Promise.all(
    asked.map(async ({ title, expr }) => {
      const path = `query?query=${encodeURIComponent(expr)}`
      const { status, error, data } = await (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json()
      if (status !== 'success') throw new Error(`the dashboard's ${title} asks ${expr}: ${error}`)
      return data.result.length
    }),
  )
  return { 'questions of the dashboard': asked.length, 'with an answer': answers.filter(count => count > 0).length }
}

/** By alertmanager.yml, its web hook led to us: what is critical comes there. Answers its port. */
async function startAlertmanager() {
  const config = join(deploy, 'alertmanager.yml')
  command('amtool', ['check-config', config])
  const bodies = []
  const hook = createServer((request, response) => {
    request.on('data', part => bodies.push(String(part)))
    request.on('end', () => response.end())
  })
  hook.listen(0, '127.0.0.1')
  await once(hook, 'listening')
  atEnd(() => hook.close())
  const folder = folderFor('alertmanager')
  const text = readFileSync(config, 'utf8')
  const own = text
    .replace('127.0.0.1:9094', `127.0.0.1:${hook.address().port}`)
    .replace('group_wait: 30s', 'group_wait: 1s')
  writeFileSync(join(folder, 'alertmanager.yml'), own)
  const port = await freePort()
  const args = [`--config.file=${join(folder, 'alertmanager.yml')}`, `--storage.path=${join(folder, 'data')}`]
  args.push(`--web.listen-address=127.0.0.1:${port}`, '--cluster.listen-address=')
  start('prometheus-alertmanager', args, { log: join(folder, 'log') })
  const url = `http://127.0.0.1:${port}`
  await until('Alertmanager is ready', async () => (await fetch(`${url}/-/ready`)).ok)
  command('amtool', ['alert', 'add', 'NethosTest', 'severity=critical', `--alertmanager.url=${url}`])
  await until('the web hook is called', () => bodies.join('').includes('NethosTest'))
  return port
}
