import { App, Input, Select, Switch } from 'antd'
import { useState } from 'react'
import { serveIcons } from '@nethos/contract/teams/team-desk.rules.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { draftOf, sentOf, wrongIn, type ServiceDraft } from '../service-draft.ts'
import { saveService, type DeskService } from '../teams.calls.ts'
import { unitWords } from '../teams.words.ts'

interface ServiceDialogProps {
  teamId: string
  /** Undefined: a new one. */
  service: DeskService | undefined
  onClose: () => void
}

/** One service: what it holds, for how long, for how much. */
export function ServiceDialog({ teamId, service, onClose }: ServiceDialogProps) {
  const [before] = useState(() => draftOf(service))
  const [draft, setDraft] = useState(before)
  const [isTried, setTried] = useState(false)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(saveService)
  const put = (changed: Partial<ServiceDraft>) => setDraft({ ...draft, ...changed })
  const wrong = wrongIn(draft)
  const shown = isTried ? wrong : {}

  const save = async () => {
    setTried(true)
    if (Object.keys(wrong).length > 0) return
    if (!(await run({ teamId, serviceId: service?.serviceId, ...sentOf(draft) }))) return
    void message.success('服务已保存')
    onClose()
  }
  return (
    <FormDialog
      title={service ? '修改服务' : '新建服务'}
      yes="保存"
      isBusy={isBusy}
      isTouched={JSON.stringify(draft) !== JSON.stringify(before)}
      sentence={sentence}
      onYes={() => void save()}
      onClose={onClose}
    >
      <Field label="服务名称" wrong={shown.serveName}>
        {its => <Input {...its} value={draft.serveName} onChange={({ target }) => put({ serveName: target.value })} />}
      </Field>
      <Field label="图标">
        {its => (
          <Select
            {...its}
            value={draft.serveIcon}
            options={Object.entries(serveIcons).map(([value, label]) => ({ value, label }))}
            onChange={serveIcon => put({ serveIcon })}
          />
        )}
      </Field>
      <Field label="价格（元）" hint="0 元表示免费" wrong={shown.yuan}>
        {its => (
          <Input
            {...its}
            inputMode="decimal"
            suffix="元"
            value={draft.yuan}
            onChange={({ target }) => put({ yuan: target.value })}
          />
        )}
      </Field>
      <div className="team-card__row team-card__row--low">
        <Field label="服务时长" wrong={shown.length}>
          {its => (
            <Input
              {...its}
              inputMode="numeric"
              style={{ width: 120 }}
              value={draft.length}
              onChange={({ target }) => put({ length: target.value })}
            />
          )}
        </Field>
        <Choice label="时长单位" value={draft.lengthUnit} of={unitWords} onChange={lengthUnit => put({ lengthUnit })} />
      </div>
      <Field label="每天可回复" hint="患者每天最多可以发几条" wrong={shown.replies}>
        {its => (
          <Input
            {...its}
            inputMode="numeric"
            suffix="条"
            style={{ width: 120 }}
            value={draft.replies}
            onChange={({ target }) => put({ replies: target.value })}
          />
        )}
      </Field>
      <Field label="服务内容" wrong={shown.serveContent}>
        {its => (
          <Input.TextArea
            {...its}
            autoSize={{ minRows: 3, maxRows: 10 }}
            value={draft.serveContent}
            onChange={({ target }) => put({ serveContent: target.value })}
          />
        )}
      </Field>
      <div className="team-card__row">
        <Switch aria-label="开放申请" checked={draft.isOpen} onChange={isOpen => put({ isOpen })} />
        <span>{draft.isOpen ? '患者可以申请' : '患者不能申请；已购买的继续有效'}</span>
      </div>
    </FormDialog>
  )
}
