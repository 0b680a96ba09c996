import { instantInWords } from '@nethos/contract/common/days.ts'
import type { PreparationLine } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import { Card } from '../../../patterns/card.tsx'
import './daysurgery.css'

/** From when what is left off before the operation, and who says so. */
export const Preparation = ({ lines }: { lines: readonly PreparationLine[] }) =>
  lines.length > 0 && (
    <Card title="从什么时候起">
      <ul className="surgery-list">
        {lines.map(({ text, at, source }) => (
          <li key={text}>
            <strong>{instantInWords(at)}</strong> 起，{text}
            <span className="surgery-source">来源：{source}</span>
          </li>
        ))}
      </ul>
      <p className="surgery-quiet">医生和护士当面说的时间优先。已经吃了、喝了，请马上告诉护士。</p>
    </Card>
  )
