import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { QrCode } from '../../../controls/qr-code.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Card } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import '../parts/checkup.css'

/** 体检小程序: opened here, or on the phone by the code; inside the messaging app nobody scans his own screen. */
export default function MiniProgramPage() {
  const isOutside = useAppInfo().environment.shell !== 'messaging'
  return (
    <Page bar={<ButtonLink to={checkupPages.home.at}>打开体检服务</ButtonLink>}>
      <Card title="体检预约小程序">
        <p>预约体检、改期、查看导检单和报告。</p>
        {isOutside && (
          <>
            <div className="checkup-code">
              <QrCode text={`${location.origin}${checkupPages.home.at}`} label="体检预约二维码" />
            </div>
            <p className="checkup-quiet">用手机扫一扫上面的二维码，也可以直接点下面的按钮。</p>
          </>
        )}
      </Card>
    </Page>
  )
}
