import { useState } from 'react'
import { ActionList } from '../../controls/action-list.tsx'
import { Avatar } from '../../controls/avatar.tsx'
import { Button } from '../../controls/button.tsx'
import { CascadeSheet } from '../../controls/cascade.tsx'
import { Countdown } from '../../controls/countdown.tsx'
import { alert, confirm } from '../../controls/dialog.ts'
import { Icon, iconNames } from '../../controls/icon.tsx'
import { Notice } from '../../controls/notice.tsx'
import { PickerSheet } from '../../controls/picker-sheet.tsx'
import { Pictures } from '../../controls/pictures.tsx'
import { Price } from '../../controls/price.tsx'
import { RegionPicker } from '../../controls/region-picker.tsx'
import { Skeleton } from '../../controls/skeleton.tsx'
import { Stars, StarsField } from '../../controls/stars.tsx'
import { LinkTabs, Tabs } from '../../controls/tabs.tsx'
import { Tag } from '../../controls/tag.tsx'
import { toast } from '../../controls/toast.ts'
import { Card } from '../../patterns/card.tsx'
import { Page } from '../../patterns/page.tsx'
import { departments, pictures, regions, statuses } from './samples.ts'

const start = Date.now()

export function ControlsDemo() {
  const [tab, setTab] = useState<string>('all')
  return (
    <Page title="控件" head={<Tabs label="状态" tabs={statuses} value={tab} onChange={setTab} />}>
      <Buttons />
      <Dialogs />
      <Marks />
      <Card title="头像与图片">
        <div className="demo-row">
          <Avatar size="small" name="王医生" />
          <Avatar src="/nowhere.png" />
          <Avatar src={pictures[0]?.src} size="large" />
        </div>
        <Pictures pictures={pictures} />
      </Card>
      <Notice tone="warn">
        <Countdown until={start + 15 * 60_000} now={Date.now}>
          {left => <>请在 {left}内完成支付，超时订单自动取消</>}
        </Countdown>
      </Notice>
      <Notice>客服工作时间：工作日 08:00-11:30，13:30-17:00</Notice>
      <Notice tone="danger">过敏史：青霉素</Notice>
      <Notice tone="good">退款已原路退回</Notice>
      <Card title="行">
        <ActionList
          actions={[
            { label: '就诊人管理', icon: 'people', to: '/__kinds', value: '3人' },
            { label: '健康档案', icon: 'clipboard', to: '/__kinds', note: '病史、过敏史、就诊记录' },
            { label: '退出登录', danger: true, onAct: () => toast('已退出') },
          ]}
        />
      </Card>
      <LinkTabs
        label="我的医生"
        tabs={[
          { to: '/__kinds/controls', label: '医生' },
          { to: '/__kinds/fields', label: '团队' },
        ]}
      />
      <Card title="图标">
        <div className="demo-row">
          {iconNames.map(name => (
            <Icon key={name} name={name} label={name} />
          ))}
        </div>
      </Card>
      <Skeleton shape="rows" />
      <Skeleton shape="grid" />
      <Skeleton shape="form" />
    </Page>
  )
}

const Buttons = () => (
  <Card title="按钮">
    <div className="demo-row">
      <Button onClick={later}>提交咨询</Button>
      <Button look="soft" throttle onClick={() => toast('已关注')}>
        +关注
      </Button>
      <Button look="quiet">再等等</Button>
      <Button look="danger">解除绑定</Button>
      <Button disabled>已约满</Button>
      <Button busy>正在提交</Button>
    </div>
  </Card>
)
const later = () => new Promise(resolve => setTimeout(resolve, 1500))

const Questions = () => (
  <>
    <Button
      look="soft"
      onClick={async () =>
        toast(
          (await confirm({
            title: '确定不支付吗？',
            text: '您的订单已经生成，15分钟不支付会自动取消。',
            yes: '继续支付',
            no: '暂不支付',
          }))
            ? '继续支付'
            : '暂不支付',
        )
      }
    >
      询问
    </Button>
    <Button
      look="soft"
      onClick={() => confirm({ title: '删除这条就诊记录？', text: '删除后不能恢复。', yes: '删除', danger: true })}
    >
      危险询问
    </Button>
    <Button look="soft" onClick={() => alert({ title: '当前订单已支付' })}>
      告知
    </Button>
  </>
)

function Dialogs() {
  const [open, setOpen] = useState<'picker' | 'cascade' | 'region' | null>(null)
  const [chosen, setChosen] = useState('')
  const close = () => setOpen(null)
  return (
    <>
      <Card title="对话与提示">
        <div className="demo-row">
          <Questions />
          <Button look="soft" onClick={() => setOpen('picker')}>
            单列选择
          </Button>
          <Button look="soft" onClick={() => setOpen('cascade')}>
            两列选择
          </Button>
          <Button look="soft" onClick={() => setOpen('region')}>
            地区
          </Button>
        </div>
        <p>{chosen}</p>
      </Card>
      <PickerSheet
        open={open === 'picker'}
        onClose={close}
        title="与本人关系"
        value={chosen}
        options={['本人', '父母', '配偶', '子女', '亲戚', '朋友', '其他'].map(label => ({ value: label, label }))}
        onChoose={setChosen}
      />
      <CascadeSheet
        open={open === 'cascade'}
        onClose={close}
        label="科室"
        branches={departments}
        onChoose={(branch, option) => setChosen(`${branch} ${option}`)}
      />
      <RegionPicker
        open={open === 'region'}
        onClose={close}
        load={regions}
        onChoose={path => setChosen(path.map(region => region.label).join(''))}
      />
    </>
  )
}

function Marks() {
  const [score, setScore] = useState(0)
  return (
    <Card title="标签、价格、星级">
      <div className="demo-row">
        <Tag>可开处方</Tag>
        <Tag tone="good">已完成</Tag>
        <Tag tone="warn">待支付</Tag>
        <Tag tone="danger">已停诊</Tag>
        <Tag tone="quiet">副主任医师</Tag>
      </div>
      <div className="demo-row">
        <Price cents={5000} />
        <Price cents={-10} />
        <Price cents={123456} size="large" />
        <Stars score={4.7} />
      </div>
      <StarsField label="服务评分" value={score} onChange={setScore} />
    </Card>
  )
}
