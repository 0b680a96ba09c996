// A program as systemd's unit or a container confines it, by Debian's bubblewrap: it reads the machine, writes where it may, and is
// nobody outside.
import { start } from './programs.mjs'

/** `writes`: a folder of ours, by where the program finds it; `reads`: the same, read only. The network is this machine's. */
export function startConfined([program, ...args], { uid, env, cwd, writes = {}, reads = {}, log }) {
  const bound = (how, folders) => Object.entries(folders).flatMap(([there, ours]) => [how, ours, there])
  const words = [
    ...['--die-with-parent', '--unshare-user', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--cap-drop', 'ALL'],
    ...['--uid', String(uid), '--gid', String(uid)],
    ...['--ro-bind', '/usr', '/usr', '--ro-bind', '/etc', '/etc', '--symlink', 'usr/lib', '/lib'],
    ...['--symlink', 'usr/lib64', '/lib64', '--symlink', 'usr/bin', '/bin', '--proc', '/proc', '--dev', '/dev'],
    ...['--tmpfs', '/tmp', '--clearenv', '--new-session'],
    ...bound('--ro-bind', reads),
    ...bound('--bind', writes),
    ...Object.entries({ PATH: '/usr/bin:/bin', ...env }).flatMap(([name, value]) => ['--setenv', name, String(value)]),
    ...['--chdir', cwd, '--', program, ...args],
  ]
  return start('bwrap', words, { log })
}
