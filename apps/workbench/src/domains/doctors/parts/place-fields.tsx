import { Select } from 'antd'
import { useAsked } from '@nethos/calls/query.ts'
import { Field } from '../../../controls/field.tsx'
import { places } from '../doctors.calls.ts'

interface Place {
  hosId: string
  gbDeptCode: string
}

interface PlaceFieldsProps {
  place: Place
  /** Something was to be chosen, and was not. */
  isTried: boolean
  onChange: (changed: Partial<Place>) => void
}

const search = { optionFilterProp: 'label' }

/** The hospital and the department that a doctor or a team belongs to: patients filter by both. */
export function PlaceFields({ place, isTried, onChange }: PlaceFieldsProps) {
  const known = useAsked(places())
  const wrong = (value: string, sentence: string) => known.sentence ?? (isTried && value === '' ? sentence : undefined)
  return (
    <>
      <Field label="医院" wrong={wrong(place.hosId, '请选择医院')}>
        {its => (
          <Select
            {...its}
            showSearch={search}
            loading={known.status === 'waiting'}
            placeholder="请选择"
            {...(place.hosId && { value: place.hosId })}
            options={(known.value?.hospitals ?? []).map(({ hosId, hosName }) => ({ value: hosId, label: hosName }))}
            onChange={(hosId: string) => onChange({ hosId })}
          />
        )}
      </Field>
      <Field label="科室" wrong={wrong(place.gbDeptCode, '请选择科室')}>
        {its => (
          <Select
            {...its}
            showSearch={search}
            loading={known.status === 'waiting'}
            placeholder="请选择"
            {...(place.gbDeptCode && { value: place.gbDeptCode })}
            options={(known.value?.departments ?? []).map(({ gbDeptCode, gbDeptName }) => ({
              value: gbDeptCode,
              label: gbDeptName,
            }))}
            onChange={(gbDeptCode: string) => onChange({ gbDeptCode })}
          />
        )}
      </Field>
    </>
  )
}
