import { Button, Input, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { editionCode, type EditionRow } from '@nethos/contract/common/editions.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../controls/field.tsx'
import type { EditionCalls } from './edition-calls.ts'
import { Fault, Waiting } from './states.tsx'
import { DenseTable } from './dense-table.tsx'
import './edition.css'

interface EditionListProps {
  /** What one is called: 问卷. */
  noun: string
  calls: Pick<EditionCalls<never>, 'list'>
  onOpen: (code: string) => void
}

const inUse = ({ edition, isWithdrawn }: EditionRow): string => {
  if (edition === null) return '未发布'
  const name = edition === 0 ? '程序自带' : `版本 ${edition}`
  return isWithdrawn ? `${name}（已下线）` : name
}

const draftIn = ({ draft }: EditionRow): string =>
  draft
    ? `${draft.status === 'reviewing' ? '等待审核' : '草稿'}（${draft.writerName} ${dayAndTime(draft.writtenAt)}）`
    : ''

/** All documents of a kind with what is in use and what is being written, and a new one by its code. */
export function EditionList({ noun, calls, onOpen }: EditionListProps) {
  const { value, status, sentence, retry } = useServiceQuery(calls.list())
  const [code, setCode] = useState('')
  const isTaken = value?.some(row => row.code === code) ?? false
  const wrong = code === '' ? undefined : isTaken ? '这个编号已有了' : sentenceOf(editionCode, code)
  if (!value) return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting rows={6} />
  const columns: TableColumnsType<EditionRow> = [
    {
      title: '名称',
      key: 'title',
      render: (_, row) => (
        <Button type="link" className="edition__open" onClick={() => onOpen(row.code)}>
          {row.title}
        </Button>
      ),
    },
    { title: '编号', dataIndex: 'code' },
    { title: '使用中', key: 'edition', render: (_, row) => inUse(row) },
    {
      title: '发布时间',
      key: 'at',
      render: (_, { publishedAt }) => (publishedAt === null ? '' : dayAndTime(publishedAt)),
    },
    { title: '正在修改', key: 'draft', render: (_, row) => draftIn(row) },
  ]
  return (
    <>
      <form
        className="edition__new"
        onSubmit={event => {
          event.preventDefault()
          if (code !== '' && !wrong) onOpen(code)
        }}
      >
        <Field label={`新${noun}的编号`} hint="小写字母、数字和短横线；发布后不能更改" wrong={wrong}>
          {its => <Input {...its} maxLength={40} value={code} onChange={event => setCode(event.target.value.trim())} />}
        </Field>
        <Button type="primary" htmlType="submit" disabled={code === '' || wrong !== undefined}>
          {`新建${noun}`}
        </Button>
      </form>
      <DenseTable<EditionRow>
        chosenAs={noun}
        columns={columns}
        dataSource={value}
        rowKey={row => row.code}
        locale={{ emptyText: `还没有${noun}` }}
      />
    </>
  )
}
