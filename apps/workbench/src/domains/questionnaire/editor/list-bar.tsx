import { Button, Space } from 'antd'

interface ListBarProps {
  /** What it is, with its place: 第2个选项. */
  name: string
  /** Absent where the order says nothing. */
  onMove?: (by: -1 | 1) => void
  /** Absent where it is the last one that may not go. */
  onRemove?: (() => void) | undefined
}

/** Up, down and out, of one of a list. */
export const ListBar = ({ name, onMove, onRemove }: ListBarProps) => (
  <Space size={4}>
    {onMove && (
      <>
        <Button size="small" aria-label={`上移${name}`} onClick={() => onMove(-1)}>
          ↑
        </Button>
        <Button size="small" aria-label={`下移${name}`} onClick={() => onMove(1)}>
          ↓
        </Button>
      </>
    )}
    {onRemove && (
      <Button size="small" danger aria-label={`删除${name}`} onClick={onRemove}>
        删除
      </Button>
    )}
  </Space>
)
