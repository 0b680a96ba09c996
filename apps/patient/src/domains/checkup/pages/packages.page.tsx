import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { sexWords } from '@nethos/contract/checkup/checkup.rules.ts'
import type { PackageRow as Offered } from '@nethos/contract/checkup/checkup.schemas.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Chips, ManyChips } from '../../../controls/chips.tsx'
import { Card } from '../../../patterns/card.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { packages } from '../checkup.calls.ts'
import { Comparison } from '../parts/comparison.tsx'
import { PackageRow } from '../parts/package-row.tsx'
import '../parts/checkup.css'

type Sex = 'all' | 'M' | 'F'

/** 体检套餐: with filters; two of them can be laid side by side. */
export default function PackagesPage() {
  const [query] = useSearchParams()
  const result = useServiceQuery(packages(query.get('orgId') ?? ''))
  return (
    <HubPage>
      <Value of={result} shape="rows">
        {all =>
          all.length === 0 ? (
            <Empty sentence="暂无体检套餐" icon="checkup">
              <ButtonLink to={checkupPages.chooseCentre.at}>选择体检机构</ButtonLink>
            </Empty>
          ) : (
            <Offers all={all} />
          )
        }
      </Value>
    </HubPage>
  )
}

function Offers({ all }: { all: readonly Offered[] }) {
  const [sex, setSex] = useState<Sex>('all')
  const [category, setCategory] = useState('')
  const categories = [...new Set(all.map(one => one.category))]
  const fits = all.filter(
    one => (sex === 'all' || one.sex === 'any' || one.sex === sex) && (category === '' || one.category === category),
  )
  return (
    <>
      <Card>
        <Chips
          label="性别"
          choices={[
            { value: 'all', label: '全部' },
            { value: 'M', label: sexWords.M },
            { value: 'F', label: sexWords.F },
          ]}
          value={sex}
          onChange={setSex}
        />
        <Chips
          label="类别"
          choices={[{ value: '', label: '全部' }, ...categories.map(one => ({ value: one, label: one }))]}
          value={category}
          onChange={setCategory}
        />
      </Card>
      {fits.length === 0 && <Empty icon="checkup" sentence="没有符合条件的套餐" />}
      {fits.map(one => (
        <PackageRow key={one.packageId} one={one} />
      ))}
      {all.length > 1 && <Compare all={all} />}
    </>
  )
}

function Compare({ all }: { all: readonly Offered[] }) {
  const [isOpen, setOpen] = useState(false)
  const [ids, setIds] = useState<string[]>([])
  if (!isOpen)
    return (
      <Button look="soft" onClick={() => setOpen(true)}>
        对比两个套餐
      </Button>
    )
  const [first, second] = ids
  return (
    <Card title="对比两个套餐">
      <ManyChips
        label="选两个"
        choices={all.map(one => ({
          value: one.packageId,
          label: one.packageName,
          disabled: ids.length === 2 && !ids.includes(one.packageId),
        }))}
        value={ids}
        onChange={setIds}
      />
      {first !== undefined && second !== undefined && <Comparison first={first} second={second} />}
    </Card>
  )
}
