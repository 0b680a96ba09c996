import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../apps/server/src/database/free-port.ts'
import type { Hospital } from './hospital.ts'
import { startProcess } from './process.ts'

export interface EmptyPage {
  origin: string
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '..')

/** Builds the empty page as the patient app is built, and serves it by our server on the same database. */
export async function serveEmptyPage({ appUrl, data }: Hospital): Promise<EmptyPage> {
  const folder = mkdtempSync(join(tmpdir(), 'nethos-empty-page-'))
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', join(root, 'bench/empty-page')]
  const { status } = spawnSync(process.execPath, [...vite, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('The empty page could not be built.')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const served = await startProcess({
    file: join(import.meta.dirname, 'empty-page-server.ts'),
    ready: origin,
    env: { PORT: String(port), PAGES: folder, DATABASE_URL: appUrl, NETHOS_DATA: data, LOG_LEVEL: 'error' },
  })
  return {
    origin,
    async stop() {
      await served.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
