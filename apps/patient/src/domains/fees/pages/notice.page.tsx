import { useState } from 'react'
import { useNavigate } from 'react-router'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { Button } from '../../../controls/button.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { Readable } from '../../../patterns/readable.tsx'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { settled } from '../../../patterns/sources.ts'

const sentences = [
  '本功能可以查看并支付您绑定的医院的门诊账单、住院预缴金和出院结算。账单由医院开具，金额以医院为准。',
  '参保人的医保统筹基金和个人账户部分由医保结算中心当场计算，您只需支付个人部分。医保中心暂时连不上时，请稍后再试或到窗口缴费。',
  '支付后由医院确认收费。医院没有收下的账单，钱会自动退回原支付账户，一般7-10个工作日到账，您不用做任何操作。',
  '缴费成功后，请按页面提示的地点取药或做检查。已经取药、已做的项目需要退费的，请到医院窗口办理。',
  '每张账单都有电子票据和校验码，可保存、打印，用于报销时请以医院和参保地的规定为准。',
]

/** 缴费须知: read, agreed to, then who it is for. */
export default function NoticePage() {
  const [isAgreed, agree] = useState(false)
  const go = useNavigate()
  const proceed = () =>
    isAgreed ? void go(feePages.choosePerson.to(), { replace: true }) : toast('请先阅读并同意缴费须知')
  return (
    <ReadingPage
      reading={settled(sentences)}
      next={
        <>
          <AgreeLine checked={isAgreed} onChange={agree}>
            我已阅读并同意以上缴费须知
          </AgreeLine>
          <Button onClick={proceed}>同意并继续</Button>
        </>
      }
    >
      {lines => (
        <Card title="缴费须知">
          <Readable>
            {lines.map(line => (
              <p key={line}>{line}</p>
            ))}
          </Readable>
        </Card>
      )}
    </ReadingPage>
  )
}
