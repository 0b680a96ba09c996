import { App, Button, Select } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { addMember, doctorsNamed, type DeskMember } from '../teams.calls.ts'

/** A doctor, looked for by name or pinyin, joins the team. */
export function AddMember({ teamId, members }: { teamId: string; members: readonly DeskMember[] }) {
  const [word, setWord] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string; name: string }>()
  const found = useServiceQuery(doctorsNamed(word.trim().slice(0, 50)), { keepPrevious: true })
  const { run, isBusy } = useCommand(addMember)
  const { message } = App.useApp()
  const known = new Set(members.map(one => one.docId))
  const options = (found.value?.rows ?? [])
    .filter(({ docId }) => !known.has(docId))
    .map(({ docId, docName, docTitle, docDeptName }) => ({
      value: docId,
      label: `${docName} · ${docTitle} · ${docDeptName}`,
      name: docName,
    }))

  const add = async () => {
    if (!chosen || !(await run({ teamId, docId: chosen.value }))) return
    void message.success(`${chosen.name}已加入团队`)
    setChosen(undefined)
    setWord('')
  }
  return (
    <div className="team-card__row">
      <Select
        aria-label="要添加的医生"
        style={{ flex: '1 1 280px', maxWidth: 420 }}
        showSearch={{ filterOption: false, onSearch: setWord, searchValue: word }}
        placeholder="输入医生的姓名或拼音"
        labelInValue
        value={chosen ?? null}
        options={options}
        notFoundContent={found.status === 'fault' ? found.sentence : '没有找到'}
        onChange={({ value }) => {
          setChosen(options.find(option => option.value === value))
          setWord('')
        }}
      />
      <Button type="primary" disabled={!chosen} loading={isBusy} onClick={() => void add()}>
        添加成员
      </Button>
    </div>
  )
}
