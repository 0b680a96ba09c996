import { useSyncExternalStore } from 'react'

/** What a login gave: the token, and the key that signs the calls made with it. */
export interface Session {
  token: string
  signKey: string
}

/** Patient app and workbench share a host, not a login. */
const place =
  typeof location !== 'undefined' && location.pathname.startsWith('/workbench') ? 'nethos.staff' : 'nethos.session'
const listeners = new Set<() => void>()
let current = read()

function read(): Session | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as Partial<Session> | null
    return kept && typeof kept.token === 'string' && typeof kept.signKey === 'string'
      ? { token: kept.token, signKey: kept.signKey }
      : undefined
  } catch {
    return undefined
  }
}

function changed(next: Session | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

export const session = (): Session | undefined => current

export function signIn(opened: Session): void {
  localStorage.setItem(place, JSON.stringify({ token: opened.token, signKey: opened.signKey }))
  changed(opened)
}

export function signOut(): void {
  localStorage.removeItem(place)
  changed(undefined)
}

export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Another tab has logged in or out.
if (typeof window !== 'undefined') window.addEventListener('storage', event => event.key === place && changed(read()))

export const useSession = (): Session | undefined => useSyncExternalStore(onSession, session)
