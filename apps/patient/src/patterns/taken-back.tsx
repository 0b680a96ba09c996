import { Button } from '../controls/button.tsx'
import { Notice } from '../controls/notice.tsx'

/** What was said in the guide stands in the place of what was written earlier: one tap brings that back. */
export const TakenBack = ({ replaced, onTakeBack }: { replaced: string | undefined; onTakeBack: () => void }) =>
  replaced ? (
    <Notice tone="warn">
      <p>已换成刚才导诊时说的内容。之前写的是：{replaced}</p>
      <Button look="quiet" onClick={onTakeBack}>
        用回之前写的
      </Button>
    </Notice>
  ) : null
