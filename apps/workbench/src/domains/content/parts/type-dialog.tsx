import { Checkbox } from 'antd'
import { isServiceIcon, type ServiceIconName } from '@nethos/contract/common/service-icons.ts'
import { typeName as nameRule } from '@nethos/contract/content/article.rules.ts'
import { shelfLabels, type HospitalShelf } from '@nethos/contract/content/content.shelves.ts'
import { run } from '@nethos/calls/command.ts'
import { IconChoice } from '../../../controls/icon-choice.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { TextLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { saveType, type DeskType } from '../content.calls.ts'

interface TypeDialogProps {
  shelf: HospitalShelf
  type: DeskType | undefined
  onClose: () => void
}

const draftOf = (type: DeskType | undefined) => ({
  typeName: type?.typeName ?? '',
  icon: type && isServiceIcon(type.icon) ? type.icon : ('book' as ServiceIconName),
  isShown: type?.isShown ?? true,
})

/** A new category, or another name or drawing of one. */
export function TypeDialog({ shelf, type, onClose }: TypeDialogProps) {
  const form = useDialogForm({
    initial: () => draftOf(type),
    rules: { typeName: nameRule },
    send: draft => run(saveType, { ...(type && { typeId: type.typeId }), shelf, ...draft }),
    done: '已保存，患者马上看到',
    onClose,
  })
  const { icon, isShown } = form.values
  return (
    <FormDialog {...form.dialog} title={`${type ? '修改' : '新建'}分类：${shelfLabels[shelf]}`} yes="保存">
      <TextLine label="分类名称" hint="最多10个字" {...form.field('typeName')} />
      <IconChoice value={icon} onChange={icon => form.change({ icon })} />
      <Checkbox checked={isShown} onChange={event => form.change({ isShown: event.target.checked })}>
        展示给患者（隐藏后，分类和其中的文章患者都看不到，文章不会丢失）
      </Checkbox>
    </FormDialog>
  )
}
