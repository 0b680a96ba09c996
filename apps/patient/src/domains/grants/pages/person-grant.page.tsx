import { grantPages } from '@nethos/contract/grants/grants.pages.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { Navigate, useSearchParams } from 'react-router'
import type { Grant, Managed } from '@nethos/contract/grants/grants.schemas.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { endGrant, managedPerson } from '../grants.calls.ts'
import { dayWord, inScopes, grantStatusOf } from '../grant-words.ts'
import { useGrantNews } from '../use-grant-news.ts'

/** 代办授权: what one of my people lets me do, until when, and how to ask him. */
export default function PersonGrantPage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const result = useServiceQuery(managedPerson(personId), { unless: personId === '' })
  useGrantNews(result.retry)
  if (!personId) return <Navigate to={grantPages.grants.at} replace />
  return (
    <DetailPage detail={result} bar={result.value && <Ask who={result.value} />}>
      {who => {
        const { word, tone, note } = grantStatusOf(who)
        return (
          <>
            <StatusLine word={`${who.personName}：${word}`} tone={tone}>
              {note}
            </StatusLine>
            {who.ageLine && (
              <Notice tone="warn">
                {`${dayWord(who.ageLine.at)}满${who.ageLine.years}周岁。代办到那一天自动结束，之后需要本人同意。`}
              </Notice>
            )}
            {who.asked && <Waiting grant={who.asked} mobile={who.askedMobile} />}
            {who.given && <Given grant={who.given} />}
            <Reason who={who} />
          </>
        )
      }}
    </DetailPage>
  )
}

const Ask = ({ who }: { who: Managed }) =>
  who.notAskable ? null : (
    <ButtonLink to={grantPages.ask.to({ compatId: who.personId })}>
      {who.given ? '调整授权' : who.asked ? '重新申请' : '申请授权'}
    </ButtonLink>
  )

const Waiting = ({ grant, mobile }: { grant: Grant; mobile: string }) => (
  <Card title="等待对方确认">
    <Lines
      lines={[
        { label: '申请内容', value: inScopes(grant.scopes) },
        { label: '发往', value: mobile || '对方本人的手机' },
        { label: '申请时间', value: dayAndTime(grant.askedAt) },
        { label: '有效至', value: dayAndTime(grant.askedUntil) },
      ]}
    />
    <End grant={grant} word="撤回申请" text="对方手机上的链接会失效。" />
  </Card>
)

const Given = ({ grant }: { grant: Grant }) => (
  <Card title="对方的授权">
    <Lines
      lines={[
        { label: '可以代办', value: inScopes(grant.scopes) },
        { label: '到期时间', value: grant.endsAt === null ? '' : dayAndTime(grant.endsAt) },
      ]}
    />
    <End grant={grant} word="结束代办" text="结束后您不能再为对方办理，需要时要重新申请授权。" />
  </Card>
)

function End({ grant, word, text }: { grant: Grant; word: string; text: string }) {
  const end = useCommand(endGrant)
  const ask = async () => {
    if (!(await confirm({ title: `确定要${word}吗？`, text, yes: word, danger: true }))) return
    if (await end.run({ grantId: grant.grantId })) toast(`已${word}`)
  }
  return (
    <Button look="quiet" busy={end.isBusy} onClick={ask}>
      {word}
    </Button>
  )
}

const Reason = ({ who: { notAskable, personId } }: { who: Managed }) => {
  if (!notAskable)
    return <Notice tone="quiet">授权由对方用自己的手机确认，对方可以随时收回，也可以只同意一部分。</Notice>
  return (
    <>
      <Notice tone="quiet">{notAskable}</Notice>
      <ButtonLink to={peoplePages.person.to({ compatId: personId })} look="soft">
        查看就诊人信息
      </ButtonLink>
    </>
  )
}
