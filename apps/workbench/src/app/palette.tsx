import { Input, Modal } from 'antd'
import { useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useDebounced } from '@nethos/calls/use-debounced.ts'
import { lookupLeast, lookupMost } from '@nethos/contract/lookup/lookup.services.ts'
import { wholeNumber } from '@nethos/contract/patients/patient-desk.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import type { StaffRole } from '@nethos/contract/service.ts'
import { kindLabels, lookUp, placeOf } from '../domains/lookup/public.ts'
import { placesFor } from './palette-places.ts'
import './palette.css'

interface Choice {
  key: string
  group: string
  title: string
  note?: string
  go: () => void
}

/** Who stops typing for so long (ms) is answered: every look at a name is written down. */
const typing = 350

interface PaletteProps {
  role: StaffRole
  onClose: () => void
}

/** 查找: desks by their word, and records by a name or a number; arrows choose, Enter opens. */
export default function Palette({ role, onClose }: PaletteProps) {
  const [word, setWord] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const { choices, isAsking, sentence } = useChoices(role, word.trim(), onClose)
  const chosen = Math.min(at, choices.length - 1)
  const onKey = (event: KeyboardEvent) => {
    // Enter that ends a word of the Chinese keyboard chooses nothing.
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && choices.length > 0) {
      event.preventDefault()
      setAt((chosen + step + choices.length) % choices.length)
    }
    if (event.key === 'Enter') choices[chosen]?.go()
  }
  return (
    <Modal open title="查找" footer={null} onCancel={onClose} className="palette" destroyOnHidden>
      <Input
        autoFocus
        allowClear
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={list}
        aria-activedescendant={choices[chosen] && `${list}-${choices[chosen].key}`}
        aria-label="功能、姓名或单号"
        placeholder="功能、姓名或单号"
        maxLength={lookupMost}
        value={word}
        onChange={event => {
          setWord(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKey}
      />
      <Choices id={list} choices={choices} chosen={chosen} />
      <p className="palette__said" role="status">
        {sentence ?? (isAsking ? '正在查找' : choices.length === 0 && word.trim() !== '' ? '没有找到' : '')}
      </p>
    </Modal>
  )
}

const Choices = ({ id, choices, chosen }: { id: string; choices: readonly Choice[]; chosen: number }) => (
  <div id={id} role="listbox" aria-label="查找结果" className="palette__list">
    {choices.map(({ key, group, title, note, go }, index) => (
      <button
        key={key}
        type="button"
        id={`${id}-${key}`}
        role="option"
        aria-selected={index === chosen}
        tabIndex={-1}
        className={index === chosen ? 'palette__choice palette__choice--here' : 'palette__choice'}
        onClick={go}
      >
        <span className="palette__group">{group}</span>
        <span className="palette__title">{title}</span>
        {note && <span className="palette__note">{note}</span>}
      </button>
    ))}
  </div>
)

const desksMost = 8

function useChoices(role: StaffRole, word: string, onClose: () => void) {
  const go = useNavigate()
  const asked = useDebounced(word, typing)
  const isWorth = asked.length >= lookupLeast
  const { value: hits = [], status, sentence } = useServiceQuery(lookUp(asked), { unless: !isWorth })
  const to = (path: string, state?: object) => () => {
    onClose()
    void go(path, state && { state })
  }
  const found = placesFor(role, word)
  const isOffice = role === 'operator' || role === 'admin'
  const choices: Choice[] = [
    ...(isOffice && word !== '' && sentenceOf(wholeNumber, word) === undefined
      ? [{ key: 'patient', group: '患者', title: '按这个号码查找患者', go: to('/patients', { number: word }) }]
      : []),
    ...found.slice(0, desksMost).map(({ label, to: place }, index) => ({
      key: `desk-${index}`,
      group: '功能',
      title: label,
      go: to(place),
    })),
    ...(isWorth && asked === word ? hits : []).map(hit => ({
      key: `${hit.kind}-${hit.id}`,
      group: kindLabels[hit.kind],
      title: hit.title,
      note: hit.note,
      go: to(placeOf(hit, role)),
    })),
  ]
  const isAsking = word.length >= lookupLeast && (asked !== word || (isWorth && status === 'waiting'))
  return { choices, isAsking, sentence: isWorth && status === 'fault' ? sentence : undefined }
}
