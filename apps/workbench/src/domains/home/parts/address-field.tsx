import { AutoComplete } from 'antd'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Field } from '../../../controls/field.tsx'
import { addresses } from '../home.calls.ts'

interface AddressFieldProps {
  label: string
  /** An address outside may be named, too. */
  isOutsideToo?: boolean
  value: string
  error?: string | undefined
  onChange: (address: string) => void
}

/** Where something leads: a page of the app, found by its name or address; whether it is there, the server says. */
export function AddressField({ label, isOutsideToo = false, value, error, onChange }: AddressFieldProps) {
  const { value: known } = useServiceQuery(addresses())
  const hosts = known?.hosts ?? []
  const outside = hosts.length > 0 ? `，或这些网站的 https 网址：${hosts.join('、')}` : ''
  return (
    <Field label={label} hint={`输入页面名称查找，如「在线医生」${isOutsideToo ? outside : ''}`} wrong={error}>
      {its => (
        <AutoComplete
          {...its}
          value={value}
          options={(known?.pages ?? []).map(({ path, title }) => ({
            value: path,
            label: `${title} ${path}`,
          }))}
          showSearch={{ filterOption: (typed, option) => (option?.label ?? '').includes(typed.trim()) }}
          onChange={(text: string) => onChange(text)}
        />
      )}
    </Field>
  )
}
