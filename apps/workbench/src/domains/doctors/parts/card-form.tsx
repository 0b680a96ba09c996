import { App, Button, Input, Switch } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { doctorSkill, doctorTitle } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { changeDoctor, type DeskDoctor } from '../doctors.calls.ts'

/** Title, skill, and whether patients find him: hiding asks first. */
export function CardForm({ doctor }: { doctor: DeskDoctor }) {
  const { docId, docName } = doctor
  const [docTitle, setTitle] = useState(doctor.docTitle)
  const [docSkill, setSkill] = useState(doctor.docSkill)
  const [isShown, setShown] = useState(doctor.isShown)
  const [sentence, setSentence] = useState<string>()
  const { modal, message } = App.useApp()
  const { run, isBusy } = useCommand(changeDoctor)

  const save = async () => {
    if (await run({ docId, docTitle, docSkill, isShown })) void message.success('已保存')
  }
  const ask = () => {
    const wrong = sentenceOf(doctorTitle, docTitle) ?? sentenceOf(doctorSkill, docSkill)
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
        <label htmlFor="doctor-title">职称</label>
        <Input id="doctor-title" value={docTitle} onChange={event => setTitle(event.target.value)} />
        <label htmlFor="doctor-skill">擅长</label>
        <Input.TextArea
          id="doctor-skill"
          autoSize={{ minRows: 3, maxRows: 8 }}
          value={docSkill}
          onChange={event => setSkill(event.target.value)}
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
