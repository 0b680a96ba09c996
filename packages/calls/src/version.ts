/** What the server serves, seen from the app that runs here. */
export type Served = 'same version' | 'other version' | 'no answer'

/** The address of the entry script, whose hash changes with every change of the app. */
const ownVersion = (): string | undefined => {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  return entry ? new URL(entry.src).pathname : undefined
}

/** Asks the server which version it serves; 'no answer' when the line or the server is away. */
export async function askVersion(): Promise<Served> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}version.json`, { cache: 'no-store' })
    const { version } = (await answer.json()) as { version?: string }
    if (!answer.ok || !version) return 'no answer'
    return version === ownVersion() ? 'same version' : 'other version'
  } catch {
    return 'no answer'
  }
}

/** Loads the page anew, but only from a server that answers: else the browser's own error page would stand there. False: it stays. */
export async function reloadIfServed(address = window.location.href): Promise<boolean> {
  if ((await askVersion()) === 'no answer') return false
  if (address === window.location.href) window.location.reload()
  else window.location.assign(address)
  return true
}
