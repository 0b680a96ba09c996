import { recordingStates, type RecordingState } from '@nethos/contract/consult/video/recording.rules.ts'
import { Tag } from '../../../../controls/tag.tsx'

const tones = { whole: 'good', part: 'warn', none: 'danger' } as const

export const RecordingTag = ({ state }: { state: RecordingState }) => (
  <Tag tone={tones[state]}>{recordingStates[state]}</Tag>
)
