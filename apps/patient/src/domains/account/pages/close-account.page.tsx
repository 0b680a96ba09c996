import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { homePages } from '@nethos/contract/home/home.pages.ts'
import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { closingBlockers, closingWaitDays, type ClosingBlocker } from '@nethos/contract/account/closing.rules.ts'
import type { Closing } from '@nethos/contract/account/closing.services.ts'
import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { Button } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { toast } from '../../../controls/toast.ts'
import { Card, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { askClosing, closing, profile, sendClosingCaptcha, undoClosing } from '../account.calls.ts'
import { CaptchaField } from '../parts/captcha-field.tsx'
import { useCaptcha } from '../use-captcha.ts'

/** 注销账号: what must be over first, what goes, what the law keeps, the waiting time, and the way back. */
export default function CloseAccountPage() {
  const query = useServiceQuery(closing())
  const own = useServiceQuery(profile())
  if (query.value?.closingAt === null && own.value)
    return <Ask closing={query.value} loginMobile={own.value.loginMobile} />
  return (
    <DetailPage detail={query}>
      {closing => closing.closingAt !== null && <Waiting closing={closing} closingAt={closing.closingAt} />}
    </DetailPage>
  )
}

const ways: Readonly<Record<ClosingBlocker, string>> = {
  unpaid: consultPages.consults.to({ status: 'all' }),
  going: consultPages.consults.to({ status: 'all' }),
  booked: bookingPages.mineAhead.at,
  renewing: renewalPages.renewals.to({}),
  itemOrdered: paymentPages.payments.at,
  checkupOrdered: checkupPages.mine.at,
  applied: homePages.serviceHub.at,
  billPaying: paymentPages.payments.at,
  refunding: paymentPages.payments.at,
}

const Blockers = ({ closing: { blockers } }: { closing: Closing }) => (
  <Card title="注销前要办完">
    {blockers.length === 0 ? (
      <p>没有没办完的事，可以申请注销。</p>
    ) : (
      <ActionList
        actions={blockers.map(({ blocker, count }) => ({
          label: closingBlockers[blocker],
          value: `${count}个，去处理`,
          to: ways[blocker],
        }))}
      />
    )}
  </Card>
)

function Waiting({ closing, closingAt }: { closing: Closing; closingAt: number }) {
  const undo = useCommand(undoClosing)
  const takeBack = async () => {
    if (await undo.run({})) toast('已撤回，账号照常使用')
  }
  return (
    <>
      <StatusLine word="已申请注销" tone="warn">
        {closing.isHeldUp
          ? '还有没办完的事，办完后账号会自动注销。'
          : `账号将于${dayInWords(dayOf(closingAt))}注销，在这之前可以随时撤回。`}
      </StatusLine>
      {closing.blockers.length > 0 && <Blockers closing={closing} />}
      <Facts />
      <Button onClick={takeBack}>撤回注销申请</Button>
    </>
  )
}

const Facts = () => (
  <>
    <Card title="注销后">
      <p>手机号、密码、登录设备和授权会删除，不能再登录，也不能找回。</p>
      <p>您将看不到自己和家人的咨询、处方和缴费记录，没用完的优惠券也会作废。需要的资料请先导出。</p>
      <p>身份证号会释放，以后可以重新注册，但看不到以前的记录。</p>
    </Card>
    <Card title="按法律要保留的">
      <p>病历由医院保存至少15年，图文、音视频等诊疗过程记录至少3年（《互联网诊疗监管细则（试行）》）。</p>
      <p>交易记录保存至少3年（《电子商务法》）。</p>
      <p>这些资料只在依法查询时使用，不再和任何账号关联。</p>
    </Card>
  </>
)

function Ask({ closing, loginMobile }: { closing: Closing; loginMobile: string }) {
  const go = useNavigate()
  const [agrees, setAgrees] = useState(false)
  const [isTried, setTried] = useState(false)
  const send = useCommand(sendClosingCaptcha)
  const captcha = useCaptcha({ key: 'closing', mobile: loginMobile, isOwn: true, send: () => send.run({}) })
  const ask = useCommand(askClosing, captcha.refuse)
  const isFree = closing.blockers.length === 0

  const submit = async () => {
    setTried(true)
    if (!isFree) return toast('请先办完上面的事项，再申请注销')
    if (!agrees || captcha.wrong) return
    const isSure = await confirm({
      title: '确定要申请注销吗？',
      text: `${closingWaitDays}天后账号会注销，不能恢复。在这之前登录即可撤回。`,
      yes: '申请注销',
      danger: true,
    })
    if (!isSure || !(await ask.run({ captcha: captcha.code, cid: captcha.cid }))) return
    captcha.clear()
    window.scrollTo(0, 0)
    await go(accountPages.closing.at, { replace: true })
  }
  return (
    <FormPage
      submit="申请注销"
      onSubmit={submit}
      beforeSubmit={
        <div data-wrong={isTried && !agrees ? true : undefined}>
          <AgreeLine checked={agrees} onChange={setAgrees}>
            我已了解注销的后果和资料的保留
          </AgreeLine>
          {isTried && !agrees && (
            <p className="field__error" role="alert">
              请先阅读并勾选
            </p>
          )}
        </div>
      }
    >
      <Blockers closing={closing} />
      <Facts />
      <Card title={`验证登录手机号 ${loginMobile}`}>
        <p>申请后有{closingWaitDays}天等待时间，期间可以随时撤回。</p>
        <CaptchaField captcha={captcha} isTried={isTried} />
      </Card>
    </FormPage>
  )
}
