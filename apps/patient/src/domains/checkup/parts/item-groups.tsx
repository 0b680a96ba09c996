import type { PackageDetail } from '@nethos/contract/checkup/checkup.schemas.ts'
import { Card } from '../../../patterns/card.tsx'
import './checkup.css'

/** The items of a package by group, each with what it is for. */
export const ItemGroups = ({ groups }: { groups: PackageDetail['groups'] }) => (
  <>
    {groups.map(group => (
      <Card key={group.name} title={`${group.name}（${group.items.length}项）`}>
        <ul className="checkup-items">
          {group.items.map(item => (
            <li key={item.code}>
              {item.name}
              {item.meaning && <span className="checkup-source">{item.meaning}</span>}
            </li>
          ))}
        </ul>
      </Card>
    ))}
  </>
)
