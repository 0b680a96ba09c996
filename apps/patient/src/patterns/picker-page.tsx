import { isValidElement, type ReactNode } from 'react'
import type { ServiceIconName } from '@nethos/contract/common/service-icons.ts'
import { Page } from './page.tsx'
import { Row } from './row.tsx'
import { Rows } from './rows.tsx'
import type { RowSource } from './sources.ts'

interface PickerPageProps<Item> {
  /** Where the page knows better than its address. */
  title?: string | undefined
  items: RowSource<Item>
  /** Draws what is inside of one item; the item itself is the button. Give the element a `key`. */
  children: (item: Item) => ReactNode
  onPick: (item: Item) => void
  /** The heading under which an item stands; items of one group follow each other. */
  groupOf?: (item: Item) => string
  /** The sentence when there are none. */
  empty: string
  /** The drawing of what is missing. */
  icon: ServiceIconName
  /** What stays below the title: a SearchBox, Tabs. */
  head?: ReactNode
  /** The bar at the lower edge: 添加就诊人. It is also the way on when there are none. */
  bar?: ReactNode
}

/** Kind 6: choose one: a person, a department, a doctor, a hospital, a drug. For two columns put a Cascade into a Page. */
export const PickerPage = <Item,>({
  title,
  items,
  children,
  onPick,
  groupOf,
  empty,
  icon,
  head,
  bar,
}: PickerPageProps<Item>) => (
  <Page title={title} head={head} bar={bar}>
    <Rows rows={items} empty={empty} icon={icon} groupOf={groupOf}>
      {item => {
        const inside = children(item)
        return (
          <Row key={isValidElement(inside) ? inside.key : null} onPick={() => onPick(item)}>
            {inside}
          </Row>
        )
      }}
    </Rows>
  </Page>
)
