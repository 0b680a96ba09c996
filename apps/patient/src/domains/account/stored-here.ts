import { queryClient } from '@nethos/calls/query.ts'

/** What is no cache: who is logged in, which device it is, how the app looks, and what was typed and not sent. */
const stays = /^nethos\.(session|staff|device|elder|draft\.)/

const removable = (): string[] => Object.keys(localStorage).filter(key => !stays.test(key))
const bytesOf = (text: string): number => new Blob([text]).size

/** Bytes that this app keeps on the phone and can do without. */
export function storedBytes(): number {
  const shown = queryClient
    .getQueryCache()
    .getAll()
    .map(query => query.state.data)
  const words = removable().map(key => key + (localStorage.getItem(key) ?? ''))
  return bytesOf(words.join('')) + bytesOf(JSON.stringify(shown))
}

/** Takes it away; the pages ask anew. */
export async function clearStored(): Promise<void> {
  for (const key of removable()) localStorage.removeItem(key)
  queryClient.clear()
  if ('caches' in globalThis) await Promise.all((await caches.keys()).map(name => caches.delete(name)))
}

const units = ['B', 'KB', 'MB', 'GB'] as const

/** 0B, 512B, 1.5KB, 12MB (core 9, cache size). */
export function sizeInWords(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024
    unit++
  }
  return `${size >= 10 || unit === 0 ? Math.round(size) : Math.round(size * 10) / 10}${units[unit]}`
}
