import { systemServices } from '@nethos/contract/system/system.services.ts'
import type { OutputOf, Service } from '@nethos/contract/service.ts'
import { settle, unreadable } from './call.ts'
import { session } from './session.ts'
import { digest, envelope, sign } from './envelope.ts'
import { refused } from './refused.ts'
import { FaultError, RefusedError } from './trouble.ts'

export type Uploaded = OutputOf<typeof systemServices.uploadFile>

interface UploadOptions<S extends Service> {
  /** How far it is, 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
  /** Another service that takes a file, such as the staff's. */
  service?: S
  /** What that service wants to know beside the file. */
  fields?: Readonly<Record<string, string | number>>
}

/** Uploads one file as multipart (docs/product/protocol.md 1, Uploads). */
export async function upload<S extends Service = typeof systemServices.uploadFile>(
  file: Blob,
  fileName: string,
  { onProgress, signal, service = systemServices.uploadFile as unknown as S, fields: beside }: UploadOptions<S> = {},
): Promise<OutputOf<S>> {
  const token = session()?.token
  const fields = Object.entries({ ...envelope(service.name), ...beside }).map(
    ([name, value]) => [name, String(value)] as const,
  )
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  form.append('file', file, fileName)
  const named = [...fields].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}=${value}`)
  const content = await digest(new Uint8Array(await file.arrayBuffer()))
  const signature = await sign([...named, `file=${content}`].join('&'))
  return new Promise((resolve, reject) => {
    // fetch cannot tell how much of an upload has gone.
    const request = new XMLHttpRequest()
    request.open('POST', '/api')
    request.setRequestHeader('x-sign', signature)
    request.upload.onprogress = event => event.lengthComputable && onProgress?.(event.loaded / event.total)
    request.onerror = () => reject(new FaultError('网络错误，请稍后重试'))
    request.onabort = () => reject(new FaultError('已取消上传'))
    request.onload = () => {
      try {
        resolve(
          settle(service, {
            status: request.status,
            reply: JSON.parse(request.responseText),
            requestId: request.getResponseHeader('x-request-id') ?? undefined,
            token,
          }),
        )
      } catch (error) {
        if (!(error instanceof RefusedError) || !refused.met)
          return reject(error instanceof SyntaxError ? unreadable(request.status) : error)
        refused.met(error.code, error.message).then(() => reject(error), reject)
      }
    }
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
