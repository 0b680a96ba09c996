import { Select, Switch } from 'antd'
import { useState } from 'react'
import { teamClinic, teamName, teamResume, teamSkill, teamTags } from '@nethos/contract/teams/team-desk.rules.ts'
import type { FieldOf } from '@nethos/calls/form/use-form.ts'
import { run } from '@nethos/calls/command.ts'
import { Field } from '../../../controls/field.tsx'
import { Portrait } from '../../../controls/portrait.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { PlaceFields } from '../../doctors/public.tsx'
import { PictureButton } from '../../system/public.tsx'
import { TextLine, AreaLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { changeTeam, type DeskTeam } from '../teams.calls.ts'
import { cardOf } from './team-card.ts'

const rules = { teamName, clinicName: teamClinic, teamTags, teamSkill, teamResume }

/** What patients read of a team. */
export function TeamDialog({ team, onClose }: { team: DeskTeam; onClose: () => void }) {
  const [pictureUrl, setPictureUrl] = useState(team.teamAvatar && `/files/${team.teamAvatar}`)
  const form = useDialogForm({
    initial: () => cardOf(team),
    isEager: true,
    rules,
    send: card => run(changeTeam, card),
    done: '已保存',
    onClose,
  })
  const { showsChief } = form.values
  return (
    <FormDialog {...form.dialog} title="修改团队资料" yes="保存">
      <div className="team-card__row">
        <Portrait src={pictureUrl} size="large" />
        <PictureButton
          onArrived={({ attaId, url }) => {
            form.change({ teamAvatar: attaId })
            setPictureUrl(url)
          }}
        >
          {pictureUrl ? '更换图片' : '上传图片'}
        </PictureButton>
        <span className="team-card__quiet">患者看到的是圆形，正方形的图片最合适</span>
      </div>
      <TextLine label="团队名称" {...form.field('teamName')} />
      <PlaceFields place={form.values} wrong={{}} onChange={form.change} />
      <TextLine label="科室对外名称" hint="不填则显示上面的科室" {...form.field('clinicName')} />
      <Tags {...form.field('teamTags')} />
      <AreaLine label="擅长" minRows={2} maxRows={6} {...form.field('teamSkill')} />
      <AreaLine label="团队介绍" minRows={4} maxRows={12} {...form.field('teamResume')} />
      <div className="team-card__row">
        <Switch aria-label="显示首席标记" checked={showsChief} onChange={showsChief => form.change({ showsChief })} />
        <span>{showsChief ? '在首席医生姓名旁显示“首席”' : '不显示“首席”'}</span>
      </div>
    </FormDialog>
  )
}

const Tags = ({ value, error, onChange }: FieldOf<string[]>) => (
  <Field label="标签" hint="患者常问的病症，例如“高血压”，患者按它找到团队" wrong={error}>
    {its => (
      <Select
        {...its}
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={['，', ',', '、', ' ']}
        placeholder="按回车添加"
        value={value}
        onChange={onChange}
      />
    )}
  </Field>
)
