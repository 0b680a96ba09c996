import { useServiceQuery } from '@nethos/calls/query.ts'
import { reviewTags } from '../consult.calls.ts'
import './tag-choice.css'

interface TagChoiceProps {
  /** The good words are offered, or the others. */
  isGood: boolean
  chosen: readonly string[]
  onChange: (tags: readonly string[]) => void
}

/** Words that others have found fitting; any number of them. */
export function TagChoice({ isGood, chosen, onChange }: TagChoiceProps) {
  const { value: offered = [] } = useServiceQuery(reviewTags())
  return (
    <div className="tag-choice" role="group" aria-label="评价标签">
      {offered
        .filter(one => one.isGood === isGood)
        .map(({ dicValue }) => {
          const isOn = chosen.includes(dicValue)
          return (
            <button
              key={dicValue}
              type="button"
              className={isOn ? 'tag-choice__one tag-choice__one--on' : 'tag-choice__one'}
              aria-pressed={isOn}
              onClick={() => onChange(isOn ? chosen.filter(one => one !== dicValue) : [...chosen, dicValue])}
            >
              {dicValue}
            </button>
          )
        })}
    </div>
  )
}
