import { Button } from 'antd'
import { teamBannerUrl } from '@nethos/contract/teams/team-desk.rules.ts'
import { run } from '@nethos/calls/command.ts'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { AddressField } from '../../home/public.tsx'
import { PictureButton } from '../../system/public.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { changeBanner, type DeskTeam } from '../teams.calls.ts'

const draftOf = ({ bannerPicture, bannerUrl }: DeskTeam) => ({
  picture: bannerPicture,
  pictureUrl: bannerPicture && `/files/${bannerPicture}`,
  url: bannerUrl,
})

/** Another picture, another way on, or none any more. */
export function BannerDialog({ team, onClose }: { team: DeskTeam; onClose: () => void }) {
  const form = useDialogForm({
    initial: () => draftOf(team),
    isEager: true,
    rules: { url: teamBannerUrl },
    send: ({ picture, url }) => run(changeBanner, { teamId: team.teamId, picture, url: picture ? url : '' }),
    done: (_, { picture }) => (picture ? '公告图已保存' : '公告图已撤下'),
    onClose,
  })
  const { picture, pictureUrl } = form.values
  return (
    <FormDialog {...form.dialog} title="团队公告图" yes="保存">
      <p className="team-card__quiet">显示在团队主页上，宽 720、高 270 最合适</p>
      {pictureUrl && <img className="team-banner" src={pictureUrl} alt="团队公告图" />}
      <div className="team-card__row">
        <PictureButton onArrived={({ attaId, url }) => form.change({ picture: attaId, pictureUrl: url })}>
          {picture ? '更换图片' : '上传图片'}
        </PictureButton>
        {picture && <Button onClick={() => form.change({ picture: '', pictureUrl: '' })}>撤下图片</Button>}
      </div>
      <AddressField label="点击后打开（选填）" isOutsideToo {...form.field('url')} />
    </FormDialog>
  )
}
