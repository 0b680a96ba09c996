import { App, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { entryIconNames, type EntryIcon } from '@nethos/contract/common/entry-icons.ts'
import {
  entryAddress,
  entryNote,
  entryPageLabels,
  entrySection,
  entryTitle,
  type EntryPage,
} from '@nethos/contract/home/home-desk.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../../../controls/field.tsx'
import { IconChoice } from '../../../controls/icon-choice.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { saveEntry, type DeskEntry } from '../home.calls.ts'
import { AddressField } from './address-field.tsx'

interface EntryDialogProps {
  page: EntryPage
  entry: DeskEntry | undefined
  onClose: () => void
}

const isOfSet = (icon: string): icon is EntryIcon => (entryIconNames as readonly string[]).includes(icon)

const draftOf = (entry: DeskEntry | undefined) => ({
  section: entry?.section ?? '',
  title: entry?.title ?? '',
  note: entry?.note ?? '',
  icon: (entry && isOfSet(entry.icon) ? entry.icon : 'doctor') as EntryIcon,
  url: entry?.url ?? '',
  isShown: entry?.isShown ?? true,
})

/** A new way on one of the home pages, or another wording of one. */
export function EntryDialog({ page, entry, onClose }: EntryDialogProps) {
  const [before] = useState(() => draftOf(entry))
  const [draft, setDraft] = useState(before)
  const [isTried, setTried] = useState(false)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(saveEntry)
  const put = (changed: Partial<typeof draft>) => setDraft(now => ({ ...now, ...changed }))
  const wrong = {
    title: sentenceOf(entryTitle, draft.title),
    section: sentenceOf(entrySection, draft.section),
    note: sentenceOf(entryNote, draft.note),
    url: sentenceOf(entryAddress, draft.url),
  }
  const shown: Partial<typeof wrong> = isTried ? wrong : {}

  const save = async () => {
    setTried(true)
    if (Object.values(wrong).some(Boolean)) return
    if (!(await run({ ...(entry && { entryId: entry.entryId }), page, ...draft }))) return
    void message.success('已保存，患者马上看到')
    onClose()
  }
  const line = (key: 'title' | 'section' | 'note', label: string, hint?: string) => (
    <Field label={label} hint={hint} wrong={shown[key]}>
      {its => <Input {...its} value={draft[key]} onChange={event => put({ [key]: event.target.value })} />}
    </Field>
  )
  return (
    <FormDialog
      title={`${entry ? '修改' : '新建'}入口：${entryPageLabels[page]}`}
      yes="保存"
      isBusy={isBusy}
      isTouched={JSON.stringify(draft) !== JSON.stringify(before)}
      sentence={sentence}
      onYes={() => void save()}
      onClose={onClose}
    >
      {line('title', '名称', '最多10个字')}
      <IconChoice value={draft.icon} onChange={icon => put({ icon })} />
      <AddressField label="打开的页面" value={draft.url} wrong={shown.url} onChange={url => put({ url })} />
      {page !== 'home' && (
        <>
          {line('section', '分组（选填）', '如：诊前。同一分组的入口放在一起')}
          {line('note', '说明（选填）', '名称下面的小字')}
        </>
      )}
      <Checkbox checked={draft.isShown} onChange={event => put({ isShown: event.target.checked })}>
        展示给患者
      </Checkbox>
    </FormDialog>
  )
}
