import { Alert, Button, Input, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import {
  incidentKinds,
  incidentPlaces,
  incidentWanted,
  type IncidentKind,
} from '@nethos/contract/safety/incident.services.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import type { StaffRole } from '@nethos/contract/service.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Field } from '../../../controls/field.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { useMe } from '../../staff/public.ts'
import { pageOf } from '../incident-places.ts'
import { affected, affectedCount, type Affected, type Wanted } from '../safety.calls.ts'
import '../parts/incidents.css'

/** 安全事件排查: who saw a wrong text or was given a wrong dose. */
export default function IncidentsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ kind: '', text: '', dose: '', from: '', until: '' })
  const kind = value.kind in incidentKinds ? (value.kind as IncidentKind) : 'prescription'
  const wanted: Wanted = { kind, text: value.text, dose: value.dose, from: value.from, until: value.until }
  const isAsked = sentenceOf(incidentWanted, wanted) === undefined
  return (
    <OfficePage title="安全事件排查">
      <p>
        发现错误的文字、药品或用量后，在这里查出哪些患者看到过或用过，以便逐一联系。查到的每位患者都会在“谁看过我的记录”中看到这次排查。
      </p>
      <WantedForm key={JSON.stringify(wanted)} wanted={wanted} onAsk={next => filter(next)} />
      {isAsked && <Found wanted={wanted} pageNum={pageNum} onPage={toPage} />}
    </OfficePage>
  )
}

function WantedForm({ wanted, onAsk }: { wanted: Wanted; onAsk: (wanted: Required<Wanted>) => void }) {
  const [draft, setDraft] = useState({ ...wanted, dose: wanted.dose ?? '' })
  const [wrong, setWrong] = useState<string>()
  const put = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes })
  const ask = () => {
    const sentence = sentenceOf(incidentWanted, draft)
    setWrong(sentence)
    if (!sentence) onAsk({ ...draft, dose: draft.kind === 'prescription' ? draft.dose : '' })
  }
  return (
    <form
      className="incidents-form"
      aria-label="查找条件"
      onSubmit={event => {
        event.preventDefault()
        ask()
      }}
    >
      <Choice label="查找范围" value={draft.kind} of={incidentKinds} onChange={kind => put({ kind })} />
      <Field label={draft.kind === 'prescription' ? '药品名称或成分' : '其中的文字'}>
        {its => (
          <Input {...its} value={draft.text} maxLength={50} onChange={event => put({ text: event.target.value })} />
        )}
      </Field>
      {draft.kind === 'prescription' && (
        <Field label="每次用量（可不填）">
          {its => (
            <Input
              {...its}
              placeholder="如10mg，写作0.01g的也会查到"
              value={draft.dose}
              maxLength={20}
              onChange={event => put({ dose: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field label="从">
        {its => <Input {...its} type="date" value={draft.from} onChange={event => put({ from: event.target.value })} />}
      </Field>
      <Field label="到">
        {its => (
          <Input {...its} type="date" value={draft.until} onChange={event => put({ until: event.target.value })} />
        )}
      </Field>
      <Button type="primary" htmlType="submit">
        查找
      </Button>
      {wrong && (
        <p className="field__wrong" role="alert">
          {wrong}
        </p>
      )}
    </form>
  )
}

function Found({ wanted, pageNum, onPage }: { wanted: Wanted; pageNum: number; onPage: (page: number) => void }) {
  const query = useServiceQuery(affected(wanted, pageNum))
  const { value } = useServiceQuery(affectedCount(wanted))
  const role = useMe().value?.role
  return (
    <>
      {value && (
        <Alert
          type={value.persons > 0 ? 'warning' : 'info'}
          showIcon
          title={value.persons > 0 ? `共涉及${value.persons}位患者、${value.records}条记录` : '没有患者受影响'}
        />
      )}
      <PagedTable
        label="受影响的患者"
        query={query}
        columns={columnsFor(role)}
        rowKey={row => row.rowId}
        empty="没有查到，请核对写法和日期"
        emptyAs="search"
        pageNum={pageNum}
        onPage={onPage}
      />
    </>
  )
}

const columnsFor = (role: StaffRole | undefined): TableColumnsType<Affected> => [
  {
    title: '患者',
    key: 'person',
    render: (_, { accountId, personName }) => <Link to={`/patients/${accountId}`}>{personName || '账号持有人'}</Link>,
  },
  { title: '时间', key: 'at', render: (_, { at }) => dayAndTime(at) },
  { title: '内容', dataIndex: 'excerpt', width: 560 },
  {
    title: '所在记录',
    key: 'record',
    render: (_, row) => {
      const page = pageOf(row, role)
      const words = `${incidentPlaces[row.place]} ${row.recordId}`
      return page ? <Link to={page}>{words}</Link> : words
    },
  },
]
