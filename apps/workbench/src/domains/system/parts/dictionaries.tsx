import { Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dictionaries } from '@nethos/contract/system/system.dictionaries.ts'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { dictionaryLists, type DeskDictionary } from '../system.calls.ts'
import { DictionaryDialog } from './dictionary-dialog.tsx'
import './system.css'

const wordsOf = (words: DeskDictionary['words'], isGood: boolean): string =>
  words
    .filter(word => word.isGood === isGood)
    .map(word => word.dicValue)
    .join('、') || '（没有）'

/** The words that patients choose from. */
export function Dictionaries() {
  const query = useServiceQuery(dictionaryLists())
  const [edited, setEdited] = useState<DeskDictionary>()
  const columns: TableColumnsType<DeskDictionary> = [
    {
      title: '字典',
      key: 'name',
      className: 'system__words',
      render: (_, { dicName }) => <TwoLines first={dicName} second={dictionaries[dicName].meaning} />,
    },
    {
      title: '词',
      key: 'words',
      className: 'system__words',
      render: (_, { dicName, words }) =>
        dictionaries[dicName].isSplit ? (
          <TwoLines first={`好评：${wordsOf(words, true)}`} second={`差评：${wordsOf(words, false)}`} />
        ) : (
          wordsOf(words, true)
        ),
    },
    {
      title: '处理',
      key: 'actions',
      render: (_, row) => (
        <Button aria-label={`修改「${row.dicName}」`} onClick={() => setEdited(row)}>
          修改
        </Button>
      ),
    },
  ]
  return (
    <>
      <WholeTable
        label="字典"
        query={query}
        columns={columns}
        rowKey={row => row.dicName}
        empty="没有可以修改的字典"
        emptyAs="filed"
      />
      {edited && <DictionaryDialog key={edited.dicName} dictionary={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
