import { firstOf, nthOf } from '@nethos/contract/common/present.ts'
import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rush } from './crowd.ts'
import { firstAccount, firstPerson } from './crowd.ts'
import type { Order, Part, Statement } from './statements.ts'

/** The program, where there is one: PostgreSQL's own measure, which the embedded package leaves out. */
export const hasPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0

export interface Driven {
  url: string
  /** Where the script is put. */
  folder: string
  order: Order
  rushes: readonly Rush[]
  patients: number
  clients: number
}

/** Orders a second. Each of the clients plays its share of the patients, session after session. */
export async function runPgbench({ url, folder, order, rushes, patients, clients }: Driven): Promise<number> {
  const each = patients / clients
  if (!Number.isInteger(each)) throw new Error(`${patients} patients are not the same number for ${clients} clients.`)
  const file = join(folder, 'rush.pgbench')
  writeFileSync(file, scriptOf(order, { rushes, clients, each }, Date.now()))
  const output = await run([
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${clients}`,
    '--jobs=2',
    `--transactions=${each * rushes.length}`,
    '--define=turn=-1',
    `--file=${file}`,
    url,
  ])
  const perSecond = /tps = ([\d.]+) \(without/.exec(output)?.[1]
  if (!perSecond) throw new Error(`pgbench says no rate: ${output}`)
  return Number(perSecond)
}

function run(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('pgbench', args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => output.push(String(piece)))
    child.once('error', reject)
    child.once('exit', code => {
      const text = output.join('')
      if (code === 0 && !/aborted/.test(text)) resolve(text)
      else reject(new Error(`pgbench ended with ${code}: ${text}`))
    })
  })
}

/** Who is whose turn: patient and session follow from the client's number and its turn. */
export function scriptOf(
  order: Order,
  { rushes, clients, each }: { rushes: readonly Rush[]; clients: number; each: number },
  now: number,
): string {
  const says = (statements: readonly Statement[]) => statements.map(one => `${textOf(one, now)};`)
  const remembers = (statements: readonly Statement[]) =>
    statements.map(one => `${textOf(one, now)}${answers(one) ? ' \\gset' : ';'}`)
  return [
    '\\set turn :turn + 1',
    `\\set account ${firstAccount} + :client_id + ${clients} * (:turn % ${each})`,
    `\\set person :account + ${firstPerson - firstAccount}`,
    ...rushes.flatMap(({ sessionId }, nth) => [
      `\\if :turn = ${nth * each}`,
      `select ${quoted(sessionId)} as session \\gset`,
      '\\endif',
    ]),
    ...remembers(order.probe),
    '\\if :is_free',
    ...remembers(order.taking),
    '\\if :is_taken',
    ...says(order.taken),
    '\\else',
    'rollback;',
    '\\endif',
    '\\else',
    ...remembers(order.late.slice(0, -1)),
    ...says(order.late.slice(-1)),
    '\\endif',
    '',
  ].join('\n')
}

const answers = ({ text }: Statement): boolean => !/^(begin|commit|rollback)/.test(text)

/** The statement with its parameters in their places. */
const textOf = ({ text, values }: Statement, now: number): string =>
  text.trim().replace(/\$(\d+)/g, (_, nth: string) => inPlace(nthOf(values, Number(nth) - 1), now))

function inPlace(parts: readonly Part[] | null, now: number): string {
  if (parts === null) return 'null'
  const texts = parts.map(part => {
    if (typeof part === 'string') return quoted(part)
    return 'name' in part ? `:${part.name}` : quoted(new Date(now + part.sinceNow).toISOString())
  })
  return texts.length === 1
    ? firstOf(texts)
    : `(${texts.map(one => (one.startsWith(':') ? `${one}::text` : one)).join(' || ')})`
}

/** pgbench looks for its variables inside of quotes, too: a colon is written as an escape. */
const quoted = (text: string): string => {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')
  return escaped === text ? `'${text}'` : `E'${escaped}'`
}
