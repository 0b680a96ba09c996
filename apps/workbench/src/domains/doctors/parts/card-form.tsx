import { App, Button, Input, Select, Switch } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { doctorResume, doctorSkill, doctorTags, doctorTitle } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Portrait } from '../../../controls/portrait.tsx'
import { PictureButton } from '../../system/public.tsx'
import { changeDoctor, type DeskDoctor } from '../doctors.calls.ts'

/** What is written of a doctor, and whether patients find him: hiding asks first. */
function useCard(doctor: DeskDoctor) {
  const { docId, docName, docAvatar, docTitle, docTags, docSkill, docResume } = doctor
  const [card, setCard] = useState({ docAvatar, docTitle, docTags, docSkill, docResume, isShown: doctor.isShown })
  const [sentence, setSentence] = useState<string>()
  const { modal, message } = App.useApp()
  const { run, isBusy } = useCommand(changeDoctor)

  const save = async () => {
    if (await run({ docId, ...card })) void message.success('已保存')
  }
  const ask = () => {
    const wrong =
      sentenceOf(doctorTitle, card.docTitle) ??
      sentenceOf(doctorTags, card.docTags) ??
      sentenceOf(doctorSkill, card.docSkill) ??
      sentenceOf(doctorResume, card.docResume)
    setSentence(wrong)
    if (wrong) return
    if (card.isShown || !doctor.isShown) return void save()
    void modal.confirm({
      title: `隐藏${docName}？`,
      content: '患者将找不到这位医生，也不能再向其下单；已下单的咨询继续进行。',
      okText: '隐藏并保存',
      cancelText: '返回',
      onOk: save,
    })
  }
  return {
    card,
    put: (changed: Partial<typeof card>) => setCard(now => ({ ...now, ...changed })),
    sentence,
    ask,
    isBusy,
  }
}

/** Portrait, title, tags, skill, introduction, and whether patients find him. */
export function CardForm({ doctor }: { doctor: DeskDoctor }) {
  const { card, put, sentence, ask, isBusy } = useCard(doctor)
  const { docTitle, docTags, docSkill, docResume, isShown } = card
  return (
    <section className="office__section">
      <h2>基本资料</h2>
      <div className="doctor-form">
        <PortraitRow before={doctor.docAvatar} onChange={docAvatar => put({ docAvatar })} />
        <label htmlFor="doctor-title">职称</label>
        <Input id="doctor-title" value={docTitle} onChange={event => put({ docTitle: event.target.value })} />
        <label htmlFor="doctor-tags">标签</label>
        <Select
          id="doctor-tags"
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={['，', ',', '、', ' ']}
          placeholder="患者常问的病症，例如“高血压”，按回车添加"
          value={docTags}
          onChange={(docTags: string[]) => put({ docTags })}
        />
        <label htmlFor="doctor-skill">擅长</label>
        <Input.TextArea
          id="doctor-skill"
          autoSize={{ minRows: 3, maxRows: 8 }}
          value={docSkill}
          onChange={event => put({ docSkill: event.target.value })}
        />
        <label htmlFor="doctor-resume">简介</label>
        <Input.TextArea
          id="doctor-resume"
          autoSize={{ minRows: 3, maxRows: 12 }}
          value={docResume}
          onChange={event => put({ docResume: event.target.value })}
        />
        <div className="doctor-form__row">
          <Switch aria-label="在患者端展示" checked={isShown} onChange={isShown => put({ isShown })} />
          <span>{isShown ? '在患者端展示' : '在患者端隐藏'}</span>
        </div>
        <p className="doctor-form__wrong" role="alert">
          {sentence}
        </p>
        <div>
          <Button type="primary" loading={isBusy} onClick={ask}>
            保存资料
          </Button>
        </div>
      </div>
    </section>
  )
}

function PortraitRow({ before, onChange }: { before: string; onChange: (attaId: string) => void }) {
  const [{ file, url }, setPicture] = useState({ file: before, url: before && `/files/${before}` })
  return (
    <div className="doctor-form__row">
      <Portrait src={url} size="large" />
      <PictureButton
        onArrived={({ attaId, url }) => {
          setPicture({ file: attaId, url })
          onChange(attaId)
        }}
      >
        更换头像
      </PictureButton>
      <span className="doctor-form__quiet">
        {file === before ? '患者看到的是圆形，正方形的照片最合适' : '新头像已上传，保存资料后患者可见'}
      </span>
    </div>
  )
}
