import { Alert, App, Button, Input, type GetRef } from 'antd'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import { SignedOutError } from '@nethos/calls/trouble.ts'
import { leftOpen, type PhraseValues } from '@nethos/contract/consult/phrase.words.ts'
import { points } from '@nethos/contract/rule.ts'
import { randomId } from '../../../controls/random-id.ts'
import { useWide } from '../../../controls/use-wide.ts'
import { useAnswerDraft, type Draft } from '../draft.ts'
import { useDeskKeys } from '../use-desk-keys.ts'
import './composer.css'
import { FilePicker } from './file-picker.tsx'
import { PhrasesButton } from './phrases-button.tsx'
import { OutgoingStrip } from './outgoing-strip.tsx'
import { useOutgoingFiles } from './use-outgoing-files.ts'

export interface Answer {
  text: string
  attaIdList: string[]
  /** The same answer sent again after a fault carries the same id: the server takes it once. */
  sendId: string
}

interface AnswerBoxProps {
  /** Whose draft it is. */
  draftOf: string
  /** The most characters, in code points. */
  most: number
  /** Which rule an answer breaks, in its sentence. */
  wrongWith: (answer: Answer) => string | undefined
  /** Throws when it was not taken. */
  deliver: (answer: Answer) => Promise<void>
  /** What else this desk can send, beside pictures and documents. */
  tools?: ReactNode
  /** What a phrase’s variables stand for here. */
  values?: PhraseValues
}

/** What was typed and chosen while the answer was on its way stays. */
const without = ({ text, files }: Draft, sent: Answer): Draft => ({
  text: text.startsWith(sent.text) ? text.slice(sent.text.length) : text,
  files: files.filter(({ attaId }) => !sent.attaIdList.includes(attaId)),
})

const noValues: PhraseValues = {}

/** Nothing is sent with a variable that nobody has filled in. */
function openIn(text: string): string | undefined {
  const [one] = leftOpen(text)
  return one && `请先把${one}改成要告诉患者的内容`
}

interface SendingOptions {
  deliver: (answer: Answer) => Promise<void>
  wrongWith: (answer: Answer) => string | undefined
  onTaken: (sent: Answer) => void
}

/** Sends an answer, once at a time; the same one tried again carries the same id, so that the server takes it once. */
function useSending({ deliver, wrongWith, onTaken }: SendingOptions) {
  const [sentence, setSentence] = useState<string>()
  const [isSending, setSending] = useState(false)
  const sendId = useRef(randomId())
  return {
    sentence,
    isSending,
    /** What was typed since is another answer. */
    isNew() {
      sendId.current = randomId()
      setSentence(undefined)
    },
    /** Whether it was tried: nothing speaks against it. */
    async deliverOnce(written: Omit<Answer, 'sendId'>, isAllThere: boolean): Promise<boolean> {
      if (isSending) return false
      const sent = { ...written, sendId: sendId.current }
      const wrong = isAllThere ? wrongWith(sent) : '文件还没有上传完，请稍候，或移除上传失败的文件'
      setSentence(wrong)
      if (wrong) return false
      setSending(true)
      try {
        await deliver(sent)
        onTaken(sent)
        sendId.current = randomId()
      } catch (error) {
        if (!(error instanceof SignedOutError)) setSentence(`发送失败：${(error as Error).message}`)
      } finally {
        setSending(false)
      }
      return true
    },
  }
}

/** Where the doctor answers. What is typed stays on this desk until the server has it. */
export function AnswerBox({ draftOf, most, wrongWith, deliver, tools, values = noValues }: AnswerBoxProps) {
  const { draft, change } = useAnswerDraft(draftOf)
  const area = useRef<GetRef<typeof Input.TextArea>>(null)
  const { message } = App.useApp()
  const isWide = useWide(900)
  const files = useOutgoingFiles({
    arrivedCount: draft.files.length,
    onArrived: file =>
      change(before => ({ ...before, files: [...before.files, file].sort((a, b) => a.order - b.order) })),
    onRefused: why => void message.warning(why),
  })

  const { sentence, isSending, isNew, deliverOnce } = useSending({
    deliver,
    wrongWith: sent => openIn(sent.text) ?? wrongWith(sent),
    onTaken: sent => change(before => without(before, sent)),
  })

  const edit = (text: string) => {
    isNew()
    change(before => ({ ...before, text }))
  }
  const insert = (phrase: string) => {
    const field = area.current?.resizableTextArea?.textArea
    const at = field?.selectionStart ?? draft.text.length
    edit(draft.text.slice(0, at) + phrase + draft.text.slice(field?.selectionEnd ?? at))
    area.current?.focus()
  }
  const send = async () => {
    const isAllThere = files.going.length === 0
    if (await deliverOnce({ text: draft.text, attaIdList: draft.files.map(({ attaId }) => attaId) }, isAllThere))
      area.current?.focus()
  }
  useDeskKeys({ r: () => area.current?.focus() })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }
  const onPaste = ({ clipboardData }: ClipboardEvent) => {
    if (clipboardData.files.length > 0) files.add([...clipboardData.files])
  }
  return (
    <section className="composer" aria-label="回复患者">
      {sentence && <NotSent sentence={sentence} onAgain={() => void send()} />}
      {(draft.files.length > 0 || files.going.length > 0) && (
        <OutgoingStrip
          arrived={draft.files}
          going={files.going}
          onRemove={attaId =>
            change(before => ({ ...before, files: before.files.filter(file => file.attaId !== attaId) }))
          }
          onLeaveOut={files.leaveOut}
          onAgain={files.again}
        />
      )}
      <Input.TextArea
        ref={area}
        aria-label="回复内容"
        placeholder={isWide ? '输入回复内容，按 Ctrl+Enter 发送' : '输入回复内容'}
        autoSize={{ minRows: 2, maxRows: 8 }}
        value={draft.text}
        readOnly={isSending}
        onChange={event => edit(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <div className="composer__bar">
        <PhrasesButton values={values} onChosen={insert} />
        <FilePicker icon="picture" label="图片" accept="image/*" onChosen={files.add} />
        <FilePicker icon="document" label="PDF" accept="application/pdf" onChosen={files.add} />
        {tools}
        <Count of={draft.text} most={most} />
        <Button type="primary" loading={isSending} onClick={() => void send()}>
          {isSending ? '发送中' : '发送'}
        </Button>
      </div>
    </section>
  )
}

const NotSent = ({ sentence, onAgain }: { sentence: string; onAgain: () => void }) => (
  <Alert
    type="error"
    title={sentence}
    role="alert"
    action={sentence.startsWith('发送失败') && <Button onClick={onAgain}>重试</Button>}
  />
)

const Count = ({ of, most }: { of: string; most: number }) => (
  <span className={points(of) > most ? 'composer__count composer__count--over' : 'composer__count'}>
    {points(of)}/{most}
  </span>
)
