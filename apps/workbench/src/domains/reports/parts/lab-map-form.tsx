import { Button, Input } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { SeenCode } from '@nethos/contract/reports/lab-desk.services.ts'
import { isLoinc, type LabMapDocument, type LabMapRow } from '@nethos/contract/reports/lab/lab-documents.ts'
import { DenseTable } from '../../../patterns/dense-table.tsx'
import type { EditionForm } from '../../../patterns/edition-editor.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { triedMap, unmappedCodes } from '../reports.calls.ts'

interface FieldsProps {
  hosId: string
  document: LabMapDocument
  onChange: (document: LabMapDocument) => void
}

function Fields({ hosId, document: { rows }, onChange }: FieldsProps) {
  const set = (at: number, changes: Partial<LabMapRow>) =>
    onChange({ rows: rows.map((one, nth) => (nth === at ? { ...one, ...changes } : one)) })
  const add = (row: LabMapRow) => onChange({ rows: [...rows, row] })
  return (
    <>
      <DenseTable<LabMapRow & { at: number }>
        aria-label="对照"
        rowKey={row => String(row.at)}
        dataSource={rows.map((one, at) => ({ ...one, at }))}
        locale={{ emptyText: '还没有对照' }}
        columns={[
          {
            title: '医院编码',
            key: 'itemCode',
            render: (_, { at, itemCode }) => (
              <Input
                aria-label={`第${at + 1}行医院编码`}
                value={itemCode}
                onChange={event => set(at, { itemCode: event.target.value.trim() })}
              />
            ),
          },
          { title: '医院名称', dataIndex: 'itemName' },
          {
            title: 'LOINC编码',
            key: 'loinc',
            render: (_, { at, loinc }) => (
              <Input
                aria-label={`第${at + 1}行LOINC编码`}
                value={loinc}
                onChange={event => set(at, { loinc: event.target.value.trim() })}
              />
            ),
          },
          {
            title: '处理',
            key: 'actions',
            render: (_, { at }) => (
              <Button onClick={() => onChange({ rows: rows.filter((_one, nth) => nth !== at) })}>删除</Button>
            ),
          },
        ]}
      />
      <Button onClick={() => add({ itemCode: '', itemName: '', loinc: '' })}>添加一行</Button>
      <Trial hosId={hosId} rows={rows} />
      <Unmapped hosId={hosId} taken={rows.map(one => one.itemCode)} onTake={add} />
    </>
  )
}

/** What came in half a year without a code that we know; a person decides what it means. */
function Unmapped({ hosId, taken, onTake }: { hosId: string; taken: string[]; onTake: (row: LabMapRow) => void }) {
  const { value, status, sentence, retry } = useServiceQuery(unmappedCodes(hosId))
  if (!value) return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting rows={4} />
  const open = value.filter(one => !taken.includes(one.itemCode))
  return (
    <section aria-label="未对照的编码">
      <h3>{`半年内收到、还没有对照的编码（${open.length}）`}</h3>
      <DenseTable<SeenCode>
        chosenAs="未对照的编码"
        rowKey={row => row.itemCode}
        dataSource={open}
        locale={{ emptyText: '没有未对照的编码' }}
        columns={[
          { title: '编码', dataIndex: 'itemCode' },
          { title: '名称', dataIndex: 'itemName' },
          { title: '单位', dataIndex: 'unit' },
          { title: '结果数', dataIndex: 'results', align: 'right' },
          {
            title: '名称相近的项目',
            key: 'proposals',
            render: (_, { itemCode, itemName, proposals }) =>
              proposals.length === 0
                ? '没有，请手工填写'
                : proposals.map(({ key, name, loinc, unitFits }) => (
                    <Button key={key} onClick={() => onTake({ itemCode, itemName, loinc })}>
                      {`采用 ${name} ${loinc}${unitFits ? '' : '（单位不同）'}`}
                    </Button>
                  )),
          },
        ]}
      />
    </section>
  )
}

/** What the table would change, before anybody publishes it. */
function Trial({ hosId, rows }: { hosId: string; rows: readonly LabMapRow[] }) {
  const [tried, setTried] = useState<readonly LabMapRow[]>()
  return (
    <section aria-label="试算">
      <Button disabled={rows.length === 0} onClick={() => setTried(rows)}>
        试算会改变什么
      </Button>
      {tried && <Effects key={JSON.stringify(tried)} hosId={hosId} rows={tried} />}
    </section>
  )
}

function Effects({ hosId, rows }: { hosId: string; rows: readonly LabMapRow[] }) {
  const { value, status, sentence, retry } = useServiceQuery(triedMap(hosId, rows))
  if (!value) return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting rows={3} />
  return (
    <DenseTable
      chosenAs="编码试算结果"
      rowKey={row => row.itemCode}
      dataSource={value}
      columns={[
        { title: '编码', dataIndex: 'itemCode' },
        { title: '报告数', dataIndex: 'reports', align: 'right' },
        { title: '结果数', dataIndex: 'results', align: 'right' },
        { title: '现在', key: 'before', render: (_, { before }) => before || '没有说明' },
        {
          title: '之后',
          key: 'after',
          render: (_, { after, unitFits }) => `${after || '没有说明'}${unitFits ? '' : '（单位不同，请核对）'}`,
        },
      ]}
    />
  )
}

/** How a hospital's table of codes is written and shown at the desk. */
export const labMapForm = (hosId: string): EditionForm<LabMapDocument> => ({
  editor: (document, onChange) => <Fields hosId={hosId} document={document} onChange={onChange} />,
  preview: ({ rows }) => <p>{`共${rows.length}项对照`}</p>,
  problemsOf: ({ rows }) => [
    ...(rows.length === 0 ? ['还没有对照'] : []),
    ...rows.filter(one => one.itemCode === '').map(() => '有一行没有医院编码'),
    ...rows.filter(one => !isLoinc(one.loinc)).map(one => `${one.itemCode}：请填写正确的LOINC编码`),
  ],
  words: { rows: '对照', itemCode: '医院编码', itemName: '医院名称', loinc: 'LOINC编码' },
})
