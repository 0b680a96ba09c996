import { App, Input, InputNumber, Switch } from 'antd'
import { useState } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { campusFields, hospitalFields } from '@nethos/contract/system/hospital-desk.services.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { saveCampus, saveHospital, type DeskCampus, type DeskHospital } from '../system.calls.ts'

const newHospital = {
  hosName: '',
  shortName: '',
  hosLevel: '',
  areaName: '',
  address: '',
  phone: '',
  introduction: '',
  showStatus: true,
  position: 0,
}
const newCampus = { campusName: '', address: '', phone: '', wayThere: '', position: 0 }

const hospitalLines = {
  hosName: '医院名称',
  shortName: '简称',
  hosLevel: '等级，例如“三级甲等”',
  areaName: '所在地区，例如“杭州市西湖区”',
  address: '地址',
  phone: '电话',
  introduction: '介绍',
} as const
const campusLines = { campusName: '院区名称', address: '地址', phone: '电话', wayThere: '到院方式' } as const
const long: readonly string[] = ['introduction', 'wayThere']

interface Draft {
  position: number
}

/** The lines of a draft, each with what is wrong about it once it has been tried to be saved. */
function Lines<D extends Draft>({
  of,
  draft,
  wrong,
  onChange,
}: {
  of: Readonly<Record<string, string>>
  draft: D
  wrong: Readonly<Record<string, string | undefined>>
  onChange: (changed: D) => void
}) {
  const text = draft as unknown as Readonly<Record<string, string>>
  return (
    <>
      {Object.entries(of).map(([key, label]) => (
        <Field key={key} label={label} wrong={wrong[key]}>
          {its => {
            const props = { ...its, value: text[key], onChange: (to: string) => onChange({ ...draft, [key]: to }) }
            return long.includes(key) ? (
              <Input.TextArea {...props} rows={4} onChange={({ target }) => props.onChange(target.value)} />
            ) : (
              <Input {...props} onChange={({ target }) => props.onChange(target.value)} />
            )
          }}
        </Field>
      ))}
      <Field label="排序" hint="小的在前" wrong={wrong.position}>
        {its => (
          <InputNumber
            {...its}
            min={0}
            max={999}
            precision={0}
            value={draft.position}
            onChange={position => onChange({ ...draft, position: position ?? 0 })}
          />
        )}
      </Field>
    </>
  )
}

const wrongIn = (rules: object, draft: object): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(rules).map(([key, rule]) => [key, sentenceOf(rule as never, (draft as never)[key as never])]),
  )

export function HospitalDialog({ hospital, onClose }: { hospital?: DeskHospital; onClose: () => void }) {
  const { message } = App.useApp()
  const { hosId, campuses: _campuses, ...known } = hospital ?? { ...newHospital, hosId: '', campuses: [] }
  const [draft, setDraft] = useState(known)
  const [isTried, setTried] = useState(false)
  const { run, isBusy, sentence } = useAnswered(saveHospital)
  const wrong = wrongIn(hospitalFields, draft)
  const save = async () => {
    setTried(true)
    if (Object.values(wrong).some(Boolean) || !(await run({ hosId, ...draft }))) return
    void message.success('已保存')
    onClose()
  }
  return (
    <FormDialog
      title={hospital ? '修改医院' : '新增医院'}
      yes="保存"
      isBusy={isBusy}
      isTouched={JSON.stringify(draft) !== JSON.stringify(known)}
      sentence={sentence}
      onYes={() => void save()}
      onClose={onClose}
    >
      <Lines of={hospitalLines} draft={draft} wrong={isTried ? wrong : {}} onChange={setDraft} />
      <Field label="展示给患者" hint="隐藏后，患者不能按这家医院筛选医生">
        {() => (
          <Switch
            aria-label="展示给患者"
            checked={draft.showStatus}
            onChange={showStatus => setDraft({ ...draft, showStatus })}
          />
        )}
      </Field>
    </FormDialog>
  )
}

export function CampusDialog({
  hospital,
  campus,
  onClose,
}: {
  hospital: DeskHospital
  campus?: DeskCampus
  onClose: () => void
}) {
  const { message } = App.useApp()
  const { campusId, ...known } = campus ?? { ...newCampus, campusId: '' }
  const [draft, setDraft] = useState<typeof newCampus>(known)
  const [isTried, setTried] = useState(false)
  const { run, isBusy, sentence } = useAnswered(saveCampus)
  const wrong = wrongIn(campusFields, draft)
  const save = async () => {
    setTried(true)
    if (Object.values(wrong).some(Boolean) || !(await run({ hosId: hospital.hosId, campusId, ...draft }))) return
    void message.success('已保存')
    onClose()
  }
  return (
    <FormDialog
      title={`${hospital.hosName}：${campus ? '修改院区' : '新增院区'}`}
      yes="保存"
      isBusy={isBusy}
      isTouched={JSON.stringify(draft) !== JSON.stringify(known)}
      sentence={sentence}
      onYes={() => void save()}
      onClose={onClose}
    >
      <Lines of={campusLines} draft={draft} wrong={isTried ? wrong : {}} onChange={setDraft} />
    </FormDialog>
  )
}
