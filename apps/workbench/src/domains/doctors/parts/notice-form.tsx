import { App, Button, Input } from 'antd'
import { useState } from 'react'
import { serverNow } from '@nethos/calls/config.ts'
import { addDays, dayAndTime, dayOf, isDay, startOfDay } from '@nethos/contract/common/days.ts'
import { doctorNoticeText } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import type { DeskDoctor } from '../doctors.calls.ts'
import '../pages/doctor.css'

interface NoticeFormProps {
  notice: DeskDoctor['notice']
  /** Hangs it or, empty, takes it down; undefined when it was refused. */
  hang: (notice: { content: string; endsAt: number | null }) => Promise<unknown>
  isBusy: boolean
}

/** What hangs on the door, until the end of a day or until it is taken down. */
export function NoticeForm({ notice, hang, isBusy }: NoticeFormProps) {
  const [content, setContent] = useState(notice?.content ?? '')
  const [lastDay, setLastDay] = useState(notice?.endsAt ? dayOf(notice.endsAt - 1) : '')
  const [sentence, setSentence] = useState<string>()
  const { message } = App.useApp()
  const isOver = notice !== null && notice.endsAt !== null && notice.endsAt <= serverNow()

  const save = async (content: string) => {
    const wrong = sentenceOf(doctorNoticeText, content)
    setSentence(wrong)
    if (wrong) return
    const endsAt = content.trim() && isDay(lastDay) ? startOfDay(addDays(lastDay, 1)) : null
    if (!(await hang({ content, endsAt }))) return
    setContent(content)
    void message.success(content.trim() ? '公告已发布' : '公告已撤下')
  }
  return (
    <section className="office__section">
      <h2>公告</h2>
      <div className="doctor-form">
        {notice && (
          <p className="doctor-form__quiet">
            {isOver ? '已到期，患者看不到' : '患者现在能看到'} · {dayAndTime(notice.createdAt)}发布
          </p>
        )}
        <label htmlFor="doctor-notice">公告内容</label>
        <Input.TextArea
          id="doctor-notice"
          autoSize={{ minRows: 2, maxRows: 6 }}
          value={content}
          onChange={event => setContent(event.target.value)}
        />
        <label htmlFor="doctor-notice-day">展示到哪一天（不填则一直展示）</label>
        <Input
          id="doctor-notice-day"
          type="date"
          style={{ width: 200 }}
          min={dayOf(serverNow())}
          value={lastDay}
          onChange={event => setLastDay(event.target.value)}
        />
        <p className="doctor-form__wrong" role="alert">
          {sentence}
        </p>
        <div className="doctor-form__row">
          <Button type="primary" disabled={content.trim() === ''} loading={isBusy} onClick={() => void save(content)}>
            发布公告
          </Button>
          {notice && <Button onClick={() => void save('')}>撤下公告</Button>}
        </div>
      </div>
    </section>
  )
}
