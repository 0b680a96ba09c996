import { buffer } from 'node:stream/consumers'
import { lookIntoPdf } from './pdf-content.ts'

// A process of its own, started by pdf.ts: the PDF comes in by stdin, the verdict goes out by stdout.
process.stdout.write(JSON.stringify(await lookIntoPdf(await buffer(process.stdin))))
