import { useState } from 'react'
import type { AskedMedicine } from '@nethos/contract/consult/consult.schemas.ts'
import { mostMedicines, renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import { useRows, type RowsQuery } from '@nethos/calls/query.ts'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { drugs, medications } from '../renewal.calls.ts'
import './medicines-field.css'

interface MedicinesFieldProps {
  /** Whose medicines are offered; empty while nobody was chosen. */
  personId: string
  chosen: readonly AskedMedicine[]
  onChange: (chosen: AskedMedicine[]) => void
}

const mostFound = 8
const keyOf = ({ drugId, drugName }: AskedMedicine): string => drugId || drugName

/** Which medicines it is about: what the person takes, what the hospital's list has, or what stands on the box. */
export function MedicinesField({ personId, chosen, onChange }: MedicinesFieldProps) {
  const [typed, setTyped] = useState('')
  const [word, setWord] = useState('')
  const taken = useRows(medications(personId, true), { unless: personId === '' })
  const found = useRows(drugs(word), { unless: word === '' })
  const isChosen = (one: AskedMedicine) => chosen.some(other => keyOf(other) === keyOf(one))
  const own = new Map(taken.rows.flatMap(row => row.drugs).map(drug => [drug.drugId, drug]))

  const add = ({ drugId, drugName, specification }: AskedMedicine) => {
    if (chosen.length >= mostMedicines) return toast(`一次最多咨询${mostMedicines}种药品`)
    onChange([...chosen, { drugId, drugName, specification }])
    setTyped('')
    setWord('')
  }
  const search = () => setWord(typed.trim())
  return (
    <fieldset className="medicines">
      <legend className="medicines__label">咨询的药品</legend>
      {chosen.length === 0 && <p className="medicines__quiet">可以不选，直接在下面写问题</p>}
      <Chosen medicines={chosen} onChange={onChange} />
      <Offered label="正在服用的药" medicines={[...own.values()].filter(one => !isChosen(one))} onAdd={add} />
      <TextField
        label="添加其他药品"
        placeholder="药品名称、拼音或首字母"
        enterKeyHint="search"
        maxLength={renewalLimits.medicineName}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          search()
        }}
        end={
          <button type="button" className="field__end" onClick={search}>
            搜索
          </button>
        }
      />
      {word !== '' && <Found word={word} found={found} isChosen={isChosen} onAdd={add} />}
    </fieldset>
  )
}

const Chosen = ({
  medicines,
  onChange,
}: {
  medicines: readonly AskedMedicine[]
  onChange: MedicinesFieldProps['onChange']
}) => (
  <ul className="medicines__chosen">
    {medicines.map(one => (
      <li key={keyOf(one)}>
        <span>
          {one.drugName} <span className="medicines__quiet">{one.specification}</span>
        </span>
        <button
          type="button"
          className="medicines__drop"
          aria-label={`移除${one.drugName}`}
          onClick={() => onChange(medicines.filter(other => other !== one))}
        >
          移除
        </button>
      </li>
    ))}
  </ul>
)

interface FoundProps {
  word: string
  found: RowsQuery<AskedMedicine>
  isChosen: (one: AskedMedicine) => boolean
  onAdd: (one: AskedMedicine) => void
}

/** What the hospital's list has under this name; and the name itself, as it stands on the box. */
function Found({ word, found, isChosen, onAdd }: FoundProps) {
  if (found.status === 'fault')
    return (
      <p className="field__error" role="alert">
        {found.sentence}
      </p>
    )
  if (found.status === 'waiting') return null
  const boxed = { drugId: '', drugName: word, specification: '' }
  return (
    <>
      {found.rows.length === 0 && <p role="status">药品目录里没有找到“{word}”</p>}
      <Offered
        label="找到的药品"
        medicines={found.rows.slice(0, mostFound).filter(one => !isChosen(one))}
        onAdd={onAdd}
      />
      {!isChosen(boxed) && (
        <button type="button" className="medicines__one" onClick={() => onAdd(boxed)}>
          按药盒上的名字添加“{word}”
        </button>
      )}
    </>
  )
}

interface OfferedProps {
  label: string
  medicines: readonly AskedMedicine[]
  onAdd: (one: AskedMedicine) => void
}

const Offered = ({ label, medicines, onAdd }: OfferedProps) =>
  medicines.length > 0 && (
    <div role="group" aria-label={label}>
      <p className="medicines__quiet">{label}（点一下添加）</p>
      {medicines.map(one => (
        <button key={keyOf(one)} type="button" className="medicines__one" onClick={() => onAdd(one)}>
          + {one.drugName} <span className="medicines__quiet">{one.specification}</span>
        </button>
      ))}
    </div>
  )
