import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { bindingServices } from '@nethos/contract/hospital-account/binding.services.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { StatusLine } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Fault, ServicePhone, State } from '../../../patterns/states.tsx'
import { ownPath } from '../../account/public.tsx'
import { bind, bindingOf, campuses, person } from '../hospital-account.calls.ts'
import { newFilePage, type Whose } from '../hospital-account.links.ts'
import { askAndGo, stepOf, wayOut } from '../way-out.ts'
import { BoundResult } from './bound-result.tsx'
import { PersonLines } from './person-lines.tsx'

const title = '绑定医院帐号'

/** How it stands with somebody at one hospital, and the one thing to do about it. */
export function BindFile({ whose }: { whose: Whose }) {
  const who = useServiceQuery(person(whose.personId))
  const binding = useServiceQuery(bindingOf(whose))
  const hosName = useHospitalName(whose.hosId)
  const comefrom = useSearchParams()[0].get('comefrom') ?? ''
  const [bound, setBound] = useState<OutputOf<typeof bind.service>>()
  if (bound) return <BoundResult bound={bound} whose={whose} next={ownPath(comefrom)} />
  if (who.value && binding.value)
    return (
      <Binding
        who={who.value}
        state={binding.value}
        hosName={hosName}
        whose={whose}
        comefrom={comefrom}
        onBound={setBound}
      />
    )
  const { error, retry } = who.error ? who : binding
  const way = error && wayOut(error, whose, comefrom)
  return (
    <Page title={title}>
      {way ? (
        <State icon="file" sentence={error?.message}>
          <ButtonLink to={way.to}>{way.label}</ButtonLink>
          <ServicePhone />
        </State>
      ) : error ? (
        <Fault sentence={error.message} retry={retry} />
      ) : (
        <Skeleton shape="card" />
      )}
    </Page>
  )
}

export function useHospitalName(hosId: string): string | undefined {
  const { rows } = useRows(campuses())
  return rows.find(row => row.groupId === hosId || row.hosId === hosId)?.hosName
}

interface BindingProps {
  who: Person
  state: OutputOf<typeof bindingServices.checkBinding>
  hosName: string | undefined
  whose: Whose
  /** Where the binding was wanted for; empty: nowhere. */
  comefrom: string
  onBound: (bound: OutputOf<typeof bind.service>) => void
}

function Binding({ who, state, hosName, whose, comefrom, onBound }: BindingProps) {
  const go = useNavigate()
  const next = ownPath(comefrom)
  const run = useCommand(bind, error => askAndGo(error, whose, go, comefrom))
  const submit = async () => {
    const bound = await run.run(whose)
    if (bound) onBound(bound)
  }
  const again = async () => {
    const title = `确定要重新绑定${who.personName}吗？`
    const text = '会再次核对身份证号、手机号。核对不一致时，现有的绑定会解除。'
    if (await confirm({ title, text, yes: '重新绑定' })) await submit()
  }
  const record = who.records?.find(one => one.groupId === whose.hosId)
  if (state === 'OK')
    return (
      <Page
        title={title}
        bar={
          next ? (
            <ButtonLink to={next} replace>
              继续办理
            </ButtonLink>
          ) : (
            <ButtonLink to={peoplePages.person.to({ compatId: whose.personId })}>查看就诊人</ButtonLink>
          )
        }
      >
        <StatusLine word="已绑定" tone="good">
          {record && `病案号：${record.recordNumber}`}
        </StatusLine>
        <PersonLines person={who} hosName={hosName} />
        <Button look="soft" busy={run.isBusy} onClick={again}>
          重新绑定
        </Button>
      </Page>
    )
  if (state === 'needCreate')
    return (
      <Page
        title={title}
        bar={
          who.isRealname ? (
            <ButtonLink to={newFilePage(whose, comefrom)}>新建病案号</ButtonLink>
          ) : (
            <ButtonLink
              to={peoplePages.realName.to({
                compatId: whose.personId,
                comefrom: stepOf(whose, comefrom),
              })}
            >
              实名认证
            </ButtonLink>
          )
        }
      >
        <StatusLine word="未建档" tone="warn">
          该就诊人没有在医院建过档，需要实名认证并新建病案号
        </StatusLine>
        <PersonLines person={who} hosName={hosName} />
      </Page>
    )
  return (
    <Page
      title={title}
      bar={
        <Button busy={run.isBusy} onClick={submit}>
          绑定
        </Button>
      }
    >
      <StatusLine word="未绑定">医院里已有这位就诊人的档案，绑定后就能使用挂号、报告、缴费等功能。</StatusLine>
      <PersonLines person={who} hosName={hosName} />
      <Notice tone="quiet">绑定时会核对身份证号和手机号。院内登记的姓名不同的，以院内姓名为准。</Notice>
    </Page>
  )
}
