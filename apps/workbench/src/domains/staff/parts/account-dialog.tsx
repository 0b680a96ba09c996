import { Input, Select } from 'antd'
import { useState } from 'react'
import { useAsked } from '@nethos/calls/query.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { staffLogin, staffName, wantsProfile } from '@nethos/contract/staff/staff-account.rules.ts'
import type { StaffRole } from '@nethos/contract/service.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { roleLabels } from '../public.ts'
import { addStaff, changeStaff, profiles, type HandedOver, type StaffRow } from '../staff.calls.ts'

const empty = { login: '', name: '', role: 'doctor' as StaffRole, docId: '' }

interface AccountDialogProps {
  /** Whose account it is; a new one otherwise. */
  row?: StaffRow
  /** One's own role stays. */
  isOwn?: boolean
  onAdded: (given: HandedOver, name: string) => void
  onClose: () => void
}

/** Who it is, what he may do, and in whose name he answers patients. */
export function AccountDialog({ row, isOwn = false, onAdded, onClose }: AccountDialogProps) {
  const before = row ? { login: row.login, name: row.name, role: row.role, docId: row.docId } : empty
  const [draft, setDraft] = useState(before)
  const [isTried, setTried] = useState(false)
  const adding = useAnswered(addStaff)
  const changing = useAnswered(changeStaff)
  const put = (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed })
  const isElsewhere = draft.role !== before.role || draft.docId !== before.docId
  const wrong = {
    login: row ? undefined : sentenceOf(staffLogin, draft.login),
    name: sentenceOf(staffName, draft.name),
    docId: wantsProfile(draft.role) && draft.docId === '' ? '请选择对应的医生资料' : undefined,
  }
  const shown: Partial<typeof wrong> = isTried ? wrong : {}

  const save = async () => {
    setTried(true)
    if (Object.values(wrong).some(Boolean)) return
    const { login, ...fields } = draft
    if (row) {
      if (await changing.run({ staffId: row.staffId, ...fields })) onClose()
      return
    }
    const given = await adding.run({ login, ...fields })
    if (given) onAdded(given, draft.name)
  }
  return (
    <FormDialog
      title={row ? '修改账号' : '新增工作人员'}
      yes={row ? '保存' : '新增'}
      isBusy={adding.isBusy || changing.isBusy}
      isTouched={JSON.stringify(draft) !== JSON.stringify(before)}
      sentence={adding.sentence ?? changing.sentence}
      onYes={() => void save()}
      onClose={onClose}
    >
      {!row && (
        <Field label="登录名" hint="字母开头，3-32位，例如 zhang.wei" wrong={shown.login}>
          {its => (
            <Input
              {...its}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={draft.login}
              onChange={({ target }) => put({ login: target.value })}
            />
          )}
        </Field>
      )}
      <Field label="姓名" wrong={shown.name}>
        {its => <Input {...its} value={draft.name} onChange={({ target }) => put({ name: target.value })} />}
      </Field>
      {!isOwn && (
        <Field label="角色">
          {() => <Choice label="角色" value={draft.role} of={roleLabels} onChange={role => put({ role, docId: '' })} />}
        </Field>
      )}
      {wantsProfile(draft.role) && (
        <ProfileField
          role={draft.role}
          docId={draft.docId}
          docName={row?.docId === draft.docId ? row.docName : ''}
          wrong={shown.docId}
          onChange={docId => put({ docId })}
        />
      )}
      {row && isElsewhere && <p>保存后，{row.name}已登录的设备会退出，重新登录后按新的角色工作。</p>}
    </FormDialog>
  )
}

interface ProfileFieldProps {
  role: StaffRole
  docId: string
  /** The name of the one that stands already: it is not among those that are free. */
  docName: string
  wrong: string | undefined
  onChange: (docId: string) => void
}

function ProfileField({ role, docId, docName, wrong, onChange }: ProfileFieldProps) {
  const [search, setSearch] = useState('')
  const { value = [] } = useAsked(profiles(role, search), { keep: true })
  const free = value.map(one => ({ value: one.docId, label: `${one.docName} · ${one.docDeptName} · ${one.docTitle}` }))
  const options = docName && !free.some(one => one.value === docId) ? [{ value: docId, label: docName }, ...free] : free
  return (
    <Field label="医生资料" hint="以谁的身份回复患者。没有时，请先在“医生”中新增" wrong={wrong}>
      {its => (
        <Select
          id={its.id}
          status={its.status}
          aria-label="医生资料"
          style={{ width: '100%' }}
          showSearch={{ filterOption: false, onSearch: text => setSearch(text.trim()) }}
          {...(docId && { value: docId })}
          options={options}
          notFoundContent="没有可选的资料"
          onChange={onChange}
        />
      )}
    </Field>
  )
}
