import { useState } from 'react'
import { canRecord, nameOfVoice } from '@nethos/calls/record-voice.ts'
import { upload, type Uploaded } from '@nethos/calls/upload.ts'
import { useRecorder } from '@nethos/calls/use-recorder.ts'
import { voiceSecondsMost } from '@nethos/contract/common/voice.limits.ts'
import { Button } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Sheet } from '../../../controls/sheet.tsx'
import { Voice } from '../../../chat/voice.tsx'
import './voice-sheet.css'

interface VoiceSheetProps {
  onClose: () => void
  /** Sends what has arrived on the server. */
  onSend: (files: readonly Uploaded[], seconds: number) => void
}

/** Records, listens to it, sends it. What was recorded stays until it has arrived. */
export function VoiceSheet({ onClose, onSend }: VoiceSheetProps) {
  return (
    <Sheet open onClose={onClose} title="发送语音">
      {canRecord() ? (
        <Recorder onClose={onClose} onSend={onSend} />
      ) : (
        <Notice tone="warn">
          <p>这个浏览器不能录音。请改用文字，或在手机自带的浏览器中打开本页。</p>
        </Notice>
      )}
    </Sheet>
  )
}

function Recorder({ onClose, onSend }: VoiceSheetProps) {
  const { state, seconds, recording, trouble, start, stop } = useRecorder(voiceSecondsMost)
  const [failure, setFailure] = useState('')
  const send = async () => {
    if (!recording) return
    setFailure('')
    try {
      const arrived = await upload(recording.bytes, nameOfVoice(recording.bytes))
      onSend([arrived], recording.seconds)
      onClose()
    } catch (error) {
      setFailure(`没有发送出去：${(error as Error).message}。录音还在，请再试一次。`)
    }
  }
  return (
    <div className="voice-sheet">
      {(trouble || failure) && (
        <p role="alert" className="voice-sheet__trouble">
          {trouble || failure}
        </p>
      )}
      {state === 'recorded' && recording ? (
        <>
          <div className="voice-sheet__own">
            <Voice src={recording.address} seconds={recording.seconds} />
          </div>
          <Button onClick={send}>发送</Button>
          <Button look="quiet" onClick={start}>
            重新录音
          </Button>
        </>
      ) : state === 'recording' ? (
        <>
          <p className="voice-sheet__time" role="timer">
            {seconds}″
          </p>
          <p className="voice-sheet__hint">正在录音，最长{voiceSecondsMost}秒</p>
          <Button look="danger" onClick={stop}>
            说完了
          </Button>
        </>
      ) : (
        <>
          <p className="voice-sheet__hint">点下面的按钮后对着手机说话，说完可以先听一遍再发送。</p>
          <Button onClick={start} busy={state === 'asking'}>
            开始录音
          </Button>
        </>
      )}
    </div>
  )
}
