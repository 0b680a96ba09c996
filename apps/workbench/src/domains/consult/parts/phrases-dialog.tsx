import { App, Button, Checkbox, Input, Modal } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { phraseText } from '@nethos/contract/consult/phrase.services.ts'
import { phraseMost, phraseVariables } from '@nethos/contract/consult/phrase.words.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import { addPhrase, changePhrase, phrases, removePhrase, type Phrase } from '../phrase.calls.ts'
import './phrases.css'

const nothing = { text: '', isShared: false }
type Draft = Pick<Phrase, 'text' | 'isShared'> & { phraseId?: string }

/** 管理常用语: one's own are written, shared with the department, and removed here. */
export default function PhrasesDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>(nothing)
  const { value, status, sentence, retry } = useServiceQuery(phrases)
  return (
    <Modal open title="管理常用语" footer={null} onCancel={onClose} width={640}>
      <PhraseForm key={draft.phraseId ?? 'new'} draft={draft} onChange={setDraft} onDone={() => setDraft(nothing)} />
      {value ? (
        <Own rows={value.filter(one => one.isOwn)} onEdit={setDraft} />
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting rows={3} />
      )}
    </Modal>
  )
}

interface PhraseFormProps {
  draft: Draft
  onChange: (draft: Draft) => void
  onDone: () => void
}

function PhraseForm({ draft, onChange, onDone }: PhraseFormProps) {
  const [wrong, setWrong] = useState<string>()
  const [adding, changing] = [useCommand(addPhrase), useCommand(changePhrase)]
  const save = async () => {
    const { phraseId, text, isShared } = draft
    const sentence = sentenceOf(phraseText, text)
    setWrong(sentence)
    if (sentence) return
    const saved = phraseId ? await changing.run({ phraseId, text, isShared }) : await adding.run({ text, isShared })
    if (saved) onDone()
  }
  return (
    <div className="phrases__form">
      <Input.TextArea
        aria-label="常用语内容"
        aria-invalid={wrong !== undefined}
        aria-describedby="phrase-wrong"
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={phraseMost}
        value={draft.text}
        onChange={event => {
          setWrong(undefined)
          onChange({ ...draft, text: event.target.value })
        }}
      />
      <p className="phrases__hint">
        可以插入：
        {phraseVariables.map(name => (
          <Button key={name} size="small" onClick={() => onChange({ ...draft, text: `${draft.text}{${name}}` })}>
            {name}
          </Button>
        ))}
      </p>
      <p id="phrase-wrong" className="phrases__wrong" role="alert">
        {wrong}
      </p>
      <div className="phrases__actions">
        <Checkbox checked={draft.isShared} onChange={({ target }) => onChange({ ...draft, isShared: target.checked })}>
          与本科室同事共享
        </Checkbox>
        <Button type="primary" loading={adding.isBusy || changing.isBusy} onClick={() => void save()}>
          {draft.phraseId ? '保存修改' : '添加'}
        </Button>
        {draft.phraseId && <Button onClick={onDone}>取消修改</Button>}
      </div>
    </div>
  )
}

function Own({ rows, onEdit }: { rows: readonly Phrase[]; onEdit: (draft: Draft) => void }) {
  const { modal } = App.useApp()
  const removing = useCommand(removePhrase)
  if (rows.length === 0) return <Empty as="filed" sentence="还没有自己的常用语" />
  const remove = ({ phraseId, text }: Phrase) =>
    void modal.confirm({
      title: '删除这条常用语？',
      content: text,
      okText: '删除',
      cancelText: '返回',
      onOk: async () => void (await removing.run({ phraseId })),
    })
  return (
    <ul className="phrases__own" aria-label="我的常用语">
      {rows.map(one => (
        <li key={one.phraseId}>
          <span>
            {one.text}
            {one.isShared && <em> 已共享</em>}
          </span>
          <Button size="small" aria-label={`修改：${one.text}`} onClick={() => onEdit(one)}>
            修改
          </Button>
          <Button size="small" danger aria-label={`删除：${one.text}`} onClick={() => remove(one)}>
            删除
          </Button>
        </li>
      ))}
    </ul>
  )
}
