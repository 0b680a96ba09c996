import { present } from '@nethos/contract/common/present.ts'
import { Button, Input, Modal, Segmented } from 'antd'
import { useRef, useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { SignedOutError } from '@nethos/calls/trouble.ts'
import type { CardKind } from '@nethos/contract/consult/card-message.ts'
import { Icon } from '../../../controls/icon.tsx'
import { randomId } from '../../../controls/random-id.ts'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import { cards } from '../consult.calls.ts'
import './card-button.css'

export interface CardSent {
  cardKind: CardKind
  cardId: string
  /** The same card tried again carries the same one: the server takes it once. */
  sendId: string
}
interface CardButtonProps {
  /** Throws when it was not taken. */
  deliver: (card: CardSent) => Promise<void>
}

/** Sends the patient a card that leads to an article, a doctor or a team. */
export function CardButton({ deliver }: CardButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="text" icon={<Icon name="card" />} aria-label="发送卡片" onClick={() => setOpen(true)}>
        <span className="composer__word">卡片</span>
      </Button>
      {isOpen && <Cards deliver={deliver} onClose={() => setOpen(false)} />}
    </>
  )
}

const kinds: { value: CardKind; label: string; field: string; none: string }[] = [
  { value: 'article', label: '文章', field: '输入文章标题或病症', none: '您还没有已发布的文章，可以搜索医院的文章' },
  { value: 'doctor', label: '医生', field: '输入医生姓名、拼音或科室', none: '没有可以推荐的医生' },
  { value: 'team', label: '团队', field: '输入团队名称或病症', none: '没有可以推荐的团队' },
]

/** Sends one card after the other; the same one tried again after a fault carries the same id. */
function useCardSending({ deliver, onClose }: CardButtonProps & { onClose: () => void }) {
  const [busyId, setBusyId] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const sendId = useRef({ cardId: '', id: '' })
  const send = async (cardKind: CardKind, cardId: string) => {
    if (sendId.current.cardId !== cardId) sendId.current = { cardId, id: randomId() }
    setBusyId(cardId)
    setFailure(undefined)
    try {
      await deliver({ cardKind, cardId, sendId: sendId.current.id })
      onClose()
    } catch (error) {
      if (!(error instanceof SignedOutError)) setFailure(`没有发送出去：${(error as Error).message}`)
      setBusyId(undefined)
    }
  }
  return { busyId, failure, send, forget: () => setFailure(undefined) }
}

function Cards(props: CardButtonProps & { onClose: () => void }) {
  const [kind, setKind] = useState<CardKind>('article')
  const [word, setWord] = useState('')
  const { busyId, failure, send, forget } = useCardSending(props)
  const { value, status, sentence, retry } = useServiceQuery(cards(kind, word))
  const { field, none } = present(kinds.find(one => one.value === kind))
  return (
    <Modal open title="发送卡片" footer={null} width={640} onCancel={props.onClose}>
      <div className="cards">
        <Segmented<CardKind>
          block
          value={kind}
          options={kinds.map(({ value, label }) => ({ value, label }))}
          onChange={next => {
            setKind(next)
            setWord('')
            forget()
          }}
        />
        <Input.Search
          key={kind}
          aria-label={field}
          placeholder={field}
          allowClear
          maxLength={50}
          onSearch={word => setWord(word.trim())}
        />
        {failure && (
          <p className="cards__failure" role="alert">
            {failure}
          </p>
        )}
        {!value ? (
          status === 'fault' ? (
            <Fault sentence={sentence} onRetry={retry} />
          ) : (
            <Waiting rows={4} />
          )
        ) : value.length === 0 ? (
          <Empty as={word === '' ? 'filed' : 'search'} sentence={word === '' ? none : '没有找到'} />
        ) : (
          <Rows rows={value} busyId={busyId} onSend={cardId => void send(kind, cardId)} />
        )}
      </div>
    </Modal>
  )
}

interface RowsProps {
  rows: readonly { cardId: string; title: string; desc: string }[]
  busyId: string | undefined
  onSend: (cardId: string) => void
}

const Rows = ({ rows, busyId, onSend }: RowsProps) => (
  <ul className="cards__rows" aria-label="可以发送的卡片">
    {rows.map(({ cardId, title, desc }) => (
      <li key={cardId}>
        <div className="cards__words">
          <strong>{title}</strong>
          <p>{desc}</p>
        </div>
        <Button
          aria-label={`发送${title}`}
          loading={busyId === cardId}
          disabled={busyId !== undefined}
          onClick={() => onSend(cardId)}
        >
          发送
        </Button>
      </li>
    ))}
  </ul>
)
