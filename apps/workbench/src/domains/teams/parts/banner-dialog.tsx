import { App, Button } from 'antd'
import { useState } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { teamBannerUrl } from '@nethos/contract/teams/team-desk.rules.ts'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { AddressField } from '../../home/public.tsx'
import { PictureButton } from '../../system/public.tsx'
import { changeBanner, type DeskTeam } from '../teams.calls.ts'

const draftOf = ({ bannerPicture, bannerUrl }: DeskTeam) => ({
  picture: bannerPicture,
  pictureUrl: bannerPicture && `/files/${bannerPicture}`,
  url: bannerUrl,
})

/** Another picture, another way on, or none any more. */
export function BannerDialog({ team, onClose }: { team: DeskTeam; onClose: () => void }) {
  const [before] = useState(() => draftOf(team))
  const [draft, setDraft] = useState(before)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(changeBanner)
  const put = (changed: Partial<typeof draft>) => setDraft(now => ({ ...now, ...changed }))
  const { picture, pictureUrl, url } = draft
  const wrong = sentenceOf(teamBannerUrl, url)

  const save = async () => {
    if (wrong || !(await run({ teamId: team.teamId, picture, url: picture ? url : '' }))) return
    void message.success(picture ? '公告图已保存' : '公告图已撤下')
    onClose()
  }
  return (
    <FormDialog
      title="团队公告图"
      yes="保存"
      isBusy={isBusy}
      isTouched={JSON.stringify(draft) !== JSON.stringify(before)}
      sentence={sentence}
      onYes={() => void save()}
      onClose={onClose}
    >
      <p className="team-card__quiet">显示在团队主页上，宽 720、高 270 最合适</p>
      {pictureUrl && <img className="team-banner" src={pictureUrl} alt="团队公告图" />}
      <div className="team-card__row">
        <PictureButton onArrived={({ attaId, url: at }) => put({ picture: attaId, pictureUrl: at })}>
          {picture ? '更换图片' : '上传图片'}
        </PictureButton>
        {picture && <Button onClick={() => put({ picture: '', pictureUrl: '' })}>撤下图片</Button>}
      </div>
      <AddressField
        label="点击后打开（选填）"
        isOutsideToo
        value={url}
        wrong={wrong}
        onChange={next => put({ url: next })}
      />
    </FormDialog>
  )
}
