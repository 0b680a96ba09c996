import * as z from 'zod/mini'
import type { Caller } from '../../calls/caller.ts'
import { jsonColumn } from '../../database/json-column.ts'
import type { Runtime } from '../../runtime.ts'
import type { OwnFile } from './own-files.ts'
import { fileUrl } from './viewer-ticket.ts'

const text = z.string()
/** A column `attachments` of whatever record: what ownFiles gave when it was written. */
export const storedFiles = jsonColumn(
  'attachments',
  z.array(z.object({ attaId: text, type: text, attaFileName: text })),
)

/** As a page shows them: with addresses that open for this caller alone. */
export const shownFiles = (
  { runtime, caller }: { runtime: Runtime; caller: Caller },
  files: readonly OwnFile[],
): (OwnFile & { url: string })[] => files.map(one => ({ ...one, url: fileUrl(runtime, caller, one.attaId) }))
