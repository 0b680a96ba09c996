import { Alert } from 'antd'
import { noRecordingSentence, recordingSentences } from '@nethos/contract/consult/video/recording.rules.ts'
import type { RecorderState } from './room-recorder.ts'

interface RecordingStateProps {
  isRecorded: boolean
  state: RecorderState
  /** Parts that have not arrived. */
  unsaved: number
}

/** Whether this meeting is being kept, and what to do when it is not. */
export function RecordingState({ isRecorded, state, unsaved }: RecordingStateProps) {
  if (!isRecorded) return <p className="room__hint">{noRecordingSentence}</p>
  if (state === 'failed')
    return (
      <Alert
        type="error"
        title="录音录像没有保存成功"
        description="视频可以继续。请换用新版Chrome或Edge浏览器重新进入诊室；仍不行请联系管理员，并在病历中注明。"
      />
    )
  if (state === 'late')
    return <Alert type="warning" title={`网络较慢，还有${unsaved}段录像等待保存，请先不要关闭页面`} />
  return (
    <p className="room__recording" aria-live="polite" data-on={state === 'recording'}>
      {state === 'recording' ? recordingSentences.going : recordingSentences.paused}
    </p>
  )
}
