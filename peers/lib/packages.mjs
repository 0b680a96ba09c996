import { spawnSync } from 'node:child_process'

/** Debian's packages: those that are not there are installed. Nothing is started by it. */
export function installPackages(packages) {
  const missing = packages.filter(name => !isInstalled(name))
  if (missing.length === 0) return
  if (process.getuid() !== 0) throw new Error(`Missing: ${missing.join(' ')}. Install them as root, or run as root.`)
  console.log(`  installing ${missing.join(' ')}`)
  aptGet(['update', '-qq'])
  aptGet(['install', '-qq', '--yes', '--no-install-recommends', ...missing])
  const still = missing.filter(name => !isInstalled(name))
  if (still.length > 0) throw new Error(`Debian does not give: ${still.join(' ')}.`)
}

/** Why Debian can give nothing here, in a sentence; nothing when it can, or when all of it is there. */
export function whyNoDebian(packages) {
  if (packages.every(isInstalled)) return undefined
  if (spawnSync('apt-get', ['--version']).status !== 0) return 'This machine has no apt-get.'
  if (process.getuid() !== 0) return 'Packages are missing, and only root may install them.'
  const apt = args => spawnSync('apt-get', args, { encoding: 'utf8' })
  const { status, stderr } = apt(['update', '-qq', '-o', 'APT::Update::Error-Mode=any'])
  if (status !== 0) return `A source of apt does not answer: ${stderr.trim().split('\n')[0]}`
  return apt(['indextargets', '--format', '$(SITE)']).stdout.trim() === '' ? 'apt has no source.' : undefined
}

const isInstalled = name =>
  spawnSync('dpkg-query', ['--show', '--showformat=${db:Status-Status}', name], { encoding: 'utf8' }).stdout ===
  'installed'

function aptGet(args) {
  const { status, stderr } = spawnSync('apt-get', args, {
    encoding: 'utf8',
    // A service that a package brings is not started: each part starts what it needs, in folders of its own.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
  if (status !== 0) throw new Error(`apt-get ${args.join(' ')}: ${stderr}`)
}
