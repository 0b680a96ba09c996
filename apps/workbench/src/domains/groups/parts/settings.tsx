import { groupPages } from '@nethos/contract/groups/groups.pages.ts'
import { App, Button, Select } from 'antd'
import { useState } from 'react'
import { run, useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { faqAnswer, faqQuestion } from '@nethos/contract/groups/groups.rules.ts'
import type { Faq } from '@nethos/contract/groups/groups.schemas.ts'
import { AreaLine, TextLine } from '../../../controls/lines.tsx'
import { codeFile, QrCode } from '../../../controls/qr-code.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { useMe } from '../../staff/public.ts'
import { doctorsNamed, removeQuestion, saveQuestion, setDoctors, type DeskGroup } from '../groups.calls.ts'
import { GroupDialog } from './group-dialog.tsx'

/** What members read of the group, who answers in it, what is asked often, and the code that leads to it. */
export function Settings({ group }: { group: DeskGroup }) {
  const role = useMe().value?.role
  const isOffice = role === 'operator' || role === 'admin'
  const [isChanging, setChanging] = useState(false)
  return (
    <div className="group-set">
      <section aria-label="群资料">
        <div className="group-set__row">
          <h2>群资料</h2>
          {isOffice && <Button onClick={() => setChanging(true)}>修改群资料</Button>}
        </div>
        <p>{group.intro}</p>
        <p>{`人数上限 ${group.memberLimit} 人；${group.isOpen ? '接受入群申请' : '暂停入群申请'}${group.isAllMuted ? '；全员禁言' : ''}`}</p>
      </section>
      <Doctors key={group.doctors.map(one => one.docId).join()} group={group} mayChange={isOffice} />
      <Questions group={group} />
      <Code group={group} />
      {isChanging && <GroupDialog group={group} onClose={() => setChanging(false)} />}
    </div>
  )
}

function Doctors({ group: { groupId, doctors }, mayChange }: { group: DeskGroup; mayChange: boolean }) {
  const [word, setWord] = useState('')
  const [chosen, setChosen] = useState(doctors.map(one => one.docId))
  const found = useServiceQuery(doctorsNamed(word.trim().slice(0, 50)), { keepPrevious: true, unless: !mayChange })
  const saving = useCommand(setDoctors)
  const { message } = App.useApp()
  const known = new Map<string, string>(doctors.map(one => [one.docId, `${one.docName} · ${one.docDeptName}`]))
  for (const { docId, docName, docDeptName } of found.value?.rows ?? []) known.set(docId, `${docName} · ${docDeptName}`)
  const save = async () => {
    if (await saving.run({ groupId, docIds: chosen })) void message.success('群医生已保存')
  }
  return (
    <section aria-label="群医生">
      <h2>群医生</h2>
      {mayChange ? (
        <div className="group-set__row">
          <Select
            aria-label="群医生"
            mode="multiple"
            style={{ flex: '1 1 320px' }}
            showSearch={{ filterOption: false, onSearch: setWord }}
            placeholder="输入医生的姓名或拼音"
            value={chosen}
            options={[...known].map(([value, label]) => ({ value, label }))}
            onChange={setChosen}
          />
          <Button type="primary" loading={saving.isBusy} onClick={() => void save()}>
            保存群医生
          </Button>
        </div>
      ) : (
        <p>{doctors.map(one => `${one.docName}（${one.docDeptName}）`).join('、')}</p>
      )}
    </section>
  )
}

function Questions({ group: { groupId, faqs } }: { group: DeskGroup }) {
  const [writing, setWriting] = useState<Partial<Faq>>()
  const { modal } = App.useApp()
  const ask = ({ faqId, question }: Faq) =>
    modal.confirm({
      title: '删除这个问题？',
      content: question,
      okText: '删除',
      cancelText: '返回',
      okButtonProps: { danger: true },
      onOk: () => run(removeQuestion, { groupId, faqId }),
    })
  return (
    <section aria-label="常见问题">
      <div className="group-set__row">
        <h2>常见问题</h2>
        <Button onClick={() => setWriting({})}>添加问题</Button>
      </div>
      {faqs.length === 0 && <p>还没有常见问题</p>}
      {faqs.map(one => (
        <div key={one.faqId} className="group-set__faq">
          <strong>{one.question}</strong>
          <p>{one.answer}</p>
          <div className="group-set__row">
            <Button size="small" aria-label={`修改${one.question}`} onClick={() => setWriting(one)}>
              修改
            </Button>
            <Button size="small" danger aria-label={`删除${one.question}`} onClick={() => void ask(one)}>
              删除
            </Button>
          </div>
        </div>
      ))}
      {writing && <QuestionDialog groupId={groupId} faq={writing} onClose={() => setWriting(undefined)} />}
    </section>
  )
}

function QuestionDialog({ groupId, faq, onClose }: { groupId: string; faq: Partial<Faq>; onClose: () => void }) {
  const form = useDialogForm({
    initial: { question: faq.question ?? '', answer: faq.answer ?? '' },
    rules: { question: faqQuestion, answer: faqAnswer },
    send: values => run(saveQuestion, { groupId, ...values, ...(faq.faqId && { faqId: faq.faqId }) }),
    done: '已保存',
    onClose,
  })
  return (
    <FormDialog {...form.dialog} title={faq.faqId ? '修改问题' : '添加问题'} yes="保存">
      <TextLine label="问题" {...form.field('question')} />
      <AreaLine label="答案" minRows={3} maxRows={12} {...form.field('answer')} />
    </FormDialog>
  )
}

function Code({ group: { groupId, groupName } }: { group: DeskGroup }) {
  const address = window.location.origin + groupPages.apply.to({ groupId })
  const save = () => {
    const link = document.createElement('a')
    link.href = codeFile(address)
    link.download = `${groupName}-群二维码.png`
    link.click()
  }
  return (
    <section aria-label="群二维码">
      <h2>群二维码</h2>
      <div className="group-set__code">
        <QrCode text={address} label={`${groupName}的群二维码`} />
      </div>
      <p>患者扫码后进入申请入群页面。可以打印后放在诊室。</p>
      <Button onClick={save}>保存图片</Button>
    </section>
  )
}
