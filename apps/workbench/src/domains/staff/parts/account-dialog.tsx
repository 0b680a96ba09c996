import { Select } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { staffLogin, staffName, wantsProfile } from '@nethos/contract/staff/staff-account.rules.ts'
import type { StaffRole } from '@nethos/contract/service.ts'
import type { FieldOf } from '@nethos/calls/form/use-form.ts'
import { run } from '@nethos/calls/command.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { TextLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
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
  const form = useDialogForm({
    initial: before,
    rules: { name: staffName, ...(!row && { login: staffLogin }) },
    validate: ({ role, docId }) => ({
      docId: wantsProfile(role) && docId === '' ? '请选择对应的医生资料' : undefined,
    }),
    send: async ({ login, ...fields }) => {
      if (row) return run(changeStaff, { staffId: row.staffId, ...fields })
      onAdded(await run(addStaff, { login, ...fields }), fields.name)
      return true
    },
    onClose,
  })
  const { role, docId } = form.values
  const isElsewhere = role !== before.role || docId !== before.docId
  return (
    <FormDialog {...form.dialog} title={row ? '修改账号' : '新增工作人员'} yes={row ? '保存' : '新增'}>
      {!row && (
        <TextLine
          label="登录名"
          hint="字母开头，3-32位，例如 zhang.wei"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('login')}
        />
      )}
      <TextLine label="姓名" {...form.field('name')} />
      {!isOwn && (
        <Field label="角色">
          {() => (
            <Choice label="角色" value={role} of={roleLabels} onChange={role => form.change({ role, docId: '' })} />
          )}
        </Field>
      )}
      {wantsProfile(role) && (
        <ProfileField role={role} docName={row?.docId === docId ? row.docName : ''} {...form.field('docId')} />
      )}
      {row && isElsewhere && <p>保存后，{row.name}已登录的设备会退出，重新登录后按新的角色工作。</p>}
    </FormDialog>
  )
}

interface ProfileFieldProps extends FieldOf<string> {
  role: StaffRole
  /** The name of the one that stands already: it is not among those that are free. */
  docName: string
}

function ProfileField({ role, docName, value: docId, error, onChange }: ProfileFieldProps) {
  const [search, setSearch] = useState('')
  const { value: known = [] } = useServiceQuery(profiles(role, search), { keepPrevious: true })
  const free = known.map(one => ({ value: one.docId, label: `${one.docName} · ${one.docDeptName} · ${one.docTitle}` }))
  const options = docName && !free.some(one => one.value === docId) ? [{ value: docId, label: docName }, ...free] : free
  return (
    <Field label="医生资料" hint="以谁的身份回复患者。没有时，请先在“医生”中新增" wrong={error}>
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
