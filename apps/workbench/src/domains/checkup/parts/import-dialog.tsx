import { Alert, App, Input, Select } from 'antd'
import { run } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { importCompany, packages } from '../checkup.calls.ts'
import { useCompanySheet, type SheetProblem } from '../use-company-sheet.ts'
import { FamilyFields, termsOf, type FamilyDraft } from './family-fields.tsx'

const template = new URL('../company-list.xlsx', import.meta.url).href

interface CompanyDraft {
  companyName: string
  packageId: string
  fromDay: string
  untilDay: string
  family: FamilyDraft
}

function begun(): CompanyDraft {
  const today = dayOf(serverNow())
  return {
    companyName: '',
    packageId: '',
    fromDay: today,
    untilDay: addDays(today, 60),
    family: { price: '', each: 2 },
  }
}

/** A company's list, taken whole or not at all. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { message } = App.useApp()
  const sheet = useCompanySheet()
  const form = useDialogForm({
    initial: begun,
    validate({ family }) {
      const terms = termsOf(family)
      return { family: typeof terms === 'string' ? terms : undefined }
    },
    async send({ family, ...company }) {
      const terms = termsOf(family)
      if (typeof terms === 'string' || sheet.problems.length > 0 || sheet.isReading) return undefined
      const done = await run(importCompany, { ...company, rows: sheet.rows, family: terms })
      sheet.setProblems(done.problems)
      return done.problems.length > 0 ? undefined : done
    },
    onSent({ people }) {
      void message.success(`已导入${people}人`)
      onClose()
    },
    onClose,
  })
  return (
    <FormDialog
      title="导入单位名单"
      yes="导入"
      {...form.dialog}
      isTouched={form.isDirty || sheet.rows.length > 0}
      sentence={sheet.sentence ?? form.dialog.sentence}
    >
      <Company form={form} />
      <FamilyFields
        draft={form.values.family}
        wrong={form.errors.family}
        onChange={changed => form.change({ family: { ...form.values.family, ...changed } })}
      />
      <SheetField sheet={sheet} />
      <a href={template} download="单位体检名单.xlsx">
        下载模板
      </a>
      <Problems problems={sheet.problems} />
    </FormDialog>
  )
}

function Company({ form }: { form: { values: CompanyDraft; change: (changes: Partial<CompanyDraft>) => void } }) {
  const offered = useServiceQuery(packages())
  const { companyName, packageId } = form.values
  return (
    <>
      <Field label="单位名称">
        {its => (
          <Input {...its} value={companyName} onChange={event => form.change({ companyName: event.target.value })} />
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
            value={packageId || null}
            onChange={chosen => form.change({ packageId: chosen ?? '' })}
          />
        )}
      </Field>
      {(['fromDay', 'untilDay'] as const).map(day => (
        <Field key={day} label={day === 'fromDay' ? '开始日期' : '结束日期'}>
          {its => (
            <Input
              {...its}
              type="date"
              value={form.values[day]}
              onChange={event => form.change({ [day]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </>
  )
}

const columns = '第一行写列名：姓名（必填）、身份证号、工号。没有身份证号的凭兑换码和姓名领取。最多2000人。'

function SheetField({ sheet }: { sheet: ReturnType<typeof useCompanySheet> }) {
  const { rows, isReading, fileSentence, read } = sheet
  return (
    <Field
      label="名单文件（.xlsx 或 CSV）"
      wrong={fileSentence}
      hint={isReading ? '正在读取……' : rows.length > 0 ? `共${rows.length}人` : columns}
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
  )
}

const mostShown = 20

function Problems({ problems }: { problems: readonly SheetProblem[] }) {
  if (problems.length === 0) return null
  return (
    <Alert
      type="error"
      showIcon
      title={`有${problems.length}处要改，改好后重新选择文件`}
      description={
        <ul>
          {problems.slice(0, mostShown).map(one => (
            <li key={`${one.row} ${one.sentence}`}>
              {one.row > 0 && `第${one.row}行：`}
              {one.sentence}
            </li>
          ))}
          {problems.length > mostShown && <li>……</li>}
        </ul>
      }
    />
  )
}
