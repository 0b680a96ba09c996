import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import { jsonOf } from './errors.ts'

export interface FhirAccess {
  /** Address of the server: https://his.example/fhir */
  base: string
  /** A bearer token that does not end; or OAuth 2 client credentials; or neither, within the hospital's own net. */
  token?: string | undefined
  oauth?: { tokenUrl: string; clientId: string; clientSecret: string; scope?: string | undefined } | undefined
  timeoutMs?: number | undefined
  /** Where it is said that something of the hospital was left out, and why: a type, an id and an element, nothing of a patient. */
  report?: ((sentence: string) => void) | undefined
}

export interface Asked {
  method?: 'GET' | 'POST' | 'PUT'
  /** Sent as JSON; search parameters as a form. */
  body?: object | URLSearchParams
  headers?: Record<string, string>
}

const media = 'application/fhir+json'
const renewEarlierMs = 60_000
/** Who is asked to come again later than this is not waited for: somebody looks at a page meanwhile. */
const longestPauseMs = 2_000
const retries = 2
const bearer = z.object({ access_token: z.string(), expires_in: z.optional(z.number()) })

/** The line to a server: who we are there, how long we wait, and that the key goes nowhere else. */
export function fhirConnection({ base, token, oauth, timeoutMs = 8_000 }: FhirAccess) {
  const root = base.replace(/\/$/, '')
  let borrowed: { token: string; until: number } | undefined

  async function authorization(): Promise<Record<string, string>> {
    if (token !== undefined) return { authorization: `Bearer ${token}` }
    if (!oauth) return {}
    if (!borrowed || borrowed.until <= Date.now()) borrowed = await borrow(oauth)
    return { authorization: `Bearer ${borrowed.token}` }
  }

  async function borrow({ tokenUrl, clientId, clientSecret, scope }: NonNullable<FhirAccess['oauth']>) {
    const response = await reach(tokenUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`,
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', ...(scope !== undefined && { scope }) }).toString(),
    })
    const read = z.safeParse(bearer, await jsonOf(response))
    if (!response.ok || !read.success) throw new HospitalUnreachableError(`The token was refused (${response.status})`)
    const { access_token, expires_in = 300 } = read.data
    return { token: access_token, until: Date.now() + expires_in * 1000 - renewEarlierMs }
  }

  async function reach(url: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    } catch (cause) {
      throw new HospitalUnreachableError('The FHIR server did not answer', { cause })
    }
  }

  const addressOf = (path: string): string => (path === '' ? root : path.startsWith('http') ? path : `${root}/${path}`)

  async function ask(path: string, { method = 'GET', body, headers = {} }: Asked = {}): Promise<Response> {
    const send = async () =>
      reach(addressOf(path), {
        method,
        headers: {
          accept: media,
          ...(body && !(body instanceof URLSearchParams) && { 'content-type': media }),
          ...headers,
          ...(await authorization()),
        },
        ...(body && { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
      })
    let first = await send()
    for (let left = retries; left > 0; left--) {
      const pauseMs = pauseIn(first)
      if (pauseMs === undefined) break
      await first.body?.cancel()
      await pause(pauseMs)
      first = await send()
    }
    if (first.status !== 401 || !borrowed) return first
    // The token was withdrawn before its time.
    borrowed = undefined
    return send()
  }

  /** The key goes to the server that it is for, whatever a link says. */
  function within(link: string): string {
    const url = new URL(link, `${root}/`)
    if (url.origin !== new URL(root).origin) throw new HospitalUnreachableError('A link leads to another server')
    return url.href
  }

  /**
   * The page that a link names, asked at the server's own address: behind a proxy a server may call itself by the name that it
   * has there, and the key goes nowhere else.
   */
  function nextPage(link: string, of: string, type: string): string {
    const url = new URL(link, addressOf(of))
    if (url.origin === new URL(root).origin) return url.href
    return `${root}${url.pathname.endsWith(`/${type}`) ? `/${type}` : ''}${url.search}`
  }

  return { root, ask, within, nextPage }
}

/** Too much is asked of it just now, and it says when it answers again. */
function pauseIn({ status, headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  const isSoon = seconds >= 0 && seconds * 1000 <= longestPauseMs
  return (status === 429 || status === 503) && isSoon ? seconds * 1000 : undefined
}

/** What comes is read up to `most`; undefined: there is more. */
export async function bytesOf(response: Response, most: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of response.body ?? []) {
      size += part.length
      if (size > most) return undefined
      parts.push(part)
    }
  } catch (cause) {
    throw new HospitalUnreachableError('The FHIR server broke off', { cause })
  }
  return Buffer.concat(parts)
}
