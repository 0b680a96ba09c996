import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { Link, Navigate, useSearchParams } from 'react-router'
import type { HospitalRecord } from '@nethos/contract/people/people.schemas.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { file, person } from '../hospital-account.calls.ts'
import {
  bindPage,
  chooseCardPage,
  proveThenAddressPage,
  reservedMobilePage,
  whoseIn,
} from '../hospital-account.links.ts'
import { wayOut } from '../way-out.ts'

/** 院内地址: what each hospital has of a person. */
export default function FilesPage() {
  const [query] = useSearchParams()
  const { personId } = whoseIn(query)
  const result = useServiceQuery(person(personId), { unless: personId === '' })
  if (!personId) return <Navigate to={peoplePages.people.at} replace />
  return (
    <DetailPage detail={result}>
      {who =>
        who.records?.length ? (
          who.records.map(record => <FileCard key={record.hospitalAccountId} personId={personId} record={record} />)
        ) : (
          <Empty sentence="这位就诊人还没有绑定医院帐号" icon="people">
            <ButtonLink to={bindPage(personId)}>添加医院帐号</ButtonLink>
          </Empty>
        )
      }
    </DetailPage>
  )
}

interface FileCardProps {
  personId: string
  record: HospitalRecord
}

function FileCard({ personId, record }: FileCardProps) {
  const whose = { personId, hosId: record.groupId }
  const { value, error } = useServiceQuery(file(personId, record.groupId))
  const way = error && wayOut(error, whose)
  if (error)
    return (
      <Card title={record.hosName}>
        <Notice tone="warn">{error.message}</Notice>
        {way && (
          <ButtonLink to={way.to} look="soft">
            {way.label}
          </ButtonLink>
        )}
      </Card>
    )
  if (!value)
    return (
      <Card title={record.hosName}>
        <Skeleton shape="text" />
      </Card>
    )
  return (
    <Card title={record.hosName} more={<Link to={proveThenAddressPage(whose, value.cardNumber)}>修改</Link>}>
      <Lines
        lines={[
          { label: '病案号', value: value.recordNumber },
          { label: '就诊卡号', value: value.cardNumber || '暂无' },
          { label: '预留手机', value: value.mobile || '未填写' },
          { label: '现住址', value: value.address || '未填写' },
        ]}
      />
      <ButtonLink to={chooseCardPage(whose)} look="soft">
        选择其他就诊卡
      </ButtonLink>
      {!value.mobile && (
        <ButtonLink to={reservedMobilePage(whose, '')} look="soft">
          填写手机号
        </ButtonLink>
      )}
    </Card>
  )
}
