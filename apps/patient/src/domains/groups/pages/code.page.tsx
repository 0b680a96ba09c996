import { groupPages } from '@nethos/contract/groups/groups.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { importChunk } from '@nethos/calls/chunks.ts'
import { useState } from 'react'
import { Button } from '../../../controls/button.tsx'
import { QrCode } from '../../../controls/qr-code.tsx'
import { Sheet } from '../../../controls/sheet.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { group, type Group } from '../groups.calls.ts'
import { useGroupId } from '../use-group-id.ts'
import './code.page.css'

/** 群二维码: who scans it comes to the application. */
export default function CodePage() {
  const groupId = useGroupId()
  const query = useServiceQuery(group(groupId), { unless: groupId === '' })
  return <DetailPage detail={query}>{found => <Code group={found} />}</DetailPage>
}

function Code({ group: { groupId, groupName, doctorNames, memberCount } }: { group: Group }) {
  const [isLarge, setLarge] = useState(false)
  const { environment } = useAppInfo()
  const address = window.location.origin + groupPages.apply.to({ groupId })
  const code = <QrCode text={address} label={`${groupName}的群二维码`} />
  const save = async () => {
    try {
      const { saveCode } = await importChunk(() => import('../save-code.ts'))
      saveCode(address, groupName)
    } catch {
      toast('图片没有生成，请重试')
    }
  }
  return (
    <>
      <Card>
        <div className="group-code">
          <h2>{groupName}</h2>
          <p className="group-code__quiet">
            {[doctorNames.join('、'), `${memberCount}人`].filter(Boolean).join(' · ')}
          </p>
          <button type="button" className="group-code__one" aria-label="放大群二维码" onClick={() => setLarge(true)}>
            {code}
          </button>
          <p>扫一扫，申请加入患者群</p>
        </div>
      </Card>
      {environment.shell === 'messaging' ? (
        <p className="group-code__quiet">点开大图后，可以截屏保存或发送给朋友。</p>
      ) : (
        <Button look="soft" onClick={save}>
          保存图片
        </Button>
      )}
      <Sheet open={isLarge} onClose={() => setLarge(false)} title={groupName}>
        <div className="group-code">{code}</div>
      </Sheet>
    </>
  )
}
