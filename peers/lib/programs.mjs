// Programs in processes of their own, ended with their part.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atEnd } from './at-end.mjs'

/** The user whom Debian's PostgreSQL runs as; nobody else when we are not root. */
export function postgresUser() {
  if (process.getuid() !== 0) return {}
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(one => one.startsWith('postgres:'))
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** An empty folder, gone with the part. */
export function folderFor(name, { uid, gid } = {}) {
  const folder = mkdtempSync(join(tmpdir(), `nethos-peer-${name}-`))
  if (uid !== undefined) chownSync(folder, uid, gid)
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs to its end, and answers what it has said. */
export function run(file, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(file, args, { encoding: 'utf8', cwd: '/', ...options })
  if (error) throw error
  if (status !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${status}: ${stderr}${stdout}`)
  return stdout
}

/** Goes on running; `log`: where its words go. */
export function start(file, args, { log, env, uid, gid, cwd = '/' } = {}) {
  const child = spawn(file, args, {
    cwd,
    uid,
    gid,
    env: { ...process.env, ...env },
    stdio: ['ignore', log ? 'pipe' : 'ignore', log ? 'pipe' : 'ignore'],
  })
  const failed = new Promise((_, reject) => child.once('error', reject))
  failed.catch(error => console.error(`  ${file}: ${error.message}`))
  if (log) {
    const out = createWriteStream(log, { flags: 'a' })
    child.stdout.pipe(out)
    child.stderr.pipe(out)
  }
  const ended = new Promise(resolve => child.once('exit', resolve))
  const isRunning = () => child.exitCode === null && child.signalCode === null
  async function end(signal = 'SIGTERM') {
    if (isRunning()) child.kill(signal)
    const late = setTimeout(() => child.kill('SIGKILL'), 20_000)
    await ended
    clearTimeout(late)
  }
  atEnd(() => end())
  return { pid: child.pid, end, kill: () => end('SIGKILL'), isRunning, signal: name => child.kill(name) }
}

/** Until it is so; `what` says in the error what was waited for. */
export async function until(what, ask, { seconds = 60, everyMs = 100 } = {}) {
  const began = performance.now()
  let last
  while (performance.now() - began < seconds * 1000) {
    try {
      const answer = await ask()
      if (answer) return answer
    } catch (error) {
      if (error.isFinal) throw error
      last = error
    }
    await wait(everyMs)
  }
  throw new Error(`not within ${seconds} s: ${what}${last ? ` (${last.message})` : ''}`)
}
