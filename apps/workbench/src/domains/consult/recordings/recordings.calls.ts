import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import type { RecordingState } from '@nethos/contract/consult/video/recording.rules.ts'
import { recordingServices as services } from '@nethos/contract/consult/video/recording.services.ts'

/** `docName`: a part of it, '' for all. */
export const recordedMeetings = (recordingState: RecordingState | '', docName: string, pageNum: number) =>
  query(services.listRecordings, { recordingState, docName, pageNum })
export const recordingFacts = (consultId: string) => query(services.recordingFacts, { consultId })
export const openRecording = command(services.openRecording, services.recordingFacts)
