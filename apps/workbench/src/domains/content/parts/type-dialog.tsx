import { App, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { entryIconNames, type EntryIcon } from '@nethos/contract/common/entry-icons.ts'
import { typeName as nameRule } from '@nethos/contract/content/article.rules.ts'
import { shelfLabels, type HouseShelf } from '@nethos/contract/content/content.shelves.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../../../controls/field.tsx'
import { IconChoice } from '../../../controls/icon-choice.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { saveType, type DeskType } from '../content.calls.ts'

interface TypeDialogProps {
  shelf: HouseShelf
  type: DeskType | undefined
  onClose: () => void
}

const isOfSet = (icon: string): icon is EntryIcon => (entryIconNames as readonly string[]).includes(icon)
const draftOf = (type: DeskType | undefined) => ({
  typeName: type?.typeName ?? '',
  icon: type && isOfSet(type.icon) ? type.icon : ('book' as EntryIcon),
  isShown: type?.isShown ?? true,
})

/** A new category, or another name or drawing of one. */
export function TypeDialog({ shelf, type, onClose }: TypeDialogProps) {
  const [before] = useState(() => draftOf(type))
  const [draft, setDraft] = useState(before)
  const [isTried, setTried] = useState(false)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(saveType)
  const wrong = sentenceOf(nameRule, draft.typeName)

  const save = async () => {
    setTried(true)
    if (wrong || !(await run({ ...(type && { typeId: type.typeId }), shelf, ...draft }))) return
    void message.success('已保存，患者马上看到')
    onClose()
  }
  return (
    <FormDialog
      title={`${type ? '修改' : '新建'}分类：${shelfLabels[shelf]}`}
      yes="保存"
      isBusy={isBusy}
      isTouched={JSON.stringify(draft) !== JSON.stringify(before)}
      sentence={sentence}
      onYes={() => void save()}
      onClose={onClose}
    >
      <Field label="分类名称" hint="最多10个字" wrong={isTried ? wrong : undefined}>
        {its => (
          <Input
            {...its}
            value={draft.typeName}
            onChange={event => setDraft({ ...draft, typeName: event.target.value })}
          />
        )}
      </Field>
      <IconChoice value={draft.icon} onChange={icon => setDraft({ ...draft, icon })} />
      <Checkbox checked={draft.isShown} onChange={event => setDraft({ ...draft, isShown: event.target.checked })}>
        展示给患者（隐藏后，分类和其中的文章患者都看不到，文章不会丢失）
      </Checkbox>
    </FormDialog>
  )
}
