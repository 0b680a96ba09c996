import { Alert, App, Input, Select } from 'antd'
import { useState } from 'react'
import { serverNow } from '@nethos/calls/config.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { mostSheetBytes, type Employee } from '@nethos/contract/checkup/checkup.rules.ts'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { importCompany, packages, readSheet } from '../checkup.calls.ts'
import { FamilyFields, termsOf, type FamilyDraft } from './family-fields.tsx'

const template = new URL('../company-list.xlsx', import.meta.url).href

type Problem = { row: number; sentence: string }

/** A company's list: read at the server, each bad row named, and taken whole or not at all. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [before] = useState(() => {
    const today = dayOf(serverNow())
    return { companyName: '', packageId: '', fromDay: today, untilDay: addDays(today, 60) }
  })
  const [draft, setDraft] = useState(before)
  const [family, setFamily] = useState<FamilyDraft>({ price: '', each: 2 })
  const [familyWrong, setFamilyWrong] = useState<string>()
  const [rows, setRows] = useState<Employee[]>([])
  const [problems, setProblems] = useState<Problem[]>([])
  const [fileSentence, setFileSentence] = useState<string>()
  const offered = useAsked(packages())
  const { message } = App.useApp()
  const reading = useAnswered(readSheet)
  const { run, isBusy, sentence } = useAnswered(importCompany)
  const put = (changed: Partial<typeof before>) => setDraft({ ...draft, ...changed })

  const read = async (file: File | undefined) => {
    if (!file) return
    setRows([])
    setProblems([])
    setFileSentence(file.size > mostSheetBytes ? '文件不能超过512KB' : undefined)
    if (file.size > mostSheetBytes) return
    const found = await reading.run({ content: await base64Of(file) })
    if (!found) return
    const whole = found.problems.find(one => one.row === 0)
    setFileSentence(whole?.sentence)
    setRows(found.rows)
    setProblems(whole ? [] : found.problems)
  }
  const send = async () => {
    if (problems.length > 0 || reading.isBusy) return
    const terms = termsOf(family)
    setFamilyWrong(typeof terms === 'string' ? terms : undefined)
    if (typeof terms === 'string') return
    const done = await run({ ...draft, rows, family: terms })
    if (!done) return
    if (done.problems.length > 0) return setProblems(done.problems)
    void message.success(`已导入${done.people}人`)
    onClose()
  }
  return (
    <FormDialog
      title="导入单位名单"
      yes="导入"
      isBusy={isBusy}
      isTouched={rows.length > 0 || family.price !== '' || JSON.stringify(draft) !== JSON.stringify(before)}
      sentence={reading.sentence ?? sentence}
      onYes={() => void send()}
      onClose={onClose}
    >
      <Field label="单位名称">
        {its => (
          <Input {...its} value={draft.companyName} onChange={event => put({ companyName: event.target.value })} />
        )}
      </Field>
      <Field label="套餐">
        {its => (
          <Select
            {...its}
            options={(offered.value ?? []).map(one => ({
              value: one.packageId,
              label: `${one.packageName}（${one.centreName}）`,
            }))}
            value={draft.packageId || null}
            onChange={packageId => put({ packageId: packageId ?? '' })}
          />
        )}
      </Field>
      <Field label="开始日期">
        {its => (
          <Input {...its} type="date" value={draft.fromDay} onChange={event => put({ fromDay: event.target.value })} />
        )}
      </Field>
      <Field label="结束日期">
        {its => (
          <Input
            {...its}
            type="date"
            value={draft.untilDay}
            onChange={event => put({ untilDay: event.target.value })}
          />
        )}
      </Field>
      <FamilyFields draft={family} wrong={familyWrong} onChange={changed => setFamily({ ...family, ...changed })} />
      <Field
        label="名单文件（.xlsx 或 CSV）"
        wrong={fileSentence}
        hint={
          reading.isBusy
            ? '正在读取……'
            : rows.length > 0
              ? `共${rows.length}人`
              : '第一行写列名：姓名（必填）、身份证号、工号。没有身份证号的凭兑换码和姓名领取。最多2000人。'
        }
      >
        {its => (
          <input
            id={its.id}
            aria-describedby={its['aria-describedby']}
            type="file"
            accept=".xlsx,.csv,.txt,text/csv"
            onChange={event => void read(event.target.files?.[0])}
          />
        )}
      </Field>
      <a href={template} download="单位体检名单.xlsx">
        下载模板
      </a>
      {problems.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={`有${problems.length}处要改，改好后重新选择文件`}
          description={
            <ul>
              {problems.slice(0, 20).map(one => (
                <li key={`${one.row} ${one.sentence}`}>
                  {one.row > 0 && `第${one.row}行：`}
                  {one.sentence}
                </li>
              ))}
              {problems.length > 20 && <li>……</li>}
            </ul>
          }
        />
      )}
    </FormDialog>
  )
}

const base64Of = async (file: File): Promise<string> => {
  let bytes = ''
  for (const byte of new Uint8Array(await file.arrayBuffer())) bytes += String.fromCharCode(byte)
  return btoa(bytes)
}
