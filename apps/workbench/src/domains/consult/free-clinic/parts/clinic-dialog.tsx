import { App, Input, Radio, Select, Switch } from 'antd'
import { useState } from 'react'
import { serverNow } from '@nethos/calls/config.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { clinicKindLabels, clinicKinds, type ClinicKind } from '@nethos/contract/consult/free-clinic.schemas.ts'
import { Field } from '../../../../controls/field.tsx'
import { FormDialog } from '../../../../patterns/form-dialog.tsx'
import { clinicDraftOf, clinicOf, wrongInClinic, type ClinicDraft } from '../clinic-draft.ts'
import { doctorsFound, saveClinic, teamsFound, type DeskClinic } from '../free-clinic.calls.ts'

const kinds = clinicKinds.map(kind => ({ value: kind, label: clinicKindLabels[kind] }))

/** A new free clinic, or a change of one. */
export function ClinicDialog({ clinic, onClose }: { clinic: DeskClinic | undefined; onClose: () => void }) {
  const [before] = useState(() => clinicDraftOf(clinic, serverNow()))
  const [draft, setDraft] = useState(before)
  const [isTried, setTried] = useState(false)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(saveClinic)
  const wrong = wrongInClinic(draft)
  const shown = isTried ? wrong : {}
  const put = (changed: Partial<ClinicDraft>) => setDraft({ ...draft, ...changed })

  const save = async () => {
    setTried(true)
    if (Object.keys(wrong).length > 0) return
    if (!(await run(clinicOf(draft, clinic)))) return
    void message.success('已保存')
    onClose()
  }
  type Line = 'title' | 'opens' | 'closes' | 'price' | 'replies' | 'quota'
  const line = (key: Line, label: string, hint?: string, more?: object) => (
    <Field label={label} hint={hint} wrong={shown[key]}>
      {its => <Input {...its} {...more} value={draft[key]} onChange={event => put({ [key]: event.target.value })} />}
    </Field>
  )
  return (
    <FormDialog
      title={clinic ? '修改义诊' : '新建义诊'}
      yes="保存"
      isBusy={isBusy}
      isTouched={JSON.stringify(draft) !== JSON.stringify(before)}
      sentence={sentence ?? (Object.keys(shown).length > 0 ? '请先改正上面标红的内容' : undefined)}
      onYes={() => void save()}
      onClose={onClose}
    >
      {line('title', '义诊名称')}
      <Field label="类型">
        {({ id }) => (
          <Radio.Group
            id={id}
            aria-label="类型"
            value={draft.kind}
            options={kinds}
            onChange={event => put({ kind: event.target.value as ClinicKind })}
          />
        )}
      </Field>
      <Field label="开放" hint="关闭后患者看不到本次义诊，已提交的咨询照常进行">
        {({ id }) => <Switch id={id} aria-label="开放" checked={draft.isOn} onChange={isOn => put({ isOn })} />}
      </Field>
      {line('opens', '开始时间', undefined, { type: 'datetime-local' })}
      {line('closes', '结束时间', undefined, { type: 'datetime-local' })}
      {line('price', '义诊价格', '0为免费', { suffix: '元' })}
      {line('replies', '患者可回复次数', undefined, { suffix: '条' })}
      {line('quota', '每日名额', '每位医生、每个团队每天', { suffix: '个' })}
      <Members draft={draft} clinic={clinic} wrong={shown.docIds} put={put} />
      <Field label="义诊说明" hint="患者在义诊页看到" wrong={shown.notice}>
        {({ status, ...its }) => (
          <Input.TextArea
            {...its}
            status={status}
            autoSize={{ minRows: 2, maxRows: 6 }}
            value={draft.notice}
            onChange={event => put({ notice: event.target.value })}
          />
        )}
      </Field>
    </FormDialog>
  )
}

interface MembersProps {
  draft: ClinicDraft
  clinic: DeskClinic | undefined
  wrong: string | undefined
  put: (changed: Partial<ClinicDraft>) => void
}

/** Who takes part; doctors are looked for by name or pinyin, and who was chosen stays named. */
function Members({ draft, clinic, wrong, put }: MembersProps) {
  const [search, setSearch] = useState('')
  const [named, setNamed] = useState(() => new Map(clinic?.doctors.map(one => [one.docId, one.docName])))
  const doctors = useServiceQuery(doctorsFound(search), { keepPrevious: true })
  const teams = useServiceQuery(teamsFound())
  const found = (doctors.value?.rows ?? []).map(one => ({
    value: one.docId,
    label: `${one.docName}（${one.docDeptName}）`,
  }))
  const saved = [...named].filter(([docId]) => !found.some(one => one.value === docId))
  return (
    <>
      <Field label="义诊医生" hint="输入姓名或拼音查找" wrong={wrong ?? doctors.sentence}>
        {its => (
          <Select<string[]>
            {...its}
            mode="multiple"
            showSearch={{ filterOption: false, onSearch: setSearch }}
            loading={doctors.status === 'waiting'}
            options={[...found, ...saved.map(([value, label]) => ({ value, label }))]}
            value={draft.docIds}
            onChange={docIds => {
              setNamed(new Map([...named, ...found.map(one => [one.value, one.label] as const)]))
              put({ docIds })
            }}
          />
        )}
      </Field>
      <Field label="义诊团队" hint="可不选" wrong={teams.sentence}>
        {its => (
          <Select<string[]>
            {...its}
            mode="multiple"
            showSearch={{ optionFilterProp: 'label' }}
            loading={teams.status === 'waiting'}
            options={(teams.value?.rows ?? []).map(one => ({ value: one.teamId, label: one.teamName }))}
            value={draft.teamIds}
            onChange={teamIds => put({ teamIds })}
          />
        )}
      </Field>
    </>
  )
}
