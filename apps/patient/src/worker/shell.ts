const cacheName = 'nethos-shell'
const address = '/v4/index'
const oldAfter = 12 * 3_600_000
const savedAtHeader = 'x-saved-at'

/** Scripts, styles and the hospital's own mark: under an address of theirs they never change. */
export const isAsset = (path: string): boolean => /^\/(assets|mark)\//.test(path)

const linked = /(?:src|href)="(\/[^"]+)"/g
const firstAnswers = /<script type="application\/json" id="first-answers">.*?<\/script>/gs

/** Puts one page aside that opens every address while there is no line: the app without any answer in it. */
export async function saveShell(saveAssets: (files: readonly string[]) => Promise<unknown>): Promise<void> {
  const answer = await fetch(address, { cache: 'no-store', credentials: 'omit' })
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) throw new Error('no page')
  const page = await answer.text()
  await saveAssets(Array.from(page.matchAll(linked), ([, file = '']) => file).filter(isAsset))
  const now = Date.now()
  const marked = page
    .replaceAll(firstAnswers, '')
    .replace('<head>', `<head><meta name="nethos-saved-at" content="${now}">`)
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(savedAtHeader, String(now))
  await (await caches.open(cacheName)).put(address, new Response(marked, { headers }))
}

export const savedShell = async (): Promise<Response | undefined> => (await caches.open(cacheName)).match(address)

/** Words of the hospital in it (its name, its phone) may have changed meanwhile. */
export async function isShellOld(): Promise<boolean> {
  const savedAt = Number((await savedShell())?.headers.get(savedAtHeader) ?? 0)
  return Date.now() - savedAt > oldAfter
}
