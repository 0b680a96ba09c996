import { Badge, Button, Collapse, Space } from 'antd'
import { useState, type ReactNode } from 'react'
import { moved, replaced, without } from './change.ts'

export type WrongAt = (place: string) => string | undefined

export interface PartProps<Part> {
  value: Part
  onChange: (value: Part) => void
  /** Where it stands in the document: what is wrong there is said at its field. */
  place: string
  wrongAt: WrongAt
}

interface ListOfProps<One> extends Omit<PartProps<readonly One[]>, 'onChange'> {
  onChange: (value: One[]) => void
  /** What one is called: 入口. */
  noun: string
  titleOf: (one: One) => string
  fresh: () => One
  /** So many must stay. */
  least?: number
  most: number
  children: (its: PartProps<One>) => ReactNode
}

/** Several of a kind, one below the other: added, moved, taken out, each opened by a tap. */
export function ListOf<One>(props: ListOfProps<One>) {
  const { value, onChange, place, wrongAt, noun, titleOf, fresh, least = 0, most, children } = props
  const [open, setOpen] = useState<number[]>([])
  const add = () => {
    setOpen([...open, value.length])
    onChange([...value, fresh()])
  }
  return (
    <section className="peditor__list" aria-label={noun}>
      {wrongAt(place) && (
        <p className="field__wrong" role="alert">
          {wrongAt(place)}
        </p>
      )}
      <Collapse
        size="small"
        activeKey={open}
        onChange={keys => setOpen([keys].flat().map(Number))}
        items={value.map((one, at) => ({
          key: at,
          label: (
            <Badge dot={(wrongAt(`${place}/${at}`) ?? wrongAt(`${place}/${at}/*`)) !== undefined} offset={[6, 0]}>
              {`${at + 1}. ${titleOf(one) || '（还没有名称）'}`}
            </Badge>
          ),
          extra: (
            <Bar
              name={`${noun}${at + 1}`}
              onMove={by => {
                setOpen([])
                onChange(moved(value, at, by))
              }}
              onRemove={
                value.length > least
                  ? () => {
                      setOpen([])
                      onChange(without(value, at))
                    }
                  : undefined
              }
            />
          ),
          children: (
            <div className="peditor__fields">
              {children({
                value: one,
                onChange: next => onChange(replaced(value, at, next)),
                place: `${place}/${at}`,
                wrongAt,
              })}
            </div>
          ),
        }))}
      />
      {value.length < most && <Button onClick={add}>{`添加${noun}`}</Button>}
    </section>
  )
}

interface BarProps {
  name: string
  onMove: (by: -1 | 1) => void
  onRemove: (() => void) | undefined
}

const Bar = ({ name, onMove, onRemove }: BarProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only keeps taps on the buttons from opening what they stand on
  <span onClick={event => event.stopPropagation()}>
    <Space size={4}>
      <Button size="small" aria-label={`上移${name}`} onClick={() => onMove(-1)}>
        ↑
      </Button>
      <Button size="small" aria-label={`下移${name}`} onClick={() => onMove(1)}>
        ↓
      </Button>
      {onRemove && (
        <Button size="small" danger aria-label={`删除${name}`} onClick={onRemove}>
          删除
        </Button>
      )}
    </Space>
  </span>
)
