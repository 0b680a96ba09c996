import { Button, Input, Space } from 'antd'
import { useState } from 'react'
import { run } from '@nethos/calls/command.ts'
import { randomId } from '../../../controls/random-id.ts'
import { dictionaries, mostWords, wrongWords } from '@nethos/contract/system/system.dictionaries.ts'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { changeDictionary, type DeskDictionary } from '../system.calls.ts'
import { Changes } from './changes.tsx'

interface Word {
  /** For the page alone: a new word has no id of its own yet. */
  rowId: string
  dictionaryId?: string
  dicValue: string
  isGood: boolean
}

/** All words of one dictionary, in their order. */
export function DictionaryDialog({ dictionary, onClose }: { dictionary: DeskDictionary; onClose: () => void }) {
  const { dicName } = dictionary
  const [before] = useState<Word[]>(() => dictionary.words.map(word => ({ rowId: word.dictionaryId, ...word })))
  const form = useDialogForm({
    initial: { words: before },
    validate: typed => ({ words: wrongWords(dicName, typed.words) }),
    send: typed =>
      run(changeDictionary, {
        dicName,
        seen: before.map(word => word.rowId),
        words: typed.words.map(({ rowId: _row, ...word }) => word),
      }),
    done: '已保存，患者马上看到',
    onClose,
  })
  const { words } = form.values
  const setWords = (changed: Word[]) => form.change({ words: changed })
  const { isSplit, meaning } = dictionaries[dicName]
  const put = (rowId: string, dicValue: string) =>
    setWords(words.map(word => (word.rowId === rowId ? { ...word, dicValue } : word)))
  const add = (isGood: boolean) => setWords([...words, { rowId: randomId(), dicValue: '', isGood }])
  const drop = (rowId: string) => setWords(words.filter(word => word.rowId !== rowId))
  /** One place up among the words of its group. */
  const lift = (group: Word[], at: number) => {
    const [one, other] = [group[at], group[at - 1]]
    if (!one || !other) return
    setWords(words.map(word => (word === one ? other : word === other ? one : word)))
  }
  const list = (isGood: boolean, label: string) => {
    const group = words.filter(word => word.isGood === isGood)
    return (
      <fieldset className="system__group">
        <legend>{label}</legend>
        {group.map((word, index) => (
          <Space.Compact key={word.rowId} block>
            <Input
              aria-label={`${label}第${index + 1}个词`}
              value={word.dicValue}
              onChange={event => put(word.rowId, event.target.value)}
            />
            <Button
              disabled={index === 0}
              aria-label={`上移${label}第${index + 1}个词`}
              onClick={() => lift(group, index)}
            >
              上移
            </Button>
            <Button aria-label={`去掉${label}第${index + 1}个词`} onClick={() => drop(word.rowId)}>
              去掉
            </Button>
          </Space.Compact>
        ))}
        <Button disabled={words.length >= mostWords} onClick={() => add(isGood)}>
          {`添加${label}`}
        </Button>
      </fieldset>
    )
  }
  return (
    <FormDialog
      title={`修改字典：${dicName}`}
      yes="保存"
      {...form.dialog}
      sentence={form.dialog.sentence ?? form.errors.words}
    >
      <p>{`${meaning}患者以前选过的不受影响。`}</p>
      {isSplit ? (
        <>
          {list(true, '好评')}
          {list(false, '差评')}
        </>
      ) : (
        list(true, dicName)
      )}
      <Changes kind="dictionary" itemKey={dicName} />
    </FormDialog>
  )
}
