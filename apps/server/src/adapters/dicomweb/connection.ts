import { HospitalUnreachableError } from '../../ports/hospital.ts'
import type { DicomArchive } from './settings.ts'

export interface Answer {
  status: number
  type: string
  bytes: Buffer
}

export interface DicomConnection {
  ask(path: string, accept: string): Promise<Answer | undefined>
}

const most = 64 * 1024 * 1024

/** The line to an archive. Undefined is "there is none"; whatever else is no answer is an archive that cannot be reached. */
export function dicomConnection({ base, token, user, password, timeoutMs = 8_000 }: DicomArchive): DicomConnection {
  const root = base.replace(/\/$/, '')
  const authorization =
    token !== undefined
      ? `Bearer ${token}`
      : user !== undefined
        ? `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}`
        : undefined

  return {
    async ask(path, accept) {
      const headers = { accept, ...(authorization !== undefined && { authorization }) }
      try {
        const signal = AbortSignal.timeout(timeoutMs)
        const response = await fetch(`${root}/${path}`, { headers, redirect: 'error', signal })
        const bytes = await bytesOf(response)
        if (response.status === 404 || response.status === 410 || response.status === 204) return undefined
        if (!response.ok || !bytes) throw new Error(`It answered ${response.status}`)
        return { status: response.status, type: response.headers.get('content-type') ?? '', bytes }
      } catch (cause) {
        throw new HospitalUnreachableError('The picture archive did not answer', { cause })
      }
    },
  }
}

async function bytesOf(response: Response): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}
