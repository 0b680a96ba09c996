import { randomUUID } from 'node:crypto'
import type { InputOf } from '@nethos/contract/service.ts'
import type { systemServices } from '@nethos/contract/system/system.services.ts'
import type { SystemCaller } from '../../calls/caller.ts'
import { refuse, stepped, type Ctx, type Upload } from '../../calls/handler.ts'
import type { Runtime } from '../../runtime.ts'
import { readUpload } from '../../media/read-upload.ts'
import { addAttachment, type SavedFile } from './attachment.table.ts'
import { fileUrl } from './viewer-ticket.ts'

type UploadService =
  | typeof systemServices.uploadFile
  | typeof systemServices.uploadStaffFile
  | typeof systemServices.uploadPicture

/** The bytes of what has been read go to the store, under names that nobody can guess. */
export async function saveRead(
  runtime: Runtime,
  read: Exclude<Awaited<ReturnType<typeof readUpload>>, { kind: 'refused' }>,
): Promise<Omit<SavedFile, 'attaId'>> {
  const { kind, fileName, mediaType, bytes } = read
  const storageKey = randomUUID()
  await runtime.files.put(storageKey, bytes)
  const saved = { kind, fileName, mediaType, byteSize: bytes.length, storageKey }
  if (kind !== 'picture') return { ...saved, width: null, height: null, thumbnailKey: null }
  const thumbnailKey = randomUUID()
  await runtime.files.put(thumbnailKey, read.thumbnail)
  return { ...saved, width: read.width, height: read.height, thumbnailKey }
}

/** Reads, cleans and keeps one upload: the bytes go to the store outside of any transaction, then the row is written. */
export const saveUpload = <S extends UploadService>(
  bytesOf: (call: { input: InputOf<S>; upload?: Upload }) => Upload,
) =>
  stepped<S, { unreadable?: string }, Omit<SavedFile, 'attaId'> | { sentence: string }>({
    async prepare() {
      return {}
    },
    async outside(_prepared, { runtime, ...call }) {
      const { bytes, fileName } = bytesOf(call)
      const read = await readUpload(bytes, fileName)
      return read.kind === 'refused' ? { sentence: read.sentence } : saveRead(runtime, read)
    },
    async settle(item, _prepared, { ctx }) {
      if ('sentence' in item) return refuse('unreadable_file', { sentence: item.sentence }) as never
      const attaId = await addAttachment(ctx, item)
      return {
        attaId,
        url: fileUrl(ctx.runtime, ctx.caller, attaId),
        type: item.kind,
        attaFileName: item.fileName,
      } as never
    },
  })

/** The same for what a hospital sent: it has no owner here, who may see its record may see it. Keeps the bytes, then gives how the row is written. */
export async function saveHospitalFile(
  runtime: Runtime,
  read: Parameters<typeof saveRead>[1],
): Promise<(ctx: Pick<Ctx<SystemCaller>, 'db' | 'caller' | 'now'>) => Promise<string>> {
  const saved = await saveRead(runtime, read)
  return ctx => addAttachment(ctx, saved)
}
