import { App, Input, Select, Switch } from 'antd'
import { useState } from 'react'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { teamClinic, teamName, teamResume, teamSkill, teamTags } from '@nethos/contract/teams/team-desk.rules.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { Field } from '../../../controls/field.tsx'
import { Portrait } from '../../../controls/portrait.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { PlaceFields } from '../../doctors/public.tsx'
import { PictureButton } from '../../system/public.tsx'
import { changeTeam, type DeskTeam } from '../teams.calls.ts'
import { cardOf } from './team-card.ts'

/** What patients read of a team. */
export function TeamDialog({ team, onClose }: { team: DeskTeam; onClose: () => void }) {
  const [before] = useState(() => cardOf(team))
  const [card, setCard] = useState(before)
  const [pictureUrl, setPictureUrl] = useState(team.teamAvatar && `/files/${team.teamAvatar}`)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(changeTeam)
  // A picture arrives while something else is being typed.
  const put = (changed: Partial<typeof card>) => setCard(now => ({ ...now, ...changed }))
  const wrong = {
    teamName: sentenceOf(teamName, card.teamName),
    clinicName: sentenceOf(teamClinic, card.clinicName),
    teamTags: sentenceOf(teamTags, card.teamTags),
    teamSkill: sentenceOf(teamSkill, card.teamSkill),
    teamResume: sentenceOf(teamResume, card.teamResume),
  }

  const save = async () => {
    if (Object.values(wrong).some(Boolean) || !(await run(card))) return
    void message.success('已保存')
    onClose()
  }
  return (
    <FormDialog
      title="修改团队资料"
      yes="保存"
      isBusy={isBusy}
      isTouched={JSON.stringify(card) !== JSON.stringify(before)}
      sentence={sentence}
      onYes={() => void save()}
      onClose={onClose}
    >
      <div className="team-card__row">
        <Portrait src={pictureUrl} size="large" />
        <PictureButton
          onArrived={({ attaId, url }) => {
            put({ teamAvatar: attaId })
            setPictureUrl(url)
          }}
        >
          {pictureUrl ? '更换图片' : '上传图片'}
        </PictureButton>
        <span className="team-card__quiet">患者看到的是圆形，正方形的图片最合适</span>
      </div>
      <Field label="团队名称" wrong={wrong.teamName}>
        {its => <Input {...its} value={card.teamName} onChange={({ target }) => put({ teamName: target.value })} />}
      </Field>
      <PlaceFields place={card} isTried={false} onChange={put} />
      <Field label="科室对外名称" hint="不填则显示上面的科室" wrong={wrong.clinicName}>
        {its => <Input {...its} value={card.clinicName} onChange={({ target }) => put({ clinicName: target.value })} />}
      </Field>
      <Field label="标签" hint="患者常问的病症，例如“高血压”，患者按它找到团队" wrong={wrong.teamTags}>
        {its => (
          <Select
            {...its}
            mode="tags"
            open={false}
            suffixIcon={null}
            tokenSeparators={['，', ',', '、', ' ']}
            placeholder="按回车添加"
            value={card.teamTags}
            onChange={(teamTags: string[]) => put({ teamTags })}
          />
        )}
      </Field>
      <Field label="擅长" wrong={wrong.teamSkill}>
        {its => (
          <Input.TextArea
            {...its}
            autoSize={{ minRows: 2, maxRows: 6 }}
            value={card.teamSkill}
            onChange={({ target }) => put({ teamSkill: target.value })}
          />
        )}
      </Field>
      <Field label="团队介绍" wrong={wrong.teamResume}>
        {its => (
          <Input.TextArea
            {...its}
            autoSize={{ minRows: 4, maxRows: 12 }}
            value={card.teamResume}
            onChange={({ target }) => put({ teamResume: target.value })}
          />
        )}
      </Field>
      <div className="team-card__row">
        <Switch aria-label="显示首席标记" checked={card.showsChief} onChange={showsChief => put({ showsChief })} />
        <span>{card.showsChief ? '在首席医生姓名旁显示“首席”' : '不显示“首席”'}</span>
      </div>
    </FormDialog>
  )
}
