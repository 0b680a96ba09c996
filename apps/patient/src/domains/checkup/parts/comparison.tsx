import type { PackageDetail } from '@nethos/contract/checkup/checkup.schemas.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Value } from '../../../patterns/value.tsx'
import { checkupPackage } from '../checkup.calls.ts'
import './checkup.css'

const itemsOf = (one: PackageDetail) => one.groups.flatMap(group => group.items)

/** Two packages side by side: price, whom they suit, and which items each has. */
export function Comparison({ first, second }: { first: string; second: string }) {
  const [one, two] = [useServiceQuery(checkupPackage(first)), useServiceQuery(checkupPackage(second))]
  return <Value of={one}>{left => <Value of={two}>{right => <Table left={left} right={right} />}</Value>}</Value>
}

function Table({ left, right }: { left: PackageDetail; right: PackageDetail }) {
  const names = new Map([...itemsOf(left), ...itemsOf(right)].map(item => [item.code, item.name]))
  const has = (one: PackageDetail, code: string) => itemsOf(one).some(item => item.code === code)
  const word = (one: PackageDetail, code: string) => (has(one, code) ? '有' : '没有')
  // What only one of them has comes first: that is the question.
  const codes = [...names.keys()].sort(
    (a, b) => Number(has(left, a) === has(right, a)) - Number(has(left, b) === has(right, b)),
  )
  return (
    <table className="checkup-table">
      <thead>
        <tr>
          <th scope="col">项目</th>
          <th scope="col">{left.packageName}</th>
          <th scope="col">{right.packageName}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">价格</th>
          <td>¥{yuan(left.priceCents)}</td>
          <td>¥{yuan(right.priceCents)}</td>
        </tr>
        <tr>
          <th scope="row">适合</th>
          <td>{left.suitable}</td>
          <td>{right.suitable}</td>
        </tr>
        {codes.map(code => (
          <tr key={code}>
            <th scope="row">{names.get(code)}</th>
            <td>{word(left, code)}</td>
            <td>{word(right, code)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
