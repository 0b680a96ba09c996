import { Checkbox, Select } from 'antd'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Field } from '../../../controls/field.tsx'
import { serviceLabels, type BatchDraft } from '../batch-draft.ts'
import { allDoctors, departments } from '../coupons.calls.ts'

interface BatchScopeProps {
  draft: BatchDraft
  onChange: (changed: Partial<BatchDraft>) => void
}

const search = { optionFilterProp: 'label' }
const most = 50

/** What the coupons may be used for; nothing chosen restricts nothing. */
export function BatchScope({ draft, onChange }: BatchScopeProps) {
  const ofDepartments = useServiceQuery(departments())
  const ofDoctors = useServiceQuery(allDoctors())
  const options = (ofDepartments.value ?? []).flatMap(({ gbDeptCode, gbDeptName, subDepartments }) => [
    { value: gbDeptCode, label: gbDeptName },
    ...subDepartments
      .filter(one => one.gbDeptCode !== gbDeptCode)
      .map(one => ({ value: one.gbDeptCode, label: one.gbDeptName })),
  ])
  return (
    <>
      <Field label="适用服务" hint="都不选表示全部在线咨询">
        {({ id }) => (
          <Checkbox.Group
            key={id}
            aria-label="适用服务"
            options={serviceLabels}
            value={draft.services}
            onChange={services => onChange({ services })}
          />
        )}
      </Field>
      <Several
        label="适用科室"
        hint="不选表示不限科室"
        asked={ofDepartments}
        options={options}
        value={draft.deptCodes}
        onChange={deptCodes => onChange({ deptCodes })}
      />
      <Several
        label="适用医生"
        hint="不选表示不限医生"
        asked={ofDoctors}
        options={(ofDoctors.value?.rows ?? []).map(({ docId, docName, docDeptName }) => ({
          value: docId,
          label: `${docName}（${docDeptName}）`,
        }))}
        value={draft.docIds}
        onChange={docIds => onChange({ docIds })}
      />
    </>
  )
}

interface SeveralProps {
  label: string
  hint: string
  asked: { status: string; sentence: string | undefined }
  options: { value: string; label: string }[]
  value: string[]
  onChange: (value: string[]) => void
}

/** Some of many, found by typing. */
const Several = ({ label, hint, asked, ...its }: SeveralProps) => (
  <Field label={label} hint={hint} wrong={asked.sentence}>
    {field => (
      <Select<string[]>
        {...field}
        {...its}
        mode="multiple"
        maxCount={most}
        showSearch={search}
        loading={asked.status === 'waiting'}
      />
    )}
  </Field>
)
