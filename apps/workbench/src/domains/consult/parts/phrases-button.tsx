import { Button, Dropdown, type MenuProps } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { filledIn, type PhraseValues } from '@nethos/contract/consult/phrase.words.ts'
import { Icon } from '../../../controls/icon.tsx'
import { phrases, type Phrase } from '../phrase.calls.ts'
import { quickPhrases } from '../quick-phrases.ts'
import { useDeskKeys } from '../use-desk-keys.ts'
import { PhrasesFound } from './phrases-found.tsx'

const PhrasesDialog = lazy(() => loadPart(() => import('./phrases-dialog.tsx')))

/** Of more than so many, a word finds one. */
const longFrom = 12

interface PhrasesButtonProps {
  /** What variables stand for here. */
  values: PhraseValues
  onChosen: (text: string) => void
}

/** 常用语: one's own, the department's, and those that everybody has; p opens it. */
export function PhrasesButton({ values, onChosen }: PhrasesButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [isManaging, setManaging] = useState(false)
  const { value = [] } = useServiceQuery(phrases)
  useDeskKeys({ p: () => setOpen(true) })
  const item = (text: string) => ({ key: `text ${text}`, label: filledIn(text, values) })
  const section = (label: string, texts: readonly string[]) =>
    texts.length === 0 ? [] : [{ key: label, type: 'group' as const, label, children: texts.map(item) }]
  const [word, setWord] = useState('')
  const fits = (text: string) => filledIn(text, values).includes(word.trim())
  const textsOf = (isOwn: boolean) =>
    value
      .filter((one: Phrase) => one.isOwn === isOwn)
      .map(one => one.text)
      .filter(fits)
  const [own, shared, common] = [textsOf(true), textsOf(false), quickPhrases.filter(fits)]
  const [first] = [...own, ...shared, ...common]
  const isLong = value.length + quickPhrases.length > longFrom
  const items: MenuProps['items'] = [
    ...section('我的', own),
    ...section('本科室', shared),
    ...section('通用', common),
    { type: 'divider' },
    { key: 'manage', label: '管理常用语' },
  ]
  const turn = (isOpening: boolean) => {
    setOpen(isOpening)
    setWord('')
  }
  const choose: MenuProps['onClick'] = ({ key }) => {
    turn(false)
    if (key === 'manage') setManaging(true)
    else onChosen(filledIn(key.slice('text '.length), values))
  }
  const takeFirst = () => {
    if (first === undefined) return
    turn(false)
    onChosen(filledIn(first, values))
  }
  const renderFound = (menu: ReactNode) => (
    <PhrasesFound menu={menu} word={word} onWord={setWord} onFirst={takeFirst} onLeave={() => turn(false)} />
  )
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="topLeft"
        autoFocus={!isLong}
        open={isOpen}
        onOpenChange={turn}
        {...(isLong && { popupRender: renderFound })}
        classNames={{ root: 'phrases__menu' }}
        menu={{ items, onClick: choose }}
      >
        <Button type="text" icon={<Icon name="phrases" />} aria-label="常用语" aria-keyshortcuts="p">
          <span className="composer__word">常用语</span>
        </Button>
      </Dropdown>
      {isManaging && (
        <Suspense>
          <PhrasesDialog onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </>
  )
}
