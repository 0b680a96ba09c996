import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { useNavigate } from 'react-router'
import { guardianAgreement, healthAgreement } from '@nethos/contract/common/health-consent.ts'
import type { Consent } from '@nethos/contract/account/consent.services.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useRows } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Tag } from '../../../controls/tag.tsx'
import { toast } from '../../../controls/toast.ts'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { consents, withdrawConsent } from '../account.calls.ts'
import './devices.page.css'

const ofHealth =
  '提交新的咨询、续方、问卷和健康档案，已经开始的服务会做完；依法须保存的病历、处方和咨询记录继续保存。下次提交时会再次征求同意。'
const whatFollows: Readonly<Record<string, string>> = {
  [healthAgreement]: `撤回后，不能再${ofHealth}`,
  [guardianAgreement]: `撤回后，不能再为未满14周岁的就诊人${ofHealth}`,
}

/** 授权管理: what was agreed to, in which version, when; and taking it back. */
export default function ConsentsPage() {
  const rows = useRows(consents())
  const go = useNavigate()
  const command = useCommand(withdrawConsent)
  const withdraw = async ({ agreement, title, isNeeded }: Consent) => {
    if (isNeeded) {
      const text = '这是使用本服务的基础协议。不再同意的，需要注销账号。'
      if (await confirm({ title: `不再同意“${title}”？`, text, yes: '去注销', no: '返回' }))
        await go(accountPages.closing.at)
      return
    }
    const text =
      whatFollows[agreement] ?? '撤回后，相关功能会停用；下次使用时会再次征求您的同意。撤回前已经进行的处理不受影响。'
    const isSure = await confirm({ title: `要撤回对“${title}”的同意吗？`, text, yes: '撤回', danger: true })
    if (isSure && (await command.run({ agreement }))) toast('已撤回')
  }
  return (
    <ListPage rows={rows} empty="您还没有同意过任何协议" icon="notes">
      {consent => (
        <Row key={`${consent.agreement} ${consent.givenAt}`}>
          <p className="device__head">
            <strong>{consent.title}</strong>
            <Tag tone={consent.withdrawnAt === null ? 'good' : 'quiet'}>
              {consent.withdrawnAt === null ? '已同意' : '已撤回'}
            </Tag>
            {consent.withdrawnAt === null && consent.isOld && <Tag tone="warn">有新版本</Tag>}
          </p>
          <p className="device__quiet">版本 {consent.version}</p>
          <p className="device__quiet">同意时间 {dayAndTime(consent.givenAt)}</p>
          {consent.withdrawnAt !== null && <p className="device__quiet">撤回时间 {dayAndTime(consent.withdrawnAt)}</p>}
          <div className="device__ways">
            {consent.hasText && (
              <ButtonLink look="quiet" to={contentPages.agreement.to({ type: consent.agreement })}>
                查看内容
              </ButtonLink>
            )}
            {consent.withdrawnAt === null && (
              <Button look="quiet" onClick={() => withdraw(consent)} label={`撤回同意：${consent.title}`}>
                撤回同意
              </Button>
            )}
          </div>
        </Row>
      )}
    </ListPage>
  )
}
