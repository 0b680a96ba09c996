import { groupPages } from '@nethos/contract/groups/groups.pages.ts'
import { instantInWords } from '@nethos/contract/common/days.ts'
import type { Application } from '@nethos/contract/groups/groups.schemas.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { ResultPage } from '../../../patterns/result-page.tsx'
import { application, withdraw } from '../groups.calls.ts'
import { useGroupId } from '../use-group-id.ts'

/** 申请结果: how the application stands, and the way in once it is approved. */
export default function AppliedPage() {
  const groupId = useGroupId()
  const query = useServiceQuery(application(groupId), { unless: groupId === '', everyMs: 30_000 })
  useEvents(({ type, id }) => type === 'group' && id === groupId && query.retry())
  return query.value ? <Result of={query.value} /> : <DetailPage detail={query}>{() => null}</DetailPage>
}

const verdicts = { applied: 'waiting', approved: 'good', declined: 'bad', withdrawn: 'bad', lapsed: 'bad' } as const
const headlines: Readonly<Record<Application['status'], string>> = {
  applied: '申请已提交，审核中',
  approved: '已通过',
  declined: '未通过',
  withdrawn: '已撤回',
  lapsed: '已失效',
}

function Result({ of: { groupId, groupName, status, personName, answer, createdAt } }: { of: Application }) {
  const withdrawal = useCommand(withdraw)
  const ask = async () => {
    if (await confirm({ title: '撤回申请？', text: '撤回后可以重新申请。', yes: '撤回申请' }))
      await withdrawal.run({ groupId })
  }
  return (
    <ResultPage
      verdict={verdicts[status]}
      headline={headlines[status]}
      links={
        <>
          {status === 'approved' && <ButtonLink to={groupPages.chat.to({ groupId })}>进入群聊</ButtonLink>}
          {status === 'applied' && (
            <Button look="quiet" busy={withdrawal.isBusy} onClick={ask}>
              撤回申请
            </Button>
          )}
          {(status === 'declined' || status === 'withdrawn' || status === 'lapsed') && (
            <ButtonLink to={groupPages.apply.to({ groupId })}>重新申请</ButtonLink>
          )}
          <ButtonLink to={groupPages.groups.at} look="soft">
            我的患者群
          </ButtonLink>
        </>
      }
    >
      <p>{`${groupName}，为${personName}申请，${instantInWords(createdAt)}提交。`}</p>
      {status === 'applied' && <p>群医生审核后，结果会发到您的消息里。</p>}
      {status === 'declined' && <p>{`原因：${answer}`}</p>}
      {status === 'lapsed' && <p>申请超过30天未处理，您可以重新申请。</p>}
    </ResultPage>
  )
}
