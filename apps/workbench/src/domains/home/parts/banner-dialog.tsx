import { App, Input } from 'antd'
import { useState } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { bannerSubtitle, bannerTitle, homeAddress } from '@nethos/contract/home/home-desk.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../../../controls/field.tsx'
import { PictureButton } from '../../system/public.tsx'
import { saveBanner, type DeskBanner } from '../home.calls.ts'
import { timesOf, typedTimesOf, wrongInTimes } from '../times.ts'
import { ItemDialog } from './item-dialog.tsx'
import { ShownBanner } from './shown-banner.tsx'

const draftOf = (banner: DeskBanner | undefined) => ({
  title: banner?.title ?? '',
  subtitle: banner?.subtitle ?? '',
  picture: banner?.picture ?? '',
  pictureUrl: banner?.pictureUrl ?? '',
  url: banner?.url ?? '',
  isShown: banner?.isShown ?? true,
  ...typedTimesOf(banner),
})

/** A new banner, or another look of one; shown as patients will see it while it is written. */
export function BannerDialog({ banner, onClose }: { banner: DeskBanner | undefined; onClose: () => void }) {
  const [before] = useState(() => draftOf(banner))
  const [draft, setDraft] = useState(before)
  const [isTried, setTried] = useState(false)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(saveBanner)
  const put = (changed: Partial<typeof draft>) => setDraft(now => ({ ...now, ...changed }))
  const { title, subtitle, picture, pictureUrl, url, isShown } = draft
  const times = timesOf(draft, banner)
  const wrong = {
    title: sentenceOf(bannerTitle, title),
    subtitle: sentenceOf(bannerSubtitle, subtitle),
    picture: picture ? undefined : '请上传图片',
    url: sentenceOf(homeAddress, url),
    ...wrongInTimes(times),
  }
  const shown: Partial<typeof wrong> = isTried ? wrong : {}

  const save = async () => {
    setTried(true)
    if (Object.values(wrong).some(Boolean)) return
    const sent = { title, subtitle, picture, url, isShown, ...times }
    if (!(await run({ ...(banner && { bannerId: banner.bannerId }), ...sent }))) return
    void message.success('已保存，患者首页马上更新')
    onClose()
  }
  const line = (key: 'title' | 'subtitle', label: string, hint: string) => (
    <Field label={label} hint={hint} wrong={shown[key]}>
      {its => <Input {...its} value={draft[key]} onChange={event => put({ [key]: event.target.value })} />}
    </Field>
  )
  return (
    <ItemDialog
      title={banner ? '修改横幅' : '新建横幅'}
      addressLabel="点击后打开"
      draft={draft}
      before={before}
      wrong={shown}
      isBusy={isBusy}
      sentence={sentence}
      onChange={put}
      onSave={() => void save()}
      onClose={onClose}
    >
      {line('title', '标题', '显示在图片左半边，最多16个字')}
      {line('subtitle', '副标题（选填）', '标题下面的小字，最多24个字')}
      <Field label="图片" hint="宽 720、高 270 最合适，左半边留白，图片上不要有字" wrong={shown.picture}>
        {({ id }) => (
          <div id={id} className="home-desk__picture">
            <ShownBanner title={title || '标题'} subtitle={subtitle} pictureUrl={pictureUrl} />
            <PictureButton onArrived={({ attaId, url: at }) => put({ picture: attaId, pictureUrl: at })}>
              {picture ? '更换图片' : '上传图片'}
            </PictureButton>
          </div>
        )}
      </Field>
    </ItemDialog>
  )
}
