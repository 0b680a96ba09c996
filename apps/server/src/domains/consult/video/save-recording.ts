import { present } from '@nethos/contract/common/present.ts'
import { randomUUID } from 'node:crypto'
import { beginsAs, mostPartBytes, partsAfter } from '@nethos/contract/consult/video/recording.rules.ts'
import type { recordingServices } from '@nethos/contract/consult/video/recording.services.ts'
import { roomClosesAt } from '@nethos/contract/consult/video/video.rules.ts'
import { Finished, refuse, stepped } from '../../../calls/handler.ts'
import { removeFilesJob } from '../../system/public.ts'
import { addPart, addTake, hasPart } from './recording.table.ts'
import { roomFor } from './room.ts'

type Save = typeof recordingServices.saveRecordingPart

/** The bytes go to the store outside of any transaction, then the part is written: what is named is there. */
export const saveRecordingPart = stepped<Save, Record<never, never>, { storageKey: string; byteSize: number }>({
  async prepare({ input, ctx, upload }) {
    const found = await roomFor(ctx, input.consultId)
    if (!found) return refuse('not_found')
    const isOpen = ctx.now < roomClosesAt(found.room) + partsAfter && ctx.now >= found.room.beginsAt - partsAfter
    if (!ctx.runtime.settings.isVideoRecorded || found.room.recordingAgreedAt === null || !isOpen)
      return refuse('recording_closed')
    const { bytes } = present(upload)
    if (bytes.length === 0 || bytes.length > mostPartBytes) return refuse('recording_unreadable')
    if (input.partNo === 0 && !beginsAs(input.mediaType, bytes)) return refuse('recording_unreadable')
    if (await hasPart(ctx, input)) return new Finished(true as const)
    return (await addTake(ctx, input)) ? {} : refuse('recording_closed')
  },
  async outside(_prepared, { runtime, upload }) {
    const storageKey = randomUUID()
    await runtime.files.put(storageKey, present(upload).bytes)
    return { storageKey, byteSize: present(upload).bytes.length }
  },
  async settle(saved, _prepared, { input, ctx }) {
    if (!(await addPart(ctx, input, saved))) await ctx.enqueue(removeFilesJob, { keys: [saved.storageKey] })
    return true
  },
})
