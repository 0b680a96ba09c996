import { App, Select } from 'antd'
import { useState } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { dutyCandidates, saveDuty, type DutyPerson, type DutyRow } from '../duty.calls.ts'
import { Turns, type Turn } from './turns.tsx'

const optionOf = ({ staffId, name, docTitle, docDeptName, isReachable }: DutyPerson) => ({
  value: staffId,
  label: `${name} ${docTitle} · ${docDeptName}${isReachable ? '' : '（未设置通知方式）'}`,
})

const isSame = (one: Turn, other: Turn) =>
  one.staffId === other.staffId && one.from === other.from && one.until === other.until

/** The list of one department, and the hours of each. */
export function DutyDialog({ row, onClose }: { row: DutyRow; onClose: () => void }) {
  const { message } = App.useApp()
  const before = row.members.map(one => one.staffId)
  const [chosen, setChosen] = useState(before)
  const [search, setSearch] = useState('')
  const found = useServiceQuery(dutyCandidates(search), { keepPrevious: true }).value ?? []
  const saving = useAnswered(saveDuty)
  const [turns, setTurns] = useState<readonly Turn[]>(
    row.members.map(({ staffId, from, until }) => ({ staffId, from, until })),
  )
  const people: DutyPerson[] = [...row.members, ...found.filter(one => !before.includes(one.staffId))]
  const save = async () => {
    const hours = turns.filter(one => chosen.includes(one.staffId) && (one.from !== '00:00' || one.until !== '24:00'))
    if (!(await saving.run({ gbDeptCode: row.gbDeptCode, staffIdList: chosen, hours }))) return
    void message.success('已保存')
    onClose()
  }
  return (
    <FormDialog
      title={`${row.gbDeptName}值班名单`}
      yes="保存"
      isBusy={saving.isBusy}
      isTouched={chosen.join() !== before.join() || turns.some(one => !row.members.some(is => isSame(is, one)))}
      sentence={saving.sentence}
      onYes={() => void save()}
      onClose={onClose}
    >
      <Field
        label="值班人员"
        hint="可选择多位；需要时通知当时值班的人，没有人在班时通知全部。未设置通知方式的人，请先在“通知设置”中填写手机号或开启推送。"
      >
        {({ id, ...its }) => (
          <Select
            {...its}
            id={id}
            mode="multiple"
            value={chosen}
            placeholder="输入姓名查找"
            showSearch={{ filterOption: false, onSearch: setSearch }}
            options={people.map(optionOf)}
            onChange={setChosen}
          />
        )}
      </Field>
      <Turns
        people={people.filter(one => chosen.includes(one.staffId))}
        turns={turns}
        onChange={turn => setTurns([...turns.filter(one => one.staffId !== turn.staffId), turn])}
      />
    </FormDialog>
  )
}
