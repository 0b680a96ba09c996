import { Card, Lines } from '../../../patterns/card.tsx'

interface GroupHeadProps {
  group: { groupName: string; intro: string; doctorNames: readonly string[]; memberCount: number }
}

/** What a group is. */
export const GroupHead = ({ group: { groupName, intro, doctorNames, memberCount } }: GroupHeadProps) => (
  <Card title={groupName}>
    <p>{intro}</p>
    <Lines
      lines={[
        { label: '群医生', value: doctorNames.join('、') },
        { label: '成员', value: `${memberCount}人` },
      ]}
    />
  </Card>
)
