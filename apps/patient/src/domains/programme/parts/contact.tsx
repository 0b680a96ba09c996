import type { ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import { Card } from '../../../patterns/card.tsx'

/** Where it is and whom to call; nothing where the hospital has said neither. */
export const Contact = ({ introduction: { place, telephone } }: Pick<ProgrammeDocument, 'introduction'>) =>
  (place || telephone) && (
    <Card title="联系我们">
      {place && <p>地址：{place}</p>}
      {telephone && (
        <p>
          电话：
          <a className="programme-call" href={`tel:${telephone.replace(/\s/g, '')}`}>
            {telephone}
          </a>
        </p>
      )}
    </Card>
  )
