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
    const saved = JSON.parse(localStorage.getItem(place) ?? 'null') as Partial<Session> | null
    return saved && typeof saved.token === 'string' && typeof saved.signKey === 'string'
      ? { token: saved.token, signKey: saved.signKey }
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

const left = '{"left":true}'

/** Somebody leaves on purpose: other tabs are emptied at once, too. */
export function leave(): void {
  localStorage.setItem(place, left)
  signOut()
}

export function signOut(): void {
  localStorage.removeItem(place)
  changed(undefined)
}

export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const leaving = new Set<() => void>()

/** Called when whoever is logged in here has left in another tab, or somebody else has come there. */
export function onLeftElsewhere(listener: () => void): () => void {
  leaving.add(listener)
  return () => leaving.delete(listener)
}

/** Another tab has logged in or out. A session that only ended leaves the page with what was typed. */
function sessionChangedElsewhere({ key, newValue }: StorageEvent): void {
  if (key !== place) return
  const before = current
  changed(read())
  const isOther = current !== undefined && current.token !== before?.token
  if (before && (newValue === left || isOther)) for (const listener of leaving) listener()
}
if (typeof window !== 'undefined') window.addEventListener('storage', sessionChangedElsewhere)

export const useSession = (): Session | undefined => useSyncExternalStore(onSession, session)
