import { Modal, Select } from 'antd'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { shelfLabels, shelfNames, type Shelf } from '@nethos/contract/content/content.shelves.ts'
import { addArticle, types } from '../content.calls.ts'
import { AuthorChoice, type Signer } from './author-choice.tsx'
import './content.css'

/** Where it will stand; then the empty draft is open, and everything typed is kept. */
export function NewArticle({ shelf: first, onClose }: { shelf: Shelf; onClose: () => void }) {
  const [shelf, setShelf] = useState(first)
  const [typeId, setTypeId] = useState<string>()
  const [signer, setSigner] = useState<Signer>()
  const all = useServiceQuery(types())
  const { run, isBusy } = useCommand(addArticle)
  const navigate = useNavigate()
  const id = useId()
  const ofShelf = (all.value ?? []).filter(type => type.shelf === shelf)
  const isSigned = shelf === 'doctor'
  const chosenType = typeId ?? ofShelf[0]?.typeId
  const isReady = isSigned ? signer !== undefined : chosenType !== undefined

  const add = async () => {
    const place = isSigned ? { docId: signer?.docId, teamId: signer?.teamId } : { typeId: chosenType }
    const added = await run({ shelf, ...place })
    if (added) void navigate(`/articles/${added.articleId}`)
  }
  return (
    <Modal
      open
      title="新建文章"
      okText="开始编写"
      okButtonProps={{ loading: isBusy, disabled: !isReady }}
      cancelText="返回"
      mask={{ closable: false }}
      onOk={() => void add()}
      onCancel={onClose}
    >
      <div className="content-fields">
        <label htmlFor={`${id}-shelf`}>栏目</label>
        <Select<Shelf>
          id={`${id}-shelf`}
          value={shelf}
          options={shelfNames.map(value => ({ value, label: shelfLabels[value] }))}
          onChange={next => {
            setShelf(next)
            setTypeId(undefined)
          }}
        />
        {isSigned ? (
          <>
            <label htmlFor={`${id}-author`}>署名</label>
            <AuthorChoice id={`${id}-author`} value={signer} onChange={setSigner} />
          </>
        ) : (
          <>
            <label htmlFor={`${id}-type`}>分类</label>
            <Select
              id={`${id}-type`}
              {...(chosenType !== undefined && { value: chosenType })}
              options={ofShelf.map(type => ({ value: type.typeId, label: type.typeName }))}
              notFoundContent={all.sentence ?? '这个栏目还没有分类'}
              onChange={setTypeId}
            />
          </>
        )}
      </div>
    </Modal>
  )
}
