import { Link, useLocation } from 'react-router'
import { dayAndTime, dayOf } from '@nethos/contract/common/days.ts'
import { maritalStatuses } from '@nethos/contract/common/marital-status.ts'
import { consultTypeLabels } from '@nethos/contract/consult/consult.kinds.ts'
import { consultStates } from '@nethos/contract/consult/consult.status.ts'
import { relationships } from '@nethos/contract/people/people.rules.ts'
import { Tag } from '../../../controls/tag.tsx'
import type { DeskConsult } from '../consult.calls.ts'
import { ageInWords, genderInWords } from '../patient-words.ts'
import { FileSection } from './file-section.tsx'
import { Files } from './files.tsx'
import { Prescriptions } from './prescriptions.tsx'
import { HealthRecord } from './health-record.tsx'
import './health-file.css'

/** Who asks, what about, what was added, and what he has asked before. */
export function HealthFile({ shown }: { shown: DeskConsult }) {
  const { consult, attaList } = shown
  const { supplementAskedAt, supplementContent, supplementAttaList } = consult
  const hasSupplement = supplementAskedAt !== null || supplementContent !== '' || supplementAttaList.length > 0
  return (
    <div className="health">
      <Person file={shown.healthFile} />
      <FileSection title={consult.consultType === 'DRUGPIC' ? '问题' : '病情'}>
        {consult.consultType !== 'DRUGPIC' && (
          <Lines
            of={{
              疾病名称: consult.illnessName || '未确诊',
              患病时长: consult.illnessTime || '未填写',
              希望得到的帮助: consult.expectedHelpContent || '未填写',
            }}
          />
        )}
        <p className="health__text">{consult.consultContent}</p>
        {attaList.length > 0 && <Files files={attaList} />}
      </FileSection>
      <FileSection title="补充资料" none={hasSupplement ? false : '没有补充资料'}>
        {supplementAskedAt !== null && (
          <p className="health__note">已于 {dayAndTime(supplementAskedAt)} 请患者补充，尚未收到</p>
        )}
        {supplementContent && <p className="health__text">{supplementContent}</p>}
        {supplementAttaList.length > 0 && <Files files={supplementAttaList} />}
      </FileSection>
      <HealthRecord record={shown.healthFile.record} />
      <Prescriptions of={shown.head.prescriptions} />
      <Earlier consults={shown.earlierConsults} />
    </div>
  )
}

/** A word of the contract's, or as it came. */
const wordOf = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key

function Person({ file }: { file: DeskConsult['healthFile'] }) {
  return (
    <FileSection title="就诊人">
      <Lines
        of={{
          姓名: file.personName,
          性别: genderInWords(file.gender),
          年龄: ageInWords(file.age),
          身份证号: file.idCard || '未填写',
          手机号: file.mobile || '未填写',
          与申请人关系: wordOf(relationships, file.relationship),
          婚姻状况: wordOf(maritalStatuses, file.maritalStatus),
          实名认证: file.isRealname ? '已认证' : '未认证',
        }}
      />
    </FileSection>
  )
}

function Earlier({ consults }: { consults: DeskConsult['earlierConsults'] }) {
  const { search } = useLocation()
  return (
    <FileSection title={`既往咨询（${consults.length}）`} none={consults.length === 0 && '没有向您或您的团队咨询过'}>
      <ul className="health__earlier">
        {consults.map(one => (
          <li key={one.consultId}>
            <Link to={{ pathname: `/consults/${one.consultId}`, search }}>
              <span className="health__when">
                {dayOf(one.createdAt)} {consultTypeLabels[one.consultType]}{' '}
                <Tag>{consultStates[one.consultStatus].label}</Tag>
              </span>
              <span className="health__what">{one.illnessName || one.consultContent}</span>
            </Link>
          </li>
        ))}
      </ul>
    </FileSection>
  )
}

const Lines = ({ of }: { of: Readonly<Record<string, string>> }) => (
  <dl className="health__lines">
    {Object.entries(of).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
