import { Switch } from 'antd'
import { lengthWords } from '@nethos/contract/common/lengths.ts'
import { serveIcons, type ServeIcon } from '@nethos/contract/common/timed-service.rules.ts'
import type { TimedService } from '@nethos/contract/common/timed-service.schemas.ts'
import { Choice } from '../../../controls/choice.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { TextLine, AreaLine, ChoiceLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { draftOf, sentOf, wrongIn } from './service-draft.ts'
import './timed-service.css'

interface ServiceDialogProps {
  /** Undefined: a new one. */
  service: TimedService | undefined
  save: (fields: { serviceId: string | undefined } & ReturnType<typeof sentOf>) => Promise<unknown>
  onClose: () => void
}

const icons = Object.entries(serveIcons).map(([value, label]) => ({ value: value as ServeIcon, label }))
const narrow = { inputMode: 'numeric', style: { width: 120 } } as const

/** One service: what it holds, for how long, for how much. */
export function ServiceDialog({ service, save, onClose }: ServiceDialogProps) {
  const form = useDialogForm({
    initial: () => draftOf(service),
    validate: wrongIn,
    send: draft => save({ serviceId: service?.serviceId, ...sentOf(draft) }),
    done: '服务已保存',
    onClose,
  })
  const { lengthUnit, isOpen } = form.values
  return (
    <FormDialog {...form.dialog} title={service ? '修改服务' : '新建服务'} yes="保存">
      <TextLine label="服务名称" {...form.field('serveName')} />
      <ChoiceLine label="图标" options={icons} {...form.field('serveIcon')} />
      <TextLine label="价格（元）" hint="0 元表示免费" inputMode="decimal" suffix="元" {...form.field('yuan')} />
      <div className="timed-service__row timed-service__row--low">
        <TextLine label="服务时长" {...narrow} {...form.field('length')} />
        <Choice
          label="时长单位"
          value={lengthUnit}
          of={lengthWords}
          onChange={lengthUnit => form.change({ lengthUnit })}
        />
      </div>
      <TextLine label="每天可回复" hint="患者每天最多可以发几条" suffix="条" {...narrow} {...form.field('replies')} />
      <AreaLine label="服务内容" minRows={3} maxRows={10} {...form.field('serveContent')} />
      <div className="timed-service__row">
        <Switch aria-label="开放申请" checked={isOpen} onChange={isOpen => form.change({ isOpen })} />
        <span>{isOpen ? '患者可以申请' : '患者不能申请；已购买的继续有效'}</span>
      </div>
    </FormDialog>
  )
}
