import type { MessageType } from '@nethos/contract/consult/consult.kinds.ts'
import type { Ctx } from '../../calls/handler.ts'
import { hangFiles, ownFiles, type OwnFile } from '../system/public.ts'

export type { OwnFile } from '../system/public.ts'

/** The caller's own pictures and PDFs in the order given; undefined when one of them is not. */
export const ownAttachments = (ctx: Ctx, ids: readonly string[]): Promise<OwnFile[] | undefined> =>
  ownFiles(ctx, ids, ['picture', 'pdf'])

/** The same of an answer, which may be a recording. */
export const ownAnswerFiles = (ctx: Ctx, ids: readonly string[]): Promise<OwnFile[] | undefined> =>
  ownFiles(ctx, ids, ['picture', 'pdf', 'audio'])

/** Hangs files on the consult: who may see the consult may see them. `part`: content, supplement, or a messageId. */
export const hang = (ctx: Ctx, consultId: string, part: string, files: readonly OwnFile[]): Promise<void> =>
  hangFiles(ctx, { recordType: 'consult', recordId: consultId, part }, files)

export const typeOf = (files: readonly OwnFile[]): MessageType =>
  files.length === 0
    ? 'TEXT'
    : files.some(one => one.type === 'audio')
      ? 'AUDIO'
      : files.every(one => one.type === 'picture')
        ? 'IMAGE'
        : 'DOCUMENT'
