import { useSyncExternalStore } from 'react'
import { FaultError } from './trouble.ts'
import { askVersion, reloadIfServed } from './version.ts'

type Load<Module> = () => Promise<Module>

/** A script could not be had though the server answers: it serves another version, or the browser remembers the failure. */
export class ChunkError extends FaultError {
  override name = 'ChunkError'
}

const outage = '网络错误，请稍后重试'
const partPause = 10_000

/** The words of the browsers and of Vite's loader. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload/i.test(error.message)

/** The script that a built `() => import('./chunk-hash.js')` asks for. */
const fileOf = (load: Load<unknown>): string | undefined => /import\([`'"]\.\/([^`'"]+)/.exec(String(load))?.[1]

/** Whether it can be had without a line: it came with the first script, or the service worker has it. */
async function isSaved(load: Load<unknown>): Promise<boolean> {
  const file = fileOf(load)
  if (!file) return true
  if (typeof caches === 'undefined') return false
  return (await caches.match(`${import.meta.env.BASE_URL}assets/${file}`)) !== undefined
}

/**
 * Imports a part of the app. Without a line it is not even tried unless it is saved here: Chromium never asks again for a
 * module that failed once. Throws a FaultError with a sentence for people.
 */
export async function importChunk<Module>(load: Load<Module>): Promise<Module> {
  if (!navigator.onLine && !(await isSaved(load))) throw new FaultError(outage)
  try {
    return await load()
  } catch (error) {
    if (!isMissing(error)) throw error
    if ((await askVersion()) === 'no answer') throw new FaultError(outage)
    throw new ChunkError('页面已更新，请重新加载')
  }
}

/** Those who wait for a script until the line is back, and what wakes them. */
const waiting = new Set<() => void>()
const listeners = new Set<() => void>()

const changed = (): void => {
  for (const listener of listeners) listener()
}

/** Tries again what could not be had. */
export function retryChunks(): void {
  for (const again of waiting) again()
}

if (typeof window !== 'undefined') window.addEventListener('online', retryChunks)

/** Whether a page waits for its script because there is no line. */
export const useWaitingForChunk = (): boolean =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting.size > 0,
  )

const nextTry = (): Promise<void> =>
  new Promise(resolve => {
    const again = () => {
      waiting.delete(again)
      changed()
      resolve()
    }
    waiting.add(again)
    changed()
  })

interface Place {
  pathname: string
  search: string
  hash: string
}

let router: { state: { navigation: { location?: Place | undefined } } } | undefined

/** A script that the browser gave up is had by loading the address that this router is on the way to. */
export const followNavigation = (followed: NonNullable<typeof router>): void => void (router = followed)

function addressWanted(): string {
  const { pathname, search, hash } = router?.state.navigation.location ?? window.location
  return window.location.origin + pathname + search + hash
}

const place = 'nethos.loaded-anew'
const soon = 30_000

/** Once in a while for one address: a server that serves a page without its scripts is not asked for ever. */
function mayLoadAnew(address: string): boolean {
  const [before, at] = (sessionStorage.getItem(place) ?? '').split(' ')
  if (before === address && Date.now() - Number(at) < soon) return false
  sessionStorage.setItem(place, `${address} ${Date.now()}`)
  return true
}

/**
 * The same for a page that somebody opens: what stands on the screen stays, and it is tried again when the line is back or
 * somebody asks for it. A script that cannot be had although the server answers (it serves another version, or the browser
 * remembers the failure) comes with its address loaded anew.
 */
export async function loadChunk<Module>(load: Load<Module>): Promise<Module> {
  for (;;) {
    try {
      return await importChunk(load)
    } catch (error) {
      if (!(error instanceof FaultError)) throw error
      if (error instanceof ChunkError) {
        const address = addressWanted()
        if (!mayLoadAnew(address)) throw error
        await reloadIfServed(address)
      }
      await nextTry()
    }
  }
}

/** The same for a part of a page that can be waited for: it comes when the line is back. */
export async function loadPart<Module>(load: Load<Module>): Promise<Module> {
  for (;;) {
    try {
      return await importChunk(load)
    } catch (error) {
      if (!(error instanceof FaultError)) throw error
      await new Promise<void>(resolve => {
        window.addEventListener('online', () => resolve(), { once: true })
        setTimeout(resolve, partPause)
      })
    }
  }
}
