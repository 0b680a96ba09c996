import type { ReactNode } from 'react'
import type { DrugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import { Price } from '../../../controls/price.tsx'
import './renewal.css'

type Shown = Pick<DrugLine, 'drugId' | 'drugName' | 'specification' | 'manufacturer' | 'dose' | 'frequency' | 'route'> &
  Partial<Pick<DrugLine, 'packs' | 'days' | 'priceCents'>>

/** 口服，每次5mg，每日1次，28天. */
export const usageOf = ({ route, dose, frequency, days }: Shown): string =>
  [route, dose && `每次${dose}`, frequency, days ? `${days}天` : ''].filter(Boolean).join('，')

/** A medicine: name, pack, how it is taken, how many. */
export const DrugLineView = ({ line, children }: { line: Shown; children?: ReactNode }) => (
  <div className="drug-line">
    <div className="drug-line__words">
      <strong className="drug-line__name">{line.drugName}</strong>
      <span className="drug-line__quiet">
        {line.specification} · {line.manufacturer}
      </span>
      <span className="drug-line__quiet">用法用量：{usageOf(line)}</span>
      {line.priceCents !== undefined && <Price cents={line.priceCents} />}
    </div>
    <div className="drug-line__end">{children ?? (line.packs ? <span>×{line.packs}</span> : null)}</div>
  </div>
)

export const DrugLines = ({ lines }: { lines: readonly Shown[] }) => (
  <ul className="drug-lines">
    {lines.map(line => (
      <li key={line.drugId}>
        <DrugLineView line={line} />
      </li>
    ))}
  </ul>
)

interface StepperProps {
  name: string
  value: number
  most: number
  /** 0 takes it away. */
  onChange: (value: number) => void
}

/** How many packs. */
export const Stepper = ({ name, value, most, onChange }: StepperProps) => (
  <span className="stepper" role="group" aria-label={`${name}的数量`}>
    <button
      type="button"
      className="stepper__step"
      aria-label={value === 1 ? `移除${name}` : `减少${name}`}
      onClick={() => onChange(value - 1)}
    >
      −
    </button>
    <output className="stepper__count">{value}</output>
    <button
      type="button"
      className="stepper__step"
      aria-label={`增加${name}`}
      disabled={value >= most}
      onClick={() => onChange(value + 1)}
    >
      +
    </button>
  </span>
)
