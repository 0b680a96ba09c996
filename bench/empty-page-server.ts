// Our server with another app's pages: PAGES is where they lie.
import { present } from '@nethos/contract/common/present.ts'
import pino from 'pino'
import { connectSandbox } from '../apps/server/src/sandbox/connect.ts'
import { openServer } from '../apps/server/src/wiring/server.ts'
import { readSettings, type SandboxEnv } from '../apps/server/src/settings.ts'

const env = readSettings(process.env)
const pages = present(process.env['PAGES'])
const server = await openServer({
  env,
  databaseUrl: present(env.DATABASE_URL),
  log: pino({ level: env.LOG_LEVEL }),
  roots: { patient: pages, workbench: pages },
  connect: base => connectSandbox(env as SandboxEnv, base),
})
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
