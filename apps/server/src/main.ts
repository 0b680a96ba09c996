import { resolve } from 'node:path'
import pino from 'pino'
import { startEmbedded } from './database/embedded.ts'
import { EmbeddedDatabaseError } from './database/embedded-error.ts'
import { migrate, MigrationError } from './database/migrate.ts'
import { loadDemo } from './demo/load-demo.ts'
import { openServer } from './server.ts'
import { connectSandbox } from './sandbox/connect.ts'
import { connectProduction } from './connect-production.ts'
import { readSettings, SettingsError, type Env } from './settings.ts'
import { greet } from './greet.ts'

/** The only place that reads the environment and chooses adapters. */
async function main(): Promise<void> {
  const env = readSettings(process.env)
  const log = pino({ level: env.LOG_LEVEL, redact: ['err.detail', 'err.where', 'err.parameters'] })
  const database = await openDatabaseOf(env, sentence => log.error(sentence))
  await migrate(database.ownerUrl)

  const folder = (app: string) => resolve(import.meta.dirname, `../../${app}/dist`)
  const server = await openServer({
    env,
    databaseUrl: database.appUrl,
    log,
    roots: { patient: folder('patient'), workbench: folder('workbench') },
    ...(env.NETHOS_MODE === 'sandbox' ? { prepare: loadDemo } : {}),
    connect: env.NETHOS_MODE === 'production' ? base => connectProduction(env, base) : base => connectSandbox(env, base),
  })
  if (env.NETHOS_MODE === 'sandbox') greet(server.origin)

  let closing = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (closing) return
      closing = true
      // Running calls have ten seconds; what then still runs is ended, and its transaction with it.
      setTimeout(() => process.exit(1), 10_000).unref()
      void server
        .close()
        .then(() => database.stop())
        .then(() => process.exit(0))
    })
  }
}

interface OpenedDatabase {
  /** Migrates. */
  ownerUrl: string
  /** Works. */
  appUrl: string
  stop(): Promise<void>
}

async function openDatabaseOf(env: Env, onTrouble: (sentence: string) => void): Promise<OpenedDatabase> {
  if (env.DATABASE_URL) {
    return { ownerUrl: env.DATABASE_OWNER_URL ?? env.DATABASE_URL, appUrl: env.DATABASE_URL, stop: async () => {} }
  }
  const embedded = await startEmbedded(resolve(env.NETHOS_DATA), onTrouble)
  return { ownerUrl: embedded.url, appUrl: embedded.appUrl, stop: embedded.stop }
}

/** What a person who starts the server can mend gets one clear sentence; anything else is a bug and shows its trace. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof SettingsError || error instanceof EmbeddedDatabaseError || error instanceof MigrationError) return error.message
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: stop it, or choose another with PORT=8081 npm start.`
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be opened by this user: choose one above 1023 with PORT=8080.`
  return undefined
}

main().catch((error: unknown) => {
  const sentence = sentenceOf(error)
  process.stderr.write(`${sentence ?? (error as Error).stack}\n`)
  process.exit(1)
})
