import { Badge, Button, Collapse, Space } from 'antd'
import { useState } from 'react'
import type { QuestionnaireDocument, QuestionPage } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { itemKinds, type ItemKind, type QuestionItem } from '@nethos/contract/questionnaire/questionnaire.items.ts'
import { Choice } from '../../../controls/choice.tsx'
import { AreaLine, TextLine } from '../../../controls/lines.tsx'
import { moved, movedItem, renamedItem, replaced, without } from './change.ts'
import { freshItem } from './fresh.ts'
import { ItemCard } from './item-card.tsx'
import { ListBar } from './list-bar.tsx'

export interface PartProps {
  document: QuestionnaireDocument
  onChange: (document: QuestionnaireDocument) => void
  /** What is wrong at a place: 'items/3'. */
  wrongAt: (place: string) => readonly string[]
}

/** The pages with their items; an item opens by a tap. */
export function PagesEditor({ document, onChange, wrongAt }: PartProps) {
  const { pages } = document
  const put = (next: QuestionPage[]) => onChange({ ...document, pages: next })
  const counts = pages.map(page => page.items.length)
  return (
    <>
      {pages.map((page, at) => (
        <OnePage
          // oxlint-disable-next-line react/no-array-index-key -- a page has no name of its own
          key={at}
          at={at}
          first={counts.slice(0, at).reduce((sum, count) => sum + count, 0)}
          document={document}
          onChange={onChange}
          wrongAt={wrongAt}
          bar={
            <ListBar
              name={`第${at + 1}页`}
              onMove={by => put(moved(pages, at, by))}
              onRemove={pages.length > 1 ? () => put(without(pages, at)) : undefined}
            />
          }
          page={page}
        />
      ))}
      <div>
        <Button onClick={() => put([...pages, { items: [freshItem('single', idsOf(document))] }])}>添加一页</Button>
      </div>
    </>
  )
}

const idsOf = (document: QuestionnaireDocument) => document.pages.flatMap(page => page.items.map(item => item.id))

interface OnePageProps extends PartProps {
  page: QuestionPage
  at: number
  /** How many items stand on the pages before. */
  first: number
  bar: React.ReactNode
}

function OnePage({ page, at, first, document, onChange, wrongAt, bar }: OnePageProps) {
  const [kind, setKind] = useState<ItemKind>('single')
  const { pages } = document
  const { items } = page
  const put = (changes: Partial<QuestionPage>) =>
    onChange({ ...document, pages: replaced(pages, at, { ...page, ...changes }) })
  const before = pages.flatMap(one => one.items)
  const labelOf = (item: QuestionItem, nth: number) => (
    <Badge dot={wrongAt(`items/${first + nth}`).length > 0} offset={[6, 0]}>
      {`${first + nth + 1}. ${itemKinds[item.kind]}　${item.text || '（没有文字）'}`}
    </Badge>
  )
  return (
    <section className="qeditor__list" aria-label={`第${at + 1}页`}>
      <Space>
        <strong>{`第${at + 1}页`}</strong>
        {bar}
      </Space>
      <div className="qeditor__pair">
        <TextLine label="页标题" value={page.title ?? ''} onChange={title => put({ title: title || undefined })} />
        <AreaLine
          label="页开头的文字"
          minRows={1}
          maxRows={4}
          value={page.text ?? ''}
          onChange={text => put({ text: text || undefined })}
        />
      </div>
      <Collapse
        size="small"
        items={items.map((item, nth) => ({
          key: nth,
          label: labelOf(item, nth),
          extra: (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only keeps taps on the buttons from opening the item
            <span onClick={event => event.stopPropagation()}>
              <ListBar
                name={`第${first + nth + 1}题`}
                onMove={by => onChange({ ...document, pages: movedItem(pages, at, nth, by) })}
                onRemove={items.length > 1 ? () => put({ items: without(items, nth) }) : undefined}
              />
            </span>
          ),
          children: (
            <ItemCard
              item={item}
              before={before.slice(0, first + nth)}
              wrong={wrongAt(`items/${first + nth}`)}
              onChange={next => put({ items: replaced(items, nth, next) })}
              onRename={id => onChange(renamedItem(document, item, id))}
            />
          ),
        }))}
      />
      <Space wrap>
        <Choice label={`第${at + 1}页添加的题型`} value={kind} of={itemKinds} onChange={setKind} />
        <Button
          onClick={() => put({ items: [...items, freshItem(kind, idsOf(document))] })}
        >{`在第${at + 1}页添加题目`}</Button>
      </Space>
    </section>
  )
}
