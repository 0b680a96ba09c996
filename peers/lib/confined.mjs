// A program as systemd's unit or a container confines it, by Debian's bubblewrap: it reads the machine, writes where it may, and is
// nobody outside.
import { readFileSync } from 'node:fs'
import { start, until } from './programs.mjs'

/** `writes`: a folder of ours, by where the program finds it; `reads`: the same, read only. The network is this machine's. */
export function startConfined([program, ...args], { uid, env, cwd, writes = {}, reads = {}, log }) {
  const bound = (how, folders) => Object.entries(folders).flatMap(([there, ours]) => [how, ours, there])
  const rooms = '--die-with-parent --unshare-user --unshare-pid --unshare-ipc --unshare-uts --cap-drop ALL'
  const system = '--ro-bind /usr /usr --ro-bind /etc /etc --symlink usr/lib /lib --symlink usr/lib64 /lib64'
  const rest = '--symlink usr/bin /bin --proc /proc --dev /dev --tmpfs /tmp --clearenv --new-session'
  const words = [
    ...`${rooms} --uid ${uid} --gid ${uid} ${system} ${rest}`.split(' '),
    ...bound('--ro-bind', reads),
    ...bound('--bind', writes),
    ...Object.entries({ PATH: '/usr/bin:/bin', ...env }).flatMap(([name, value]) => ['--setenv', name, String(value)]),
    '--chdir',
    cwd,
    '--',
    program,
    ...args,
  ]
  const confined = start('bwrap', words, { log })
  return {
    ...confined,
    /** Told to end as a supervisor tells it: the program itself, which bubblewrap stands before. Answers its milliseconds. */
    async askToEnd() {
      const began = performance.now()
      process.kill(innermost(confined.pid), 'SIGTERM')
      await until('it has ended', () => !confined.isRunning(), { seconds: 60, everyMs: 50 })
      return performance.now() - began
    },
  }
}

/** Its only child's only child, and so on. */
function innermost(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return children === '' ? pid : innermost(Number(children.split(' ')[0]))
}
