import { hospitalAccountPages } from '@nethos/contract/hospital-account/hospital-account.pages.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { checksSentence, closedWay, realNameWays as words } from '@nethos/contract/people/people.rules.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Fault } from '../../../patterns/states.tsx'
import { ownPath } from '../../account/public.tsx'
import { person, realNameWays } from '../people.calls.ts'
import { PersonBrief } from '../parts/person-brief.tsx'
import { PoliceSheet } from '../parts/police-sheet.tsx'
import './real-name.page.css'

/** 实名认证: the ways to be verified, how it stands with each, and the one that can be gone here. */
export default function RealNamePage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const comefrom = ownPath(query.get('comefrom'))
  const result = useServiceQuery(person(personId), { unless: personId === '' })
  if (!personId) return <Navigate to={peoplePages.people.at} replace />
  return (
    <DetailPage
      detail={result}
      bar={
        comefrom &&
        result.value?.isRealname && (
          <ButtonLink to={comefrom} replace>
            认证完成，继续办理
          </ButtonLink>
        )
      }
    >
      {who => (
        <>
          <Card>
            <PersonBrief person={who} />
          </Card>
          <Ways who={who} comefrom={comefrom} />
          <Notice tone="quiet">{checksSentence}</Notice>
        </>
      )}
    </DetailPage>
  )
}

function Ways({ who, comefrom }: { who: Person; comefrom: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const result = useServiceQuery(realNameWays(who.personId))
  if (result.error) return <Fault sentence={result.sentence} retry={result.retry} />
  if (!result.value) return <Skeleton shape="rows" />
  const police = result.value.find(({ way }) => way === 'police')
  const hospital = result.value.find(({ way }) => way === 'hospital')
  return (
    <>
      <Card title="认证方式">
        <ul className="real-name">
          {result.value.map(({ way, isDone, isOpen }) => (
            <li key={way} className="real-name__way">
              {words[way]}
              <Tag tone={isDone ? 'good' : 'quiet'}>{isOpen ? (isDone ? '已认证' : '未认证') : closedWay}</Tag>
            </li>
          ))}
        </ul>
        <div className="real-name__ways">
          {police?.isOpen && !police.isDone && (
            <Button onClick={() => setOpen(true)}>公安认证：核对姓名和身份证号</Button>
          )}
          {!hospital?.isDone && (
            <ButtonLink to={bindPage(who.personId, comefrom)} look="soft">
              医院认证：绑定医院帐号
            </ButtonLink>
          )}
        </div>
      </Card>
      <PoliceSheet who={who} triesLeft={police?.triesLeft} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** To the hospitals; where this page was a step on the way from one, straight back to it. */
const bindPage = (personId: string, comefrom: string | undefined): string =>
  comefrom?.startsWith(hospitalAccountPages.choose.at)
    ? comefrom
    : hospitalAccountPages.choose.to({ action: 'auth', compatId: personId, comefrom })
