import { Card, Lines } from '../../../patterns/card.tsx'

/** Where to go with it now. */
export const GuideCard = ({ guides }: { guides: readonly { place: string; note: string }[] }) =>
  guides.length === 0 ? null : (
    <Card title="下一步去哪里">
      <Lines lines={guides.map(({ place, note }) => ({ label: place, value: note }))} />
    </Card>
  )
