import { Button, Input } from 'antd'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { wholeNumber } from '@nethos/contract/patients/patient-desk.rules.ts'
import { accountStateLabels } from '@nethos/contract/patients/patient-desk.services.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { findPatients, type FoundPatient } from '../patients.calls.ts'
import { stateTones } from '../patients.words.ts'
import { DenseTable } from '../../../patterns/dense-table.tsx'
import './patients.css'

/** What was typed into the field of the workbench that finds everything. */
const numberIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'number' in state && typeof state.number === 'string'
    ? state.number
    : ''

/** 患者: by the whole number that the patient says. The number stands in this page alone, never in an address. */
export default function PatientsPage() {
  const [number, setNumber] = useState(numberIn(useLocation().state))
  const [sentence, setSentence] = useState<string>()
  const [found, setFound] = useState<FoundPatient[]>()
  const finding = useCommand(findPatients)
  const navigate = useNavigate()

  const find = async () => {
    const wrong = sentenceOf(wholeNumber, number)
    setSentence(wrong)
    setFound(undefined)
    if (wrong) return
    const list = await finding.run({ number })
    const [only, another] = list ?? []
    if (only && !another) void navigate(`/patients/${only.accountId}`)
    else setFound(list)
  }
  return (
    <OfficePage title="患者" tools={<Link to="/patients/mobile-cases">更换手机号的申请</Link>}>
      <p>
        请核实来电人身份后，按完整的手机号或身份证号查找。每次查找和查看都会被记录，患者能在“谁看过我的记录”中看到。
      </p>
      <form
        className="patients__find"
        onSubmit={event => {
          event.preventDefault()
          void find()
        }}
      >
        <Input
          aria-label="手机号或身份证号"
          placeholder="完整的手机号或身份证号"
          autoComplete="off"
          maxLength={30}
          allowClear
          value={number}
          status={sentence ? 'error' : ''}
          aria-invalid={sentence !== undefined}
          aria-describedby="patients-wrong"
          onChange={event => {
            setNumber(event.target.value)
            setSentence(undefined)
          }}
        />
        <Button type="primary" htmlType="submit" loading={finding.isBusy}>
          查找
        </Button>
      </form>
      <p id="patients-wrong" className="patients__wrong" role="alert">
        {sentence}
      </p>
      {found?.length === 0 && <Empty as="search" sentence="没有找到使用该号码的患者" />}
      {found && found.length > 0 && <Accounts found={found} />}
    </OfficePage>
  )
}

const Accounts = ({ found }: { found: FoundPatient[] }) => (
  <DenseTable<FoundPatient>
    aria-label="找到的账号"
    dataSource={found}
    rowKey="accountId"
    columns={[
      {
        title: '登录手机号',
        key: 'mobile',
        render: (_, { accountId, mobile }) => <Link to={`/patients/${accountId}`}>{mobile || '已注销账号'}</Link>,
      },
      { title: '就诊人', key: 'name', render: (_, { personName }) => personName || '—' },
      {
        title: '状态',
        key: 'state',
        render: (_, { accountState }) => <Tag tone={stateTones[accountState]}>{accountStateLabels[accountState]}</Tag>,
      },
      { title: '注册时间', key: 'createdAt', render: (_, { createdAt }) => dayAndTime(createdAt) },
    ]}
  />
)
