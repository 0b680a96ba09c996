import { groupPages } from '@nethos/contract/groups/groups.pages.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { groupLimits } from '@nethos/contract/groups/groups.limits.ts'
import { groupRefusals } from '@nethos/contract/groups/groups.refusals.ts'
import { applyReason, groupNickname } from '@nethos/contract/groups/groups.rules.ts'
import { run } from '@nethos/calls/command.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { useNavigate } from 'react-router'
import { AreaField } from '../../../controls/area-field.tsx'
import { ButtonLink } from '../../../controls/button.tsx'
import { Chips } from '../../../controls/chips.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useDraft } from '../../../patterns/draft.ts'
import { FormPage } from '../../../patterns/form-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { EmergencyIn } from '../../triage/public.ts'
import { people } from '../../people/public.tsx'
import { applyToGroup, group, type Group } from '../groups.calls.ts'
import { GroupHead } from '../parts/group-head.tsx'
import { useGroupId } from '../use-group-id.ts'

/** 申请入群: what the group is, for whom, and why. */
export default function ApplyPage() {
  const groupId = useGroupId()
  const query = useServiceQuery(group(groupId), { unless: groupId === '' })
  if (!query.value) return <DetailPage detail={query}>{() => null}</DetailPage>
  const found = query.value
  if (found.membership ?? found.application?.status === 'applied') return <Already group={found} />
  return found.isOpen ? <Form group={found} /> : <Closed group={found} />
}

const Already = ({ group: found }: { group: Group }) => {
  const { groupId, membership } = found
  return (
    <DetailPage
      detail={{ value: found, status: 'ready', sentence: undefined, retry: () => {} }}
      bar={
        membership ? (
          <ButtonLink to={groupPages.chat.to({ groupId })}>进入群聊</ButtonLink>
        ) : (
          <ButtonLink to={groupPages.applied.to({ groupId })}>查看申请结果</ButtonLink>
        )
      }
    >
      {one => (
        <>
          <GroupHead group={one} />
          <Notice>{membership ? '您已在群里。' : '您的申请正在审核，结果会发消息通知您。'}</Notice>
        </>
      )}
    </DetailPage>
  )
}

const Closed = ({ group: found }: { group: Group }) => (
  <DetailPage
    detail={{ value: found, status: 'ready', sentence: undefined, retry: () => {} }}
    bar={<ButtonLink to={groupPages.groups.at}>查看其他群</ButtonLink>}
  >
    {one => (
      <>
        <GroupHead group={one} />
        <Notice tone="warn">这个群暂不接受入群申请，或人数已满。</Notice>
      </>
    )}
  </DetailPage>
)

const empty = { personId: '', nickname: '', reason: '' }

function useApplyForm(groupId: string) {
  const navigate = useNavigate()
  const query = useRows(people())
  const draft = useDraft(`group.apply.${groupId}`, empty)
  const chosen = draft.value.personId || (query.rows.find(one => one.isDefault) ?? query.rows[0])?.personId || ''
  const form = useForm({
    draft,
    rules: { nickname: groupNickname, reason: applyReason },
    validate: () => (chosen === '' ? { personId: '请选择就诊人' } : {}),
    refusalFields: {
      [groupRefusals.nickname_taken.code]: 'nickname',
      [groupRefusals.nickname_real.code]: 'nickname',
    },
    send: values => run(applyToGroup, { groupId, ...values, personId: chosen }),
    onSent: () => navigate(groupPages.applied.to({ groupId }), { replace: true }),
  })
  return { form, query, chosen }
}

function Form({ group: found }: { group: Group }) {
  const { groupId } = found
  const { form, query, chosen } = useApplyForm(groupId)
  return (
    <FormPage submit="提交申请" onSubmit={form.submit}>
      <GroupHead group={found} />
      <EmergencyIn texts={[form.values.reason]} />
      <Card>
        <ForWhom form={form} query={query} chosen={chosen} />
      </Card>
      <Card>
        <TextField
          label="群昵称"
          hint="群友只看到昵称，看不到您的姓名和电话。请不要用真实姓名。"
          placeholder="例如：慢慢走"
          value={form.values.nickname}
          onChange={event => form.change({ nickname: event.target.value })}
          error={form.errors.nickname}
        />
        <AreaField
          label="申请理由"
          placeholder="例如：确诊两年，想学习饮食和用药的经验"
          limit={groupLimits.reason}
          value={form.values.reason}
          onChange={event => form.change({ reason: event.target.value })}
          error={form.errors.reason}
        />
      </Card>
      <Notice>姓名、性别、年龄和申请理由只有群医生和医院工作人员能看到，用于审核。</Notice>
    </FormPage>
  )
}

/** One of the account's people; the default one is chosen already. */
const ForWhom = ({ form, query, chosen }: ReturnType<typeof useApplyForm>) => (
  <Value of={{ ...query, value: query.rows, retry: () => void query.refresh() }} shape="text">
    {rows =>
      rows.length === 0 ? (
        <Notice tone="warn">
          请先添加就诊人。
          <ButtonLink to={peoplePages.people.at} look="soft">
            添加就诊人
          </ButtonLink>
        </Notice>
      ) : (
        <Chips
          label="为谁申请"
          choices={rows.map(one => ({ value: one.personId, label: one.personName }))}
          value={chosen}
          onChange={personId => form.change({ personId })}
          error={form.errors.personId}
        />
      )
    }
  </Value>
)
