import { dayOf } from '@nethos/contract/common/days.ts'
import { histories, historyKeys } from '@nethos/contract/record/record.rules.ts'
import { allergyClasses } from '@nethos/contract/record/allergy.kinds.ts'
import { Tag } from '../../../controls/tag.tsx'
import type { DeskConsult } from '../consult.calls.ts'
import { FileSection } from './file-section.tsx'
import { Files } from './files.tsx'
import './health-file.css'

/** What the patient has told of this person's health, in his own words, and what was found and done elsewhere. */
export function HealthRecord({ record }: { record: DeskConsult['healthFile']['record'] }) {
  const filled = historyKeys.filter(key => record[key] !== '')
  const isEmpty = filled.length === 0 && record.allergyClasses.length === 0
  return (
    <>
      <FileSection part="record" title="健康档案（患者自述）" none={isEmpty && '患者还没有填写'}>
        {record.allergyClasses.length > 0 && (
          <p>
            {record.allergyClasses.map(one => (
              <Tag key={one} tone="danger">{`${allergyClasses[one]}过敏`}</Tag>
            ))}
          </p>
        )}
        <dl className="health__lines">
          {filled.map(key => (
            <div key={key}>
              <dt>{histories[key]}</dt>
              <dd className="health__text">{record[key]}</dd>
            </div>
          ))}
        </dl>
      </FileSection>
      <FileSection
        part="treatments"
        title={`就诊记录（${record.treatments.length}）`}
        none={record.treatments.length === 0 && '没有就诊记录'}
      >
        {record.treatments.map(one => (
          <div key={one.treatmentId}>
            <p className="health__when">{dayOf(one.treatedAtSeconds * 1000)}</p>
            <p className="health__text">{one.content}</p>
            {one.attaList.length > 0 && <Files files={one.attaList} />}
          </div>
        ))}
      </FileSection>
    </>
  )
}
