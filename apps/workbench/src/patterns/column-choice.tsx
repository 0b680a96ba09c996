import { Button, Checkbox, Popover } from 'antd'

interface ColumnChoiceProps {
  titles: readonly string[]
  hidden: readonly string[]
  onChange: (hidden: string[]) => void
}

/** Which columns are shown; the first one always is. */
export const ColumnChoice = ({ titles: [, ...titles], hidden, onChange }: ColumnChoiceProps) => (
  <Popover
    trigger="click"
    placement="bottomRight"
    title="显示的列"
    content={
      <div className="dense__columns" role="group" aria-label="显示的列">
        {titles.map(title => (
          <Checkbox
            key={title}
            checked={!hidden.includes(title)}
            onChange={({ target }) =>
              onChange(target.checked ? hidden.filter(one => one !== title) : [...hidden, title])
            }
          >
            {title}
          </Checkbox>
        ))}
        {hidden.length > 0 && <Button onClick={() => onChange([])}>全部显示</Button>}
      </div>
    }
  >
    <Button size="small">{hidden.length > 0 ? `列（隐藏${hidden.length}）` : '列'}</Button>
  </Popover>
)
