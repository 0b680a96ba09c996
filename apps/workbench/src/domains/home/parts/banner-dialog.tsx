import { bannerSubtitle, bannerTitle, homeAddress } from '@nethos/contract/home/home-desk.rules.ts'
import { run } from '@nethos/calls/command.ts'
import { Field } from '../../../controls/field.tsx'
import { PictureButton } from '../../system/public.tsx'
import { TextLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
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
  const form = useDialogForm({
    initial: () => draftOf(banner),
    rules: { title: bannerTitle, subtitle: bannerSubtitle, url: homeAddress },
    validate: draft => ({
      picture: draft.picture ? undefined : '请上传图片',
      ...wrongInTimes(timesOf(draft, banner)),
    }),
    send: draft => {
      const { from: _from, until: _until, pictureUrl: _shown, ...sent } = draft
      return run(saveBanner, { ...(banner && { bannerId: banner.bannerId }), ...sent, ...timesOf(draft, banner) })
    },
    done: '已保存，患者首页马上更新',
    onClose,
  })
  const { title, subtitle, picture, pictureUrl } = form.values
  return (
    <ItemDialog title={banner ? '修改横幅' : '新建横幅'} addressLabel="点击后打开" form={form}>
      <TextLine label="标题" hint="显示在图片左半边，最多16个字" {...form.field('title')} />
      <TextLine label="副标题（选填）" hint="标题下面的小字，最多24个字" {...form.field('subtitle')} />
      <Field label="图片" hint="宽 720、高 270 最合适，左半边留白，图片上不要有字" wrong={form.errors.picture}>
        {({ id }) => (
          <div id={id} className="home-desk__picture">
            <ShownBanner title={title || '标题'} subtitle={subtitle} pictureUrl={pictureUrl} />
            <PictureButton onArrived={({ attaId, url }) => form.change({ picture: attaId, pictureUrl: url })}>
              {picture ? '更换图片' : '上传图片'}
            </PictureButton>
          </div>
        )}
      </Field>
    </ItemDialog>
  )
}
