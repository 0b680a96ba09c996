import { App, Button, Input, Select, Switch } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { doctorResume, doctorSkill, doctorTags, doctorTitle } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Portrait } from '../../../controls/portrait.tsx'
import { PictureButton } from '../../system/public.tsx'
import { changeDoctor, type DeskDoctor } from '../doctors.calls.ts'

/** Portrait, title, tags, skill, introduction, and whether patients find him: hiding asks first. */
export function CardForm({ doctor }: { doctor: DeskDoctor }) {
  const { docId, docName } = doctor
  const [docAvatar, setAvatar] = useState({
    file: doctor.docAvatar,
    url: doctor.docAvatar && `/files/${doctor.docAvatar}`,
  })
  const [docTitle, setTitle] = useState(doctor.docTitle)
  const [docTags, setTags] = useState(doctor.docTags)
  const [docSkill, setSkill] = useState(doctor.docSkill)
  const [docResume, setResume] = useState(doctor.docResume)
  const [isShown, setShown] = useState(doctor.isShown)
  const [sentence, setSentence] = useState<string>()
  const { modal, message } = App.useApp()
  const { run, isBusy } = useCommand(changeDoctor)

  const save = async () => {
    const card = { docId, docAvatar: docAvatar.file, docTitle, docTags, docSkill, docResume, isShown }
    if (await run(card)) void message.success('已保存')
  }
  const ask = () => {
    const wrong =
      sentenceOf(doctorTitle, docTitle) ??
      sentenceOf(doctorTags, docTags) ??
      sentenceOf(doctorSkill, docSkill) ??
      sentenceOf(doctorResume, docResume)
    setSentence(wrong)
    if (wrong) return
    if (isShown || !doctor.isShown) return void save()
    void modal.confirm({
      title: `隐藏${docName}？`,
      content: '患者将找不到这位医生，也不能再向其下单；已下单的咨询继续进行。',
      okText: '隐藏并保存',
      cancelText: '返回',
      onOk: save,
    })
  }
  return (
    <section className="office__section">
      <h2>基本资料</h2>
      <div className="doctor-form">
        <div className="doctor-form__row">
          <Portrait src={docAvatar.url} size="large" />
          <PictureButton onArrived={({ attaId, url }) => setAvatar({ file: attaId, url })}>更换头像</PictureButton>
          <span className="doctor-form__quiet">
            {docAvatar.file === doctor.docAvatar
              ? '患者看到的是圆形，正方形的照片最合适'
              : '新头像已上传，保存资料后患者可见'}
          </span>
        </div>
        <label htmlFor="doctor-title">职称</label>
        <Input id="doctor-title" value={docTitle} onChange={event => setTitle(event.target.value)} />
        <label htmlFor="doctor-tags">标签</label>
        <Select
          id="doctor-tags"
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={['，', ',', '、', ' ']}
          placeholder="患者常问的病症，例如“高血压”，按回车添加"
          value={docTags}
          onChange={setTags}
        />
        <label htmlFor="doctor-skill">擅长</label>
        <Input.TextArea
          id="doctor-skill"
          autoSize={{ minRows: 3, maxRows: 8 }}
          value={docSkill}
          onChange={event => setSkill(event.target.value)}
        />
        <label htmlFor="doctor-resume">简介</label>
        <Input.TextArea
          id="doctor-resume"
          autoSize={{ minRows: 3, maxRows: 12 }}
          value={docResume}
          onChange={event => setResume(event.target.value)}
        />
        <div className="doctor-form__row">
          <Switch aria-label="在患者端展示" checked={isShown} onChange={setShown} />
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
