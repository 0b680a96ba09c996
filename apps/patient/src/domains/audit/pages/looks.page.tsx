import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { useSearchParams } from 'react-router'
import type { Look } from '@nethos/contract/audit/looks.services.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Tabs } from '../../../controls/tabs.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Page } from '../../../patterns/page.tsx'
import { PullToRefresh } from '../../../patterns/pull-to-refresh.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { people } from '../../people/public.tsx'
import { looks } from '../audit.calls.ts'
import './looks.page.css'

/** 谁看过我的记录: every access by others, newest first, of all people or of one. */
export default function LooksPage() {
  const [query, setQuery] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const rows = useRows(looks(personId))
  const known = useServiceQuery(people()).value ?? []
  const tabs = [{ value: '', label: '全部' }, ...known.map(one => ({ value: one.personId, label: one.personName }))]
  const choose = (next: string) => setQuery(next ? { compatId: next } : {}, { replace: true })
  return (
    <Page head={tabs.length > 2 && <Tabs label="就诊人" tabs={tabs} value={personId} onChange={choose} />}>
      <PullToRefresh onRefresh={rows.refresh} isRefreshing={rows.isRefreshing}>
        <Notice>医生、工作人员和家人账号每次查看或处理您的资料，都会记在这里。记录不能修改，也不能删除。</Notice>
        <Rows rows={rows} empty="还没有其他人看过您的记录" icon="shield">
          {look => <LookRow key={look.lookId} look={look} />}
        </Rows>
      </PullToRefresh>
    </Page>
  )
}

const LookRow = ({ look }: { look: Look }) => {
  const inside = (
    <>
      <p className="look__head">
        {look.actorName}
        <Tag tone={look.by === 'staff' ? 'brand' : 'warn'}>{look.actorRole}</Tag>
      </p>
      <p className="look__what">{look.what}</p>
      <p className="look__quiet">
        {[look.personName && `就诊人 ${look.personName}`, dayAndTime(look.at)].filter(Boolean).join(' · ')}
      </p>
    </>
  )
  return look.consultId ? (
    <Row to={consultPages.consult.to({ consultId: look.consultId })}>{inside}</Row>
  ) : (
    <Row>{inside}</Row>
  )
}
