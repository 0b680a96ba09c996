import { firstOf, lastOf } from '@nethos/contract/common/present.ts'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { wireClient } from '../apps/server/src/testing/client.ts'
import { keysOfSandbox } from '../apps/server/src/wiring/keys.ts'
import { cases } from './cases.ts'
import { compare, type Compared, type LoadOptions, type Side } from './compare.ts'
import { median, quantile, table } from './figures.ts'
import { fill, type Patient } from './fill.ts'
import { openHospital, untilQuiet, type Hospital } from './hospital.ts'
import { startProcess } from './process.ts'
import { routeOf } from './reference-routes.ts'

const poolSize = '20'

/** Ours and the reference on one database, one process each, loaded in turn. */
export async function load(options: LoadOptions, only: string | undefined): Promise<Compared[]> {
  const hospital = await openHospital({ DATABASE_POOL: poolSize })
  try {
    const patients = await fill(hospital.ownerUrl)
    await untilQuiet(hospital)
    await saveExplained(hospital, firstOf(patients))
    const port = await freePort()
    const reference = await startProcess({
      file: join(import.meta.dirname, 'reference.ts'),
      ready: `http://127.0.0.1:${port}/healthz`,
      env: { PORT: String(port), DATABASE_URL: hospital.appUrl, DATABASE_POOL: poolSize },
    })
    try {
      const sides: [Side, Side] = sidesOf(hospital, { cpuSeconds: reference.cpuSeconds, port })
      const compared: Compared[] = []
      for (const one of cases) {
        if (only && !only.split(',').some(part => one.title.includes(part))) continue
        compared.push(await compare(one, sides, patients, options))
        console.log(`${report(lastOf(compared))}\n`)
      }
      return compared
    } finally {
      await reference.stop()
    }
  } finally {
    await hospital.stop()
  }
}

const sidesOf = (
  hospital: Awaited<ReturnType<typeof openHospital>>,
  reference: { cpuSeconds: () => number; port: number },
): [Side, Side] => [
  {
    name: 'ours',
    port: Number(new URL(hospital.origin).port),
    pathOf: () => '/api',
    cpu: { node: hospital.server.cpuSeconds, database: hospital.databaseCpuSeconds },
  },
  {
    name: 'reference',
    port: reference.port,
    pathOf: routeOf,
    cpu: { node: reference.cpuSeconds, database: hospital.databaseCpuSeconds },
  },
]

/** What our server says of the items of a report: the reference sends the same bytes. */
async function saveExplained({ ownerUrl, origin }: Hospital, { session, reportId }: Patient): Promise<void> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 })
  try {
    const { channelKey } = await keysOfSandbox(pool)
    const client = wireClient({ origin, channelKey, now: () => Date.now() })
    const { obj } = await client.call('nethos.report.detail', { reportId }, session)
    await pool.query('create table bench_explained (explained json)')
    await pool.query('insert into bench_explained values ($1)', [JSON.stringify(obj.explained)])
    await pool.query('grant select on bench_explained to public')
  } finally {
    await pool.end()
  }
}

export const ratioOf = ({ rounds }: Compared): number =>
  median(rounds.map(({ ours, reference }) => ours.callsPerSecond / reference.callsPerSecond))

/** Throughput flatters: the program that loads shares the processors. Of Node and PostgreSQL together, for a call. */
export const cpuRatioOf = ({ rounds }: Compared): number => {
  const micros = ({ nodeMicros, databaseMicros }: Compared['rounds'][number]['ours']) => nodeMicros + databaseMicros
  return median(rounds.map(({ ours, reference }) => micros(ours) / micros(reference)))
}

function report(compared: Compared): string {
  const { title, rounds } = compared
  const row = (name: Side['name']) => [
    name,
    Math.round(median(rounds.map(round => round[name].callsPerSecond))),
    rounds.map(round => Math.round(round[name].callsPerSecond)).join(' '),
    median(rounds.map(round => quantile(round[name].latencies, 0.5))).toFixed(1),
    median(rounds.map(round => quantile(round[name].latencies, 0.99))).toFixed(1),
    Math.round(median(rounds.map(round => round[name].nodeMicros))),
    Math.round(median(rounds.map(round => round[name].databaseMicros))),
    Math.round(firstOf(rounds)[name].bytes),
  ]
  const ratios = rounds.map(({ ours, reference }) => (ours.callsPerSecond / reference.callsPerSecond).toFixed(2))
  return [
    `### ${title}: ${ratioOf(compared).toFixed(2)} of the reference (rounds: ${ratios.join(' ')}), processor time ${cpuRatioOf(compared).toFixed(2)}\n`,
    table(
      [
        '',
        'calls/s, median',
        'calls/s, rounds',
        'p50 ms',
        'p99 ms',
        'Node CPU µs/call',
        'PostgreSQL CPU µs/call',
        'reply bytes',
      ],
      [row('ours'), row('reference')],
    ),
  ].join('\n')
}
