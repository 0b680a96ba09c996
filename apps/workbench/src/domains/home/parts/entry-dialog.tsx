import { Checkbox } from 'antd'
import { isServiceIcon, type ServiceIconName } from '@nethos/contract/common/service-icons.ts'
import {
  entryAddress,
  entryNote,
  entryPageLabels,
  entrySection,
  entryTitle,
  type EntryPage,
} from '@nethos/contract/home/home-desk.rules.ts'
import { leadSection } from '@nethos/contract/home/home.sections.ts'
import { run } from '@nethos/calls/command.ts'
import { IconChoice } from '../../../controls/icon-choice.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { TextLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { saveEntry, type DeskEntry } from '../home.calls.ts'
import { AddressField } from './address-field.tsx'

interface EntryDialogProps {
  page: EntryPage
  entry: DeskEntry | undefined
  onClose: () => void
}

const draftOf = (entry: DeskEntry | undefined) => ({
  section: entry?.section ?? '',
  title: entry?.title ?? '',
  note: entry?.note ?? '',
  icon: (entry && isServiceIcon(entry.icon) ? entry.icon : 'doctor') as ServiceIconName,
  url: entry?.url ?? '',
  isShown: entry?.isShown ?? true,
})

const rules = { title: entryTitle, section: entrySection, note: entryNote, url: entryAddress }

/** A new way on one of the home pages, or another wording of one. */
export function EntryDialog({ page, entry, onClose }: EntryDialogProps) {
  const form = useDialogForm({
    initial: () => draftOf(entry),
    rules,
    send: draft => run(saveEntry, { ...(entry && { entryId: entry.entryId }), page, ...draft }),
    done: '已保存，患者马上看到',
    onClose,
  })
  const { icon, isShown } = form.values
  return (
    <FormDialog {...form.dialog} title={`${entry ? '修改' : '新建'}入口：${entryPageLabels[page]}`} yes="保存">
      <TextLine label="名称" hint="最多10个字" {...form.field('title')} />
      <IconChoice value={icon} onChange={icon => form.change({ icon })} />
      <AddressField label="打开的页面" {...form.field('url')} />
      <TextLine
        label="分组（选填）"
        hint={
          page === 'home'
            ? `同一分组的入口放在一起；分组“${leadSection}”的入口是首页最上面的大卡片，放两个最合适`
            : '如：诊前。同一分组的入口放在一起'
        }
        {...form.field('section')}
      />
      {page !== 'home' && <TextLine label="说明（选填）" hint="名称下面的小字" {...form.field('note')} />}
      <Checkbox checked={isShown} onChange={event => form.change({ isShown: event.target.checked })}>
        展示给患者
      </Checkbox>
    </FormDialog>
  )
}
