import { flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbedded } from './database/embedded.ts'
import { EmbeddedDatabaseError } from './database/embedded-error.ts'
import { migrate } from './database/migrate.ts'
import { MigrationError } from './database/migration-error.ts'
import { reachOwnDatabase, type OwnDatabase } from './database/own-database.ts'
import { DatabaseUnreachableError } from './database/reach.ts'
import { openLog } from './wiring/log.ts'
import { openServer, type RunningServer, type ServerOptions } from './wiring/server.ts'
import { putReference } from './reference/put-reference.ts'
import { LookupKeyError } from './secrets/moving-key.ts'
import { SealKeyError } from './secrets/sealer.ts'
import { readSettings, SettingsError, type Env } from './settings.ts'
import { greet } from './wiring/greet.ts'

/** The first calls have been answered by then, and what they loaded is compiled. */
const compiledByMs = 30_000

/** The only place that reads the environment and chooses adapters. */
async function main(): Promise<void> {
  const env = readSettings(process.env)
  const log = openLog(env.LOG_LEVEL)
  const database = await openDatabaseOf(env, sentence => log.error(sentence))
  let server: RunningServer | undefined
  let closing: Promise<void> | undefined
  const close = (): Promise<void> => (closing ??= Promise.resolve(server?.close()).then(() => database.stop()))
  const leave = async (): Promise<void> => {
    if (closing) return
    // A proxy that asks /readyz sends its calls elsewhere before the first is refused.
    server?.leave()
    await wait(env.NETHOS_DRAIN_SECONDS * 1_000)
    // Running calls have ten seconds; what then still runs is ended, and its transaction with it.
    setTimeout(() => process.exit(1), 10_000).unref()
    await close()
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void leave())
  }
  try {
    await migrate(database.ownerUrl)
    server = await openServer({
      env,
      databaseUrl: database.appUrl,
      directUrl: database.directUrl,
      log,
      roots: { patient: distOf('patient'), workbench: distOf('workbench') },
      ...(await outsideOf(env)),
    })
  } catch (error) {
    await close()
    throw error
  }
  if (env.NETHOS_MODE === 'sandbox') greet(server.origin)
  // Node saves what it has compiled at the end of a process only: the next start is quick after a power cut, too.
  setTimeout(flushCompileCache, compiledByMs).unref()
}

/** Neither the sandbox nor the demo is loaded where real patients are. */
async function outsideOf(env: Env): Promise<Required<Pick<ServerOptions, 'prepare' | 'connect'>>> {
  if (env.NETHOS_MODE === 'production') {
    // The providers' own libraries take tens of megabytes: who plays their part loads none of them.
    const { connectProduction } = await import('./wiring/connect-production.ts')
    return { prepare: putReference, connect: base => connectProduction(env, base) }
  }
  const { connectSandbox } = await import('./sandbox/connect.ts')
  const { loadDemo } = await import('./demo/load-demo.ts')
  return {
    prepare: env.NETHOS_MODE === 'sandbox' ? loadDemo : putReference,
    connect: base => connectSandbox(env, base),
  }
}

const distOf = (app: string): string => resolve(import.meta.dirname, `../../${app}/dist`)

interface OpenedDatabase extends OwnDatabase {
  stop(): Promise<void>
}

async function openDatabaseOf(env: Env, onTrouble: (sentence: string) => void): Promise<OpenedDatabase> {
  const { DATABASE_URL: url } = env
  if (url) return { ...(await reachOwnDatabase({ ...env, DATABASE_URL: url }, onTrouble)), stop: async () => {} }
  const embedded = await startEmbedded(resolve(env.NETHOS_DATA), onTrouble)
  return { ownerUrl: embedded.url, appUrl: embedded.appUrl, directUrl: undefined, stop: embedded.stop }
}

const mendable = [
  SettingsError,
  LookupKeyError,
  SealKeyError,
  EmbeddedDatabaseError,
  MigrationError,
  DatabaseUnreachableError,
]

/** What a person who starts the server can mend gets one clear sentence; anything else is a bug and shows its trace. */
function sentenceOf(error: unknown): string | undefined {
  if (mendable.some(kind => error instanceof kind)) return (error as Error).message
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop it, or choose another with PORT=8081 npm start.`
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be opened by this user: choose one above 1023 with PORT=8080.`
  return undefined
}

main().catch((error: unknown) => {
  const sentence = sentenceOf(error)
  process.stderr.write(`${sentence ?? (error as Error).stack}\n`)
  process.exit(1)
})
