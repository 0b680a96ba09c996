import type { Relationship } from '@nethos/contract/people/people.rules.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Icon } from '../../../controls/icon.tsx'
import { managers, useGrantNews } from '../../grants/public.tsx'
import './family-calls.css'

/** What he is to me who has me down as this. */
const words: Partial<Readonly<Record<Relationship, string>>> = { parents: '儿女', spouse: '爱人', children: '父母' }
const most = 2

/** 打电话给儿女: whoever I let act for me is one tap away (docs/look.md 5). */
export default function FamilyCalls() {
  const { value = [], retry } = useServiceQuery(managers())
  useGrantNews(retry)
  return value
    .filter(({ callMobile }) => callMobile !== '')
    .slice(0, most)
    .map(({ managedId, managerName, callMobile, relationship }) => (
      <a key={managedId} className="family-call" href={`tel:${callMobile}`}>
        <Icon name="phone" />
        <span>
          打电话给{words[relationship] ?? '家人'} <span className="family-call__name">{managerName}</span>
        </span>
      </a>
    ))
}
