import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { QrCode } from '../../../controls/qr-code.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'

/** 体检小程序: opened here, or on the phone by the code. */
export default function MiniProgramPage() {
  return (
    <Page bar={<ButtonLink to={checkupPages.home.at}>打开体检服务</ButtonLink>}>
      <Card title="体检预约小程序">
        <p>预约体检、改期、查看导检单和报告。</p>
        <QrCode text={`${location.origin}${checkupPages.home.at}`} label="体检预约二维码" />
        <p className="checkup-quiet">用手机扫一扫上面的二维码，也可以直接点下面的按钮。</p>
      </Card>
    </Page>
  )
}
