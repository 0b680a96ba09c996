import { App, Button, Modal } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { canRecord, nameOfVoice } from '@nethos/calls/record-voice.ts'
import { SignedOutError } from '@nethos/calls/trouble.ts'
import { upload } from '@nethos/calls/upload.ts'
import { useRecorder } from '@nethos/calls/use-recorder.ts'
import { voiceSecondsMost } from '@nethos/contract/common/voice.limits.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'
import { Icon } from '../../../controls/icon.tsx'
import { randomId } from '../../../controls/random-id.ts'
import './voice-button.css'

export interface VoiceSent {
  attaIdList: string[]
  seconds: number
  sendId: string
}
interface VoiceButtonProps {
  /** Throws when it was not taken. */
  deliver: (voice: VoiceSent) => Promise<void>
}

/** Sends the patient a voice message. */
export function VoiceButton({ deliver }: VoiceButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [hasRecorded, setRecorded] = useState(false)
  const { modal } = App.useApp()
  const close = () => {
    setOpen(false)
    setRecorded(false)
  }
  const ask = () => {
    if (!hasRecorded) return close()
    void modal.confirm({
      title: '放弃这段录音？',
      content: '关闭后，没有发送的录音不会保留。',
      okText: '放弃',
      okButtonProps: { danger: true },
      cancelText: '返回',
      onOk: close,
    })
  }
  return (
    <>
      <Button type="text" icon={<Icon name="sound" />} aria-label="发送语音" onClick={() => setOpen(true)}>
        <span className="composer__word">语音</span>
      </Button>
      {isOpen && (
        <Modal open title="发送语音" footer={null} width={440} mask={{ closable: false }} onCancel={ask}>
          <div className="voice-box">
            {canRecord() ? (
              <Recorder deliver={deliver} onRecorded={setRecorded} onSent={close} />
            ) : (
              <p>这个浏览器不能录音，请改用文字，或换一个浏览器再试。</p>
            )}
          </div>
        </Modal>
      )}
    </>
  )
}

interface RecorderProps extends VoiceButtonProps {
  /** Whether something is there that closing would lose. */
  onRecorded: (isThere: boolean) => void
  onSent: () => void
}

/** Records, listens to it, sends it. What was recorded stays until it has arrived. */
function Recorder({ deliver, onRecorded, onSent }: RecorderProps) {
  const { state, seconds, recording, trouble, start, stop } = useRecorder(voiceSecondsMost)
  const isUnsent = state === 'recording' || recording !== undefined
  useEffect(() => onRecorded(isUnsent), [isUnsent, onRecorded])
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  /** What has arrived of this recording: tried again, it is neither uploaded nor said twice. */
  const arrived = useRef<{ of: Blob; attaId: string; sendId: string }>(undefined)

  const send = async () => {
    if (!recording) return
    setFailure('')
    setSending(true)
    try {
      if (arrived.current?.of !== recording.bytes) {
        const { attaId } = await upload(recording.bytes, nameOfVoice(recording.bytes), {
          service: systemServices.uploadStaffFile,
        })
        arrived.current = { of: recording.bytes, attaId, sendId: randomId() }
      }
      const { attaId, sendId } = arrived.current
      await deliver({ attaIdList: [attaId], seconds: recording.seconds, sendId })
      onSent()
    } catch (error) {
      if (!(error instanceof SignedOutError))
        setFailure(`没有发送出去：${(error as Error).message}。录音还在，请再试一次。`)
      setSending(false)
    }
  }
  return (
    <>
      {(trouble || failure) && (
        <p role="alert" className="voice-box__trouble">
          {trouble || failure}
        </p>
      )}
      {state === 'recorded' && recording ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- one's own words, a moment ago */}
          <audio controls src={recording.address} aria-label={`试听语音，${recording.seconds}秒`} />
          <div className="voice-box__buttons">
            <Button disabled={isSending} onClick={() => void start()}>
              重新录音
            </Button>
            <Button type="primary" loading={isSending} onClick={() => void send()}>
              发送
            </Button>
          </div>
        </>
      ) : state === 'recording' ? (
        <>
          <p className="voice-box__time" role="timer">
            {seconds}″
          </p>
          <p>正在录音，最长{voiceSecondsMost}秒</p>
          <Button danger onClick={stop}>
            说完了
          </Button>
        </>
      ) : (
        <>
          <p>点下面的按钮后对着麦克风说话，说完可以先听一遍再发送。</p>
          <Button type="primary" loading={state === 'asking'} onClick={() => void start()}>
            开始录音
          </Button>
        </>
      )}
    </>
  )
}
