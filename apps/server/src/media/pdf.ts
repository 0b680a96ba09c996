import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { displayName } from './display-name.ts'
import type { PdfVerdict } from './pdf-content.ts'
import { refusedUpload, type PdfDocument, type RefusedUpload, type UploadRefusal } from './upload.ts'

const millisecondsMost = 8_000
const megabytesMost = 384
const lookout = fileURLToPath(new URL('./pdf-process.ts', import.meta.url))

/**
 * Looks into a PDF in a process of its own, without our environment and with little memory: a file made to burn time or
 * memory ends that process alone. A worker thread is not enough: out of memory in one array ends the whole server.
 */
async function verdictOn(bytes: Buffer): Promise<PdfVerdict> {
  const child = spawn(process.execPath, [`--max-old-space-size=${megabytesMost}`, lookout], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: millisecondsMost,
    killSignal: 'SIGKILL',
  })
  // It may end before it has read all: then its silence says enough.
  child.stdin.on('error', () => undefined).end(bytes)
  const [reply] = await Promise.all([
    text(child.stdout),
    new Promise((resolve, reject) => child.once('close', resolve).once('error', reject)),
  ])
  return reply === '' ? 'damaged' : (JSON.parse(reply) as PdfVerdict)
}

const reasons = { active: 'activePdf', locked: 'lockedPdf', damaged: 'damagedPdf' } as const satisfies Record<
  string,
  UploadRefusal
>

/** Takes a PDF as it is, when it is only something to read. */
export async function readPdf(bytes: Buffer, declaredName: string): Promise<PdfDocument | RefusedUpload> {
  const verdict = await verdictOn(bytes)
  if (typeof verdict === 'string') return refusedUpload(reasons[verdict])
  return {
    kind: 'pdf',
    bytes,
    mediaType: 'application/pdf',
    pages: verdict.pages,
    fileName: displayName(declaredName, 'pdf'),
  }
}
