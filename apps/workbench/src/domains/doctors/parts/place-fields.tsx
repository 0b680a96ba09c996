import { Select } from 'antd'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { Errors } from '@nethos/calls/form/use-form.ts'
import { Field } from '../../../controls/field.tsx'
import { places } from '../doctors.calls.ts'

interface Place {
  hosId: string
  gbDeptCode: string
}

interface PlaceFieldsProps {
  place: Place
  wrong: Errors<keyof Place>
  onChange: (changed: Partial<Place>) => void
}

const search = { optionFilterProp: 'label' }

/** What is to be chosen, and was not. */
export const wrongInPlace = ({ hosId, gbDeptCode }: Place): Errors<keyof Place> => ({
  hosId: hosId === '' ? '请选择医院' : undefined,
  gbDeptCode: gbDeptCode === '' ? '请选择科室' : undefined,
})

/** The hospital and the department that a doctor or a team belongs to: patients filter by both. */
export function PlaceFields({ place, wrong, onChange }: PlaceFieldsProps) {
  const known = useServiceQuery(places())
  return (
    <>
      <Field label="医院" wrong={known.sentence ?? wrong.hosId}>
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
      <Field label="科室" wrong={known.sentence ?? wrong.gbDeptCode}>
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
