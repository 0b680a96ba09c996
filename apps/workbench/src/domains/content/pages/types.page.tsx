import { App, Button, Space, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { hospitalShelves, shelfLabels, type HospitalShelf } from '@nethos/contract/content/content.shelves.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Icon, isIcon } from '../../../controls/icon.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { moveType, removeType, types, type DeskType } from '../content.calls.ts'
import '../parts/content.css'
import { TypeDialog } from '../parts/type-dialog.tsx'

const shelves = Object.fromEntries(hospitalShelves.map(shelf => [shelf, shelfLabels[shelf]])) as Record<
  HospitalShelf,
  string
>

/** The categories of each shelf, in the order in which patients see them. */
export default function TypesPage() {
  const { value, filter } = useFilters({ shelf: 'news' })
  const shelf = value.shelf in shelves ? (value.shelf as HospitalShelf) : 'news'
  const query = useServiceQuery(types())
  const [edited, setEdited] = useState<DeskType | 'new'>()
  const ofShelf = query.value?.filter(type => type.shelf === shelf)
  const columns: TableColumnsType<DeskType> = [
    {
      title: '分类',
      key: 'name',
      render: (_, { typeName, icon }) => (
        <span className="content-type">
          <Icon name={isIcon(icon) ? icon : 'book'} size={28} />
          {typeName}
        </span>
      ),
    },
    { title: '文章', key: 'count', render: (_, { count }) => `${count}篇` },
    {
      title: '状态',
      key: 'state',
      render: (_, { isShown }) => (isShown ? <Tag tone="good">展示中</Tag> : <Tag>已隐藏</Tag>),
    },
    {
      title: '处理',
      key: 'actions',
      render: (_, type, index) => (
        <TypeActions
          type={type}
          isFirst={index === 0}
          isLast={index === (ofShelf?.length ?? 0) - 1}
          onEdit={() => setEdited(type)}
        />
      ),
    },
  ]
  return (
    <OfficePage
      title="文章分类"
      tools={
        <>
          <Link to="/articles">返回文章列表</Link>
          <Choice label="栏目" value={shelf} of={shelves} onChange={next => filter({ shelf: next })} />
          <Button type="primary" onClick={() => setEdited('new')}>
            新建分类
          </Button>
        </>
      }
    >
      <WholeTable
        label="文章分类"
        query={{ ...query, value: ofShelf }}
        columns={columns}
        rowKey={row => row.typeId}
        empty="这个栏目还没有分类，点「新建分类」开始"
        emptyAs="filed"
      />
      {edited && (
        <TypeDialog shelf={shelf} type={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </OfficePage>
  )
}

interface TypeActionsProps {
  type: DeskType
  isFirst: boolean
  isLast: boolean
  onEdit: () => void
}

function TypeActions({ type: { typeId, typeName, count }, isFirst, isLast, onEdit }: TypeActionsProps) {
  const { modal, message } = App.useApp()
  const moving = useCommand(moveType)
  const removing = useCommand(removeType)
  const move = (direction: 'up' | 'down') => void moving.run({ typeId, direction })
  const remove = () => {
    if (count > 0)
      return void modal.info({
        title: `「${typeName}」不能删除`,
        content: `这个分类下还有${count}篇文章。请先把文章移到其他分类，或隐藏这个分类。`,
        okText: '知道了',
      })
    return void modal.confirm({
      title: `删除「${typeName}」？`,
      content: '这个分类下没有文章，删除后不能恢复。',
      okText: '删除',
      okButtonProps: { danger: true },
      cancelText: '返回',
      onOk: async () => {
        if (await removing.run({ typeId })) void message.success('已删除')
      },
    })
  }
  return (
    <Space>
      <Button disabled={isFirst || moving.isBusy} aria-label={`上移「${typeName}」`} onClick={() => move('up')}>
        上移
      </Button>
      <Button disabled={isLast || moving.isBusy} aria-label={`下移「${typeName}」`} onClick={() => move('down')}>
        下移
      </Button>
      <Button onClick={onEdit}>修改</Button>
      <Button onClick={remove}>删除</Button>
    </Space>
  )
}
