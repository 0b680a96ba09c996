import { Descriptions } from 'antd'
import { Link, useParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { dayAndSecond, dayAndTime } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { consultTypeLabels } from '@nethos/contract/consult/consult.kinds.ts'
import { consultStates } from '@nethos/contract/consult/consult.status.ts'
import { accountStateLabels, newestMost } from '@nethos/contract/patients/patient-desk.services.ts'
import { paymentStates } from '@nethos/contract/payment/payment.status.ts'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import { ChangeMobile } from '../parts/change-mobile.tsx'
import { People } from '../parts/people.tsx'
import { patient, type DeskPatient } from '../patients.calls.ts'
import { stateTones } from '../patients.words.ts'
import { DenseTable } from '../../../patterns/dense-table.tsx'
import './patients.css'

/** One account: its state, its people, what it asked and paid. Everything masked. */
export default function PatientPage() {
  const { accountId = '' } = useParams()
  const { value, status, sentence, error, retry } = useServiceQuery(patient(accountId))
  return (
    <OfficePage
      title="患者详情"
      tools={
        <>
          {value && value.accountState !== 'closed' && <Link to={`/complaints/record/${accountId}`}>登记投诉</Link>}
          <Link to="/patients">返回查找</Link>
        </>
      }
    >
      {value ? (
        <>
          <Account of={value} />
          {value.accountState !== 'closed' && <ChangeMobile accountId={accountId} mobile={value.mobile} />}
          <People people={value.people} />
          <Consults of={value} />
          <Payments of={value} />
        </>
      ) : error instanceof RefusedError ? (
        <Empty as="search" sentence="没有这个患者" />
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}

const Account = ({
  of: { mobile, accountState, createdAt, lockedUntil, closingDueAt, closedAt },
}: {
  of: DeskPatient
}) => (
  <Descriptions
    className="office__facts"
    bordered
    column={{ xs: 1, sm: 1, md: 2 }}
    items={[
      { label: '登录手机号', children: mobile || '已随注销删除' },
      { label: '状态', children: <Tag tone={stateTones[accountState]}>{accountStateLabels[accountState]}</Tag> },
      { label: '注册时间', children: dayAndSecond(createdAt) },
      ...(lockedUntil === null
        ? []
        : [{ label: '锁定至', children: `${dayAndSecond(lockedUntil)}，期间可用验证码登录` }]),
      ...(closingDueAt === null
        ? []
        : [{ label: '将注销于', children: `${dayAndSecond(closingDueAt)}，此前本人可以撤回` }]),
      ...(closedAt === null ? [] : [{ label: '注销时间', children: dayAndSecond(closedAt) }]),
    ]}
  />
)

const heading = (what: string, count: number, shown: number) =>
  `${what}（共 ${count} 条${count > shown ? `，显示最近 ${newestMost} 条` : ''}）`

const Consults = ({ of: { accountId, accountState, consults, consultCount } }: { of: DeskPatient }) => (
  <section className="office__section">
    <h2>{heading('咨询', consultCount, consults.length)}</h2>
    <DenseTable<DeskPatient['consults'][number]>
      aria-label="咨询"
      chosenAs="患者最近的咨询"
      dataSource={consults}
      rowKey="consultId"
      locale={{ emptyText: '还没有咨询' }}
      columns={[
        { title: '时间', key: 'createdAt', render: (_, row) => dayAndTime(row.createdAt) },
        { title: '类型', key: 'type', render: (_, row) => consultTypeLabels[row.consultType] },
        { title: '医生或团队', dataIndex: 'answererName' },
        { title: '就诊人', dataIndex: 'personName' },
        { title: '状态', key: 'status', render: (_, row) => consultStates[row.consultStatus].label },
        {
          title: '支付单',
          key: 'orders',
          render: (_, row) => <Link to={`/orders?number=${encodeURIComponent(row.consultId)}`}>查看支付单</Link>,
        },
        {
          title: '投诉',
          key: 'complaint',
          render: (_, { consultId }) =>
            accountState !== 'closed' && (
              <Link to={`/complaints/record/${accountId}?consultId=${consultId}`}>登记投诉</Link>
            ),
        },
      ]}
    />
  </section>
)

const Payments = ({ of: { payments, paymentCount } }: { of: DeskPatient }) => (
  <section className="office__section">
    <h2>{heading('缴费', paymentCount, payments.length)}</h2>
    <DenseTable<DeskPatient['payments'][number]>
      aria-label="缴费"
      chosenAs="患者最近的缴费"
      dataSource={payments}
      rowKey="payNo"
      locale={{ emptyText: '还没有缴费' }}
      columns={[
        { title: '时间', key: 'createdAt', render: (_, row) => dayAndTime(row.createdAt) },
        { title: '项目', dataIndex: 'subject' },
        { title: '金额', key: 'amount', align: 'right', render: (_, row) => price(row.amountCents) },
        { title: '状态', key: 'state', render: (_, row) => paymentStates[row.paymentState].label },
        {
          title: '支付单号',
          key: 'payNo',
          render: (_, { payNo }) => <Link to={`/orders/${encodeURIComponent(payNo)}`}>{payNo}</Link>,
        },
      ]}
    />
  </section>
)
