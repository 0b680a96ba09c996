// npm run dev: the server, started again at each change, and both apps with hot reload.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install, node, root } from './installed.mjs'

install()
const vite = join(root, 'node_modules/vite/bin/vite.js')
const parts = [
  ['server', [node, '--watch', '--watch-preserve-output', 'apps/server/src/main.ts']],
  ...['patient', 'workbench']
    .filter(app => existsSync(join(root, 'apps', app, 'index.html')))
    .map(app => [app, [node, vite, join('apps', app), '--config', join('apps', app, 'vite.config.ts')]]),
]
const running = parts.map(([name, [program, ...args]]) => {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  child.on('exit', code => {
    console.log(`${name} has ended.`)
    stop(code ?? 1)
  })
  return child
})

let stopping = false
function stop(code) {
  if (stopping) return
  stopping = true
  process.exitCode = code
  for (const child of running) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))
