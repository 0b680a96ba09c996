import { grantPages } from '@nethos/contract/grants/grants.pages.ts'
import { relationships } from '@nethos/contract/people/people.rules.ts'
import type { Manager } from '@nethos/contract/grants/grants.schemas.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { endManager, managedPeople, managers } from '../grants.calls.ts'
import { dayWord, inScopes, grantStatusOf } from '../grant-words.ts'
import { useGrantNews } from '../use-grant-news.ts'
import './grants.page.css'

/** 家人授权: for whom I act, and who acts for me. */
export default function GrantsPage() {
  const people = useServiceQuery(managedPeople())
  const others = useServiceQuery(managers())
  useGrantNews(() => {
    people.retry()
    others.retry()
  })
  return (
    <HubPage>
      <Card title="我代办的家人">
        <Value of={people} shape="rows">
          {list =>
            list.length === 0 ? (
              <p>您还没有添加家人。</p>
            ) : (
              <ActionList
                actions={list.map(person => {
                  const { word, note } = grantStatusOf(person)
                  return {
                    label: person.personName,
                    value: word,
                    note,
                    to: grantPages.person.to({ compatId: person.personId }),
                  }
                })}
              />
            )
          }
        </Value>
      </Card>
      <Card title="谁在管理我">
        <Value of={others} shape="rows">
          {list =>
            list.length === 0 ? (
              <p>没有发现其他账号在管理您。您还没有实名认证的，认证后这里会按身份证号再查一遍。</p>
            ) : (
              list.map(one => <ManagerLine key={one.managedId} manager={one} />)
            )
          }
        </Value>
      </Card>
      <Notice tone="quiet">您可以随时收回授权，收回后对方立刻不能再查看和办理。</Notice>
    </HubPage>
  )
}

function ManagerLine({ manager }: { manager: Manager }) {
  const { managedId, managerName, managerMobile, relationship, isSpoken, isOpen, scopes, openUntil, askedGrantId } =
    manager
  const end = useCommand(endManager)
  const ask = async () => {
    const isSure = await confirm({
      title: `不再让${managerName}代办吗？`,
      text: '对方将立刻不能再为您挂号、缴费、咨询，也看不到您的报告和档案。',
      yes: '收回授权',
      danger: true,
    })
    if (isSure && (await end.run({ managedId }))) toast('已收回')
  }
  return (
    <div className="manager">
      <p className="manager__head">
        <strong>{managerName}</strong> {managerMobile}{' '}
        <Tag tone={isOpen ? 'good' : 'quiet'}>{isOpen ? '可以代办' : '不能代办'}</Tag>
      </p>
      <p className="manager__note">
        对方把您登记为「{relationships[relationship]}」。
        {isOpen &&
          (isSpoken ? `您同意对方代办：${inScopes(scopes)}。` : '您还没有设置过授权，对方可以为您办理就医事务。')}
        {isOpen && openUntil !== null && `${dayWord(openUntil)}自动结束。`}
      </p>
      {askedGrantId && <ButtonLink to={grantPages.answer.to({ id: askedGrantId })}>查看授权申请</ButtonLink>}
      {isOpen && (
        <Button look="soft" busy={end.isBusy} onClick={ask} label={`收回${managerName}的授权`}>
          收回授权
        </Button>
      )}
    </div>
  )
}
