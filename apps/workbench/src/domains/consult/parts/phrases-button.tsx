import { Button, Dropdown, type MenuProps } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { filledIn, type PhraseValues } from '@nethos/contract/consult/phrase.words.ts'
import { Icon } from '../../../controls/icon.tsx'
import { phrases, type Phrase } from '../phrase.calls.ts'
import { quickPhrases } from '../quick-phrases.ts'
import { useDeskKeys } from '../use-desk-keys.ts'

const PhrasesDialog = lazy(() => loadPart(() => import('./phrases-dialog.tsx')))

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
  const textsOf = (isOwn: boolean) => value.filter((one: Phrase) => one.isOwn === isOwn).map(one => one.text)
  const items: MenuProps['items'] = [
    ...section('我的', textsOf(true)),
    ...section('本科室', textsOf(false)),
    ...section('通用', quickPhrases),
    { type: 'divider' },
    { key: 'manage', label: '管理常用语' },
  ]
  const choose: MenuProps['onClick'] = ({ key }) => {
    setOpen(false)
    if (key === 'manage') setManaging(true)
    else onChosen(filledIn(key.slice('text '.length), values))
  }
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="topLeft"
        autoFocus
        open={isOpen}
        onOpenChange={setOpen}
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
