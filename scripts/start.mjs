// npm start: installs what is missing, builds what has changed, and runs the server until it is told to end.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { build } from './built.mjs'
import { install, node, root } from './installed.mjs'

install()
build()

// Node would keep 134 MB for what has just been made; 8 of it are in use at a time.
const server = spawn(node, ['--max-semi-space-size=8', join(root, 'apps/server/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env },
})
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
  // Ctrl-C reaches the server by itself: the terminal sends it to all of us.
  process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || server.kill(signal))
}
// When npm was killed without a word, nobody could stop the server any more.
const npm = process.env.npm_lifecycle_event && process.ppid
if (npm) setInterval(() => process.ppid !== npm && server.kill('SIGTERM'), 500).unref()
server.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code))
