import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button } from '../../../controls/button.tsx'
import { alert } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Card } from '../../../patterns/card.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { hospitalPicture } from '../../../patterns/hospital-picture.ts'
import { Page } from '../../../patterns/page.tsx'
import { copy } from '../../../patterns/copy.ts'
import { downloadOf } from '../shell.calls.ts'
import './download.page.css'

const systems = {
  ios: {
    label: 'iPhone下载',
    home: '用Safari打开本页，点下方的分享按钮，再点“添加到主屏幕”，以后点图标就能打开。',
  },
  android: { label: '安卓手机下载', home: '用手机浏览器打开本页，点菜单里的“添加到桌面”，以后点图标就能打开。' },
} as const

/** 下载APP: the one download page. Where there is no app in a shop yet, how to get the icon without one. */
export default function DownloadPage() {
  const { name, level, environment } = useAppInfo()
  const isInside = environment.shell === 'messaging' || environment.shell === 'payment'
  return (
    <Page>
      <Card>
        <div className="download">
          <img className="download__logo" src={hospitalPicture()} width="96" height="96" alt="" />
          <h2 className="download__name">{name}</h2>
          {level && <p className="download__what">{level}</p>}
          <p className="download__what">在手机上咨询医生、管理就诊人、查看就医记录。</p>
          {isInside && (
            <Notice tone="warn">这里不能直接下载。请点右上角“···”，选择“在浏览器中打开”，再点下面的按钮。</Notice>
          )}
          <Shop system="ios" />
          <Shop system="android" />
          <Button look="quiet" onClick={() => copy(`${location.origin}/download`)}>
            复制下载页链接
          </Button>
        </div>
      </Card>
    </Page>
  )
}

function Shop({ system }: { system: keyof typeof systems }) {
  const { openLink } = useAppInfo()
  const query = useServiceQuery(downloadOf(system))
  const { label, home } = systems[system]
  const open = () =>
    query.value ? openLink(query.value) : alert({ title: 'APP正在准备上架', text: `现在就可以把本站放到桌面：${home}` })
  return <Button onClick={open}>{label}</Button>
}
