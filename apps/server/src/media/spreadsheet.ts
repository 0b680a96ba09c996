import { lastOf, nthOf } from '@nethos/contract/common/present.ts'
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { workQueue } from './work-queue.ts'

/** Cells as text; row 1 is the first. What is nothing that can be read is a word that says why. */
export type Cells = string[][] | 'old' | 'damaged' | 'tooLong'

export interface SheetLimits {
  rows: number
  columns: number
}

const processorSecondsMost = 5
/** A machine with much to do takes long over little. */
const millisecondsMost = 60_000
const megabytesMost = 192
const reader = fileURLToPath(new URL('./spreadsheet-process.ts', import.meta.url))
// What is unpacked lies outside of the limit: one at a time.
const inTurn = workQueue(1, 8)

/**
 * An xlsx is a zip of XML: a few bytes may claim a million rows. It is read in a process of its own, without our
 * environment, with little memory and time; whoever sends such a file ends that process alone.
 */
async function cellsOfXlsx(bytes: Buffer, { rows, columns }: SheetLimits): Promise<Cells> {
  const read = [process.execPath, `--max-old-space-size=${megabytesMost}`, reader, String(rows), String(columns)]
  const child = spawn('/bin/sh', ['-c', `ulimit -t ${processorSecondsMost} && exec "$0" "$@"`, ...read], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: millisecondsMost,
    killSignal: 'SIGKILL',
  })
  child.stdin.on('error', () => undefined).end(bytes)
  const [reply] = await Promise.all([
    text(child.stdout),
    new Promise((resolve, reject) => child.once('close', resolve).once('error', reject)),
  ])
  return reply === '' ? 'damaged' : (JSON.parse(reply) as string[][])
}

const begins = (bytes: Buffer, ...with_: number[]): boolean =>
  bytes.subarray(0, with_.length).equals(Buffer.from(with_))

/** An xlsx, or a CSV in UTF-8 or GB 18030 as spreadsheets on Chinese systems save it. */
export async function readSpreadsheet(bytes: Buffer, limits: SheetLimits): Promise<Cells> {
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'old'
  if (!begins(bytes, 0x50, 0x4b) && bytes.includes(0)) return 'damaged'
  const cells = begins(bytes, 0x50, 0x4b)
    ? await inTurn(() => cellsOfXlsx(bytes, limits))
    : cellsOfCsv(decoded(bytes), limits)
  return typeof cells === 'string' || cells.length <= limits.rows ? cells : 'tooLong'
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** The rows of a CSV (RFC 4180), or of cells copied out of a spreadsheet, which come with tabs. */
function cellsOfCsv(text: string, { rows: most, columns }: SheetLimits): string[][] {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const between = (clean.split('\n', 1)[0] ?? '').includes('\t') ? '\t' : ','
  const rows: string[][] = [['']]
  let isQuoted = false
  for (let at = 0; at < clean.length && rows.length <= most + 1; at++) {
    const character = nthOf(clean, at)
    const row = lastOf(rows)
    if (isQuoted && character === '"' && clean[at + 1] === '"') row[row.length - 1] += nthOf(clean, ++at)
    else if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && character === between) row.push('')
    else if (!isQuoted && character === '\n') rows.push([''])
    else row[row.length - 1] += character
  }
  const cells = rows.map(row => row.slice(0, columns).map(cell => cell.trim().slice(0, 200)))
  while (cells.at(-1)?.every(cell => cell === '')) cells.pop()
  return cells
}
