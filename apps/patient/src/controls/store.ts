import { useSyncExternalStore } from 'react'

/** A value that parts of the app watch: the toast, the open dialogs, the session. */
export interface Store<T> {
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
}

export function store<T>(first: T): Store<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value of a store, and a new drawing when it changes. */
export const useStore = <T>(watched: Store<T>): T => useSyncExternalStore(watched.subscribe, watched.get, watched.get)
