import { canSave, cacheName, forgetSavedAnswers } from './forget-saved-answers.ts'
import { session, type Session } from './session.ts'

const savedAtHeader = 'x-saved-at'
/** What has not been seen for so long is not opened any more. */
const maxAgeMs = 7 * 86_400_000
const nonceLength = 12

interface SavedAnswer {
  value: unknown
  /** When the server gave it, epoch ms of this device. */
  at: number
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const hash = (text: string): Promise<ArrayBuffer> => crypto.subtle.digest('SHA-256', bytesOf(text))

/** Only the session that got an answer opens it: without its token the bytes are noise, wherever they were copied to. */
async function keyOf({ token, signKey }: Session): Promise<CryptoKey> {
  const secret = await hash(`nethos saved answers ${token} ${signKey}`)
  return crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** The name tells nothing of what is asked, or by whom. */
async function nameOf({ token }: Session, queryKey: readonly unknown[]): Promise<string> {
  const bytes = new Uint8Array(await hash(JSON.stringify([token, queryKey])))
  return `/saved-answers/${Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Saves what the server answered, sealed for the session that stands. A phone without room saves nothing. */
export async function saveAnswer(queryKey: readonly unknown[], value: unknown): Promise<void> {
  const owner = session()
  if (!owner || !canSave()) return
  try {
    const at = Date.now()
    const nonce = crypto.getRandomValues(new Uint8Array(nonceLength))
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv: nonce },
      await keyOf(owner),
      bytesOf(JSON.stringify({ value, at } satisfies SavedAnswer)),
    )
    const name = await nameOf(owner, queryKey)
    const cache = await caches.open(cacheName)
    await cache.put(name, new Response(new Blob([nonce, sealed]), { headers: { [savedAtHeader]: String(at) } }))
    // Somebody may have left meanwhile.
    if (session()?.token !== owner.token) await cache.delete(name)
  } catch (error) {
    console.warn('an answer could not be saved', error)
  }
}

/** What this session was answered last, if that is not too long ago. */
export async function savedAnswer(queryKey: readonly unknown[]): Promise<SavedAnswer | undefined> {
  const owner = session()
  if (!owner || !canSave()) return undefined
  try {
    const found = await (await caches.open(cacheName)).match(await nameOf(owner, queryKey))
    if (!found) return undefined
    const bytes = await found.arrayBuffer()
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, nonceLength) },
      await keyOf(owner),
      bytes.slice(nonceLength),
    )
    const saved = JSON.parse(new TextDecoder().decode(opened)) as SavedAnswer
    return Date.now() - saved.at < maxAgeMs && session()?.token === owner.token ? saved : undefined
  } catch {
    return undefined
  }
}

/** Deletes what is too old; all of it where nobody is logged in. */
export async function sweepSavedAnswers(): Promise<void> {
  if (!canSave()) return
  if (!session()) return forgetSavedAnswers()
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys()) {
    const at = Number((await cache.match(request))?.headers.get(savedAtHeader) ?? 0)
    if (Date.now() - at >= maxAgeMs) await cache.delete(request)
  }
}
