import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import {
  grantPeriods,
  grantScopes,
  scopes as scopesRule,
  type GrantDays,
  type GrantScope,
} from '@nethos/contract/grants/grants.rules.ts'
import type { GrantShown } from '@nethos/contract/grants/grants.schemas.ts'
import { grantStates } from '@nethos/contract/grants/grants.status.ts'
import { relationships } from '@nethos/contract/people/people.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button } from '../../../controls/button.tsx'
import { ManyChips } from '../../../controls/chips.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { answerGrant, grantAboutMe, revokeGrant, type Hand } from '../grants.calls.ts'
import { inScopes } from '../grant-words.ts'

const notes = {
  asked: '请您本人决定。不同意也不影响您自己看病。',
  given: '您可以随时收回，收回后对方立刻不能再查看和办理。',
  refused: '您没有同意，对方不能为您代办。',
  expired: '已经过期，不再有效。',
  revoked: '已经结束，对方不能凭它为您代办。',
} as const
const tones = { asked: 'brand', given: 'good', refused: 'quiet', expired: 'quiet', revoked: 'quiet' } as const

/** 授权确认: on the phone of the person it is about; yes to all or a part of it, no, and back at any time. */
export default function AnswerPage() {
  const [query] = useSearchParams()
  const hand: Hand = { key: query.get('t') ?? '', grantId: query.get('id') ?? '' }
  const result = useServiceQuery(grantAboutMe(hand))
  const shown = result.value
  if (shown?.grantStatus === 'asked') return <Question key={shown.grantId} hand={hand} asked={shown} />
  return (
    <DetailPage detail={result} bar={shown?.grantStatus === 'given' && <Revoke hand={hand} grant={shown} />}>
      {grant => <About grant={grant} />}
    </DetailPage>
  )
}

const words = {
  asked: '等您确认',
  given: grantStates.given.label,
  refused: '您未同意',
  expired: grantStates.expired.label,
  revoked: grantStates.revoked.label,
} as const

const About = ({ grant }: { grant: GrantShown }) => (
  <>
    <StatusLine word={words[grant.grantStatus]} tone={tones[grant.grantStatus]}>
      {notes[grant.grantStatus]}
    </StatusLine>
    <Card title="谁想为您代办">
      <Lines
        lines={[
          { label: '姓名', value: grant.managerName },
          { label: '手机号', value: grant.managerMobile },
          { label: '就诊人', value: `${grant.personName}（对方登记的关系：${relationships[grant.relationship]}）` },
          { label: grant.grantStatus === 'given' ? '可以代办' : '申请代办', value: inScopes(grant.scopes) },
          {
            label: '期限',
            value: grant.endsAt === null ? grantPeriods[grant.days as GrantDays] : `到${dayAndTime(grant.endsAt)}`,
          },
        ]}
      />
    </Card>
  </>
)

function Question({ hand, asked }: { hand: Hand; asked: GrantShown }) {
  const [scopes, setScopes] = useState<GrantScope[]>(asked.scopes)
  const answer = useCommand(answerGrant)
  const wrong = sentenceOf(scopesRule, scopes)
  const yes = async () => {
    if (!wrong && (await answer.run({ ...hand, isYes: true, scopes }))) toast('您已同意')
  }
  const no = async () => {
    const isSure = await confirm({
      title: '确定不同意吗？',
      text: '不同意后，对方不能为您代办。以后对方可以再次申请。',
      yes: '不同意',
    })
    if (isSure && (await answer.run({ ...hand, isYes: false }))) toast('已告诉对方您不同意')
  }
  return (
    <DetailPage
      detail={{ value: asked, status: 'ready', retry: () => {} }}
      bar={
        <>
          <Button look="quiet" busy={answer.isBusy} onClick={no}>
            不同意
          </Button>
          <Button busy={answer.isBusy} disabled={wrong !== undefined} onClick={yes}>
            同意
          </Button>
        </>
      }
    >
      {grant => (
        <>
          <About grant={grant} />
          <Card>
            <ManyChips
              label="您同意对方代办哪些事（可以只选一部分）"
              choices={grant.scopes.map(value => ({ value, label: grantScopes[value] }))}
              value={scopes}
              onChange={setScopes}
              error={wrong}
            />
          </Card>
          <Notice tone="warn">如果您不认识对方，请选择不同意，不要把短信转给别人。</Notice>
        </>
      )}
    </DetailPage>
  )
}

function Revoke({ hand, grant }: { hand: Hand; grant: GrantShown }) {
  const revoke = useCommand(revokeGrant)
  const ask = async () => {
    const isSure = await confirm({
      title: `确定收回给${grant.managerName}的授权吗？`,
      text: '对方将立刻不能再为您办理，也看不到您的报告和档案。',
      yes: '收回授权',
      danger: true,
    })
    if (isSure && (await revoke.run(hand))) toast('已收回')
  }
  return (
    <Button look="danger" busy={revoke.isBusy} onClick={ask}>
      收回授权
    </Button>
  )
}
