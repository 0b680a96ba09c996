import { Input } from 'antd'
import type { DutyPerson } from '../duty.calls.ts'
import './turns.css'

export interface Turn {
  staffId: string
  from: string
  until: string
}

/** 20:00至次日08:00; nothing where it is the whole day. */
export const hoursOf = ({ from, until }: Pick<Turn, 'from' | 'until'>): string =>
  from === '00:00' && until === '24:00' ? '全天' : `${from}至${from > until ? '次日' : ''}${until}`

interface TurnsProps {
  people: readonly DutyPerson[]
  turns: readonly Turn[]
  onChange: (turn: Turn) => void
}

/** The hours of each who was chosen; a field of time knows no 24:00, an empty one stands for it. */
export const Turns = ({ people, turns, onChange }: TurnsProps) => (
  <ul className="turns" aria-label="值班时间">
    {people.map(({ staffId, name }) => {
      const { from, until } = turns.find(one => one.staffId === staffId) ?? { from: '00:00', until: '24:00' }
      return (
        <li key={staffId}>
          <span>{name}</span>
          <Input
            type="time"
            aria-label={`${name}从`}
            value={from}
            onChange={event => onChange({ staffId, from: event.target.value || '00:00', until })}
          />
          <span>至</span>
          <Input
            type="time"
            aria-label={`${name}到`}
            value={until === '24:00' ? '' : until}
            onChange={event => onChange({ staffId, from, until: event.target.value || '24:00' })}
          />
          <span>{hoursOf({ from, until })}</span>
        </li>
      )
    })}
  </ul>
)
