import { dayAndTime } from '@nethos/contract/common/days.ts'
import { relationships } from '@nethos/contract/people/people.rules.ts'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import type { DeskPatient } from '../patients.calls.ts'
import { DenseTable } from '../../../patterns/dense-table.tsx'

type Person = DeskPatient['people'][number]

const genders = { M: '男', F: '女', '': '' } as const
const genderAndAge = ({ gender, age }: Person) =>
  [genders[gender], age === null ? '' : `${age}岁`].filter(Boolean).join(' · ')

/** The account's people and the files that hospitals keep of them. */
export const People = ({ people }: { people: Person[] }) => (
  <section className="office__section">
    <h2>就诊人（{people.length} 位）</h2>
    <DenseTable<Person>
      aria-label="就诊人"
      dataSource={people}
      rowKey="personId"
      locale={{ emptyText: '还没有就诊人' }}
      columns={[
        {
          title: '姓名',
          key: 'name',
          render: (_, person) => <TwoLines first={person.personName} second={genderAndAge(person)} />,
        },
        { title: '关系', key: 'relationship', render: (_, { relationship }) => relationships[relationship] },
        { title: '身份证号', key: 'idCard', render: (_, { idCard }) => idCard || '未填写' },
        { title: '手机号', key: 'mobile', render: (_, { mobile }) => mobile || '未填写' },
        {
          title: '实名',
          key: 'realname',
          render: (_, { isRealname }) => (
            <Tag tone={isRealname ? 'good' : 'plain'}>{isRealname ? '已实名' : '未实名'}</Tag>
          ),
        },
        {
          title: '医院帐号',
          key: 'accounts',
          render: (_, { hospitalAccounts }) =>
            hospitalAccounts.length === 0
              ? '未绑定'
              : hospitalAccounts.map(({ hosName, recordNumber, boundAt }) => (
                  <TwoLines
                    key={`${hosName} ${boundAt}`}
                    first={hosName}
                    second={`病案号 ${recordNumber} · ${dayAndTime(boundAt)}绑定`}
                  />
                )),
        },
      ]}
    />
  </section>
)
