import { randomUUID } from 'node:crypto'
import type { InputOf } from '@nethos/contract/service.ts'
import type { systemServices } from '@nethos/contract/system/system.services.ts'
import { refuse, stepped, type Upload } from '../../calls/handler.ts'
import { readUpload } from '../../media/read-upload.ts'
import { addAttachment, type KeptFile } from './attachment.table.ts'
import { fileUrl } from './viewer-ticket.ts'

type UploadService =
  | typeof systemServices.uploadFile
  | typeof systemServices.uploadStaffFile
  | typeof systemServices.uploadPicture

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
      if (read.kind === 'refused') return { sentence: read.sentence }
      const key = randomUUID()
      await house.files.put(key, read.bytes)
      if (read.kind !== 'picture') {
        return {
          kind: read.kind,
          fileName: read.fileName,
          mediaType: read.mediaType,
          byteSize: read.bytes.length,
          width: null,
          height: null,
          storageKey: key,
          thumbnailKey: null,
        }
      }
      const thumbnailKey = randomUUID()
      await house.files.put(thumbnailKey, read.thumbnail)
      const { width, height, fileName: shown, mediaType } = read
      return {
        kind: 'picture',
        fileName: shown,
        mediaType,
        byteSize: read.bytes.length,
        width,
        height,
        storageKey: key,
        thumbnailKey,
      }
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
