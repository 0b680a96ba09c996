import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { useNavigate } from 'react-router'
import { useRows } from '@nethos/calls/query.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { controlLabels } from '@nethos/contract/renewal/drug.kinds.ts'
import { renewalRefusals } from '@nethos/contract/renewal/renewal.refusals.ts'
import { renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import type { Drug } from '@nethos/contract/renewal/renewal.schemas.ts'
import { Link } from 'react-router'
import { ActionList } from '../../../controls/action-list.tsx'
import { Button } from '../../../controls/button.tsx'
import { alert } from '../../../controls/dialog.ts'
import { Tag } from '../../../controls/tag.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { SearchPage } from '../../../patterns/search-page.tsx'
import { useWord } from '../../../patterns/use-in-address.ts'
import { DrugLineView } from '../parts/drug-lines.tsx'
import { ForPerson } from '../parts/for-person.tsx'
import { drugs as drugsOf } from '../renewal.calls.ts'
import { useRenewalDraft } from '../use-renewal-draft.ts'

/** 搜索药品: by name, pinyin or its first letters. */
export default function SearchDrugsPage() {
  return <ForPerson title="搜索药品">{person => <Search key={person.personId} person={person} />}</ForPerson>
}

function Search({ person: { personId } }: { person: Person }) {
  const word = useWord()
  const rows = useRows(drugsOf(word.value), { unless: word.value === '' })
  const draft = useRenewalDraft(personId)
  const go = useNavigate()
  const { drugs } = draft.value
  const add = (drug: Drug) => {
    if (!drug.canRenew) return void alert({ title: renewalRefusals.controlled.sentence })
    if (drugs.length >= renewalLimits.drugs) return toast(`一张处方最多${renewalLimits.drugs}种药品`)
    draft.change({ drugs: [...drugs, { ...drug, packs: 1 }] })
    toast('已添加')
  }
  return (
    <SearchPage
      label="药品名称、拼音或首字母"
      word={word.value}
      onSearch={word.set}
      recent="drugs"
      suggestions={
        <Card title="可以怎么找">
          <p>输入药盒上的药名就能找到，也可以输拼音或首字母。</p>
          <ActionList actions={[{ label: '从以前的处方里选', to: renewalPages.home.to({ compatId: personId }) }]} />
        </Card>
      }
    >
      <Rows rows={rows} empty="没有找到这种药品，请换个名称试试" icon="search">
        {drug => (
          <Row key={drug.drugId}>
            <DrugLineView line={drug}>
              {drugs.some(one => one.drugId === drug.drugId) ? (
                <Tag tone="good">已添加</Tag>
              ) : (
                <Button look="soft" label={`添加${drug.drugName} ${drug.specification}`} onClick={() => add(drug)}>
                  添加
                </Button>
              )}
            </DrugLineView>
            <p className="renewal-head">
              <Link to={renewalPages.drug.to({ id: drug.drugId, compatId: personId })}>药品详情</Link>
              {!drug.canRenew && <Tag tone="danger">{controlLabels[drug.control]}，不能在线开具</Tag>}
            </p>
          </Row>
        )}
      </Rows>
      {drugs.length > 0 && (
        <Button onClick={() => go(renewalPages.drugs.to({ compatId: personId }))}>已选{drugs.length}种，去确认</Button>
      )}
    </SearchPage>
  )
}
