import { buffer } from 'node:stream/consumers'
import { textIn } from './spreadsheet-content.ts'

// A process of its own, started by spreadsheet.ts: the file comes in by stdin, its cells go out by stdout.
const [rows = 0, columns = 0] = process.argv.slice(2).map(Number)
process.stdout.write(JSON.stringify(await textIn(await buffer(process.stdin), rows, columns)))
