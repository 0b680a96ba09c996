import { randomUUID } from 'node:crypto'
import type { InputOf } from '@nethos/contract/service.ts'
import type { systemServices } from '@nethos/contract/system/system.services.ts'
import type { SystemCaller } from '../../calls/caller.ts'
import { refuse, stepped, type Ctx, type Upload } from '../../calls/handler.ts'
import type { House } from '../../house.ts'
import { readUpload } from '../../media/read-upload.ts'
import { addAttachment, type KeptFile } from './attachment.table.ts'
import { fileUrl } from './viewer-ticket.ts'

type UploadService =
  | typeof systemServices.uploadFile
  | typeof systemServices.uploadStaffFile
  | typeof systemServices.uploadPicture

/** The bytes of what has been read go to the store, under names that nobody can guess. */
export async function keepRead(
  house: House,
  read: Exclude<Awaited<ReturnType<typeof readUpload>>, { kind: 'refused' }>,
): Promise<Omit<KeptFile, 'attaId'>> {
  const { kind, fileName, mediaType, bytes } = read
  const storageKey = randomUUID()
  await house.files.put(storageKey, bytes)
  const kept = { kind, fileName, mediaType, byteSize: bytes.length, storageKey }
  if (kind !== 'picture') return { ...kept, width: null, height: null, thumbnailKey: null }
  const thumbnailKey = randomUUID()
  await house.files.put(thumbnailKey, read.thumbnail)
  return { ...kept, width: read.width, height: read.height, thumbnailKey }
}

/** Reads, cleans and keeps one upload: the bytes go to the store outside of any transaction, then the row is written. */
export const keepUpload = <S extends UploadService>(
  bytesOf: (call: { input: InputOf<S>; upload?: Upload }) => Upload,
) =>
  stepped<S, { unreadable?: string }, Omit<KeptFile, 'attaId'> | { sentence: string }>({
    async prepare() {
      return {}
    },
    async outside(_prepared, { house, ...call }) {
      const { bytes, fileName } = bytesOf(call)
      const read = await readUpload(bytes, fileName)
      return read.kind === 'refused' ? { sentence: read.sentence } : keepRead(house, read)
    },
    async settle(kept, _prepared, { ctx }) {
      if ('sentence' in kept) return refuse('unreadable_file', { sentence: kept.sentence }) as never
      const attaId = await addAttachment(ctx, kept)
      return {
        attaId,
        url: fileUrl(ctx.house, ctx.caller, attaId),
        type: kept.kind,
        attaFileName: kept.fileName,
      } as never
    },
  })

/** The same for what a hospital sent: it has no owner here, who may see its record may see it. Keeps the bytes, then gives how the row is written. */
export async function keepHospitalFile(
  house: House,
  read: Parameters<typeof keepRead>[1],
): Promise<(ctx: Pick<Ctx<SystemCaller>, 'db' | 'caller' | 'now'>) => Promise<string>> {
  const kept = await keepRead(house, read)
  return ctx => addAttachment(ctx, kept)
}
