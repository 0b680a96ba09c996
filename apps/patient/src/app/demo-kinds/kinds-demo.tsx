import { useState } from 'react'
import { Avatar } from '../../controls/avatar.tsx'
import { Button, ButtonLink } from '../../controls/button.tsx'
import { Countdown } from '../../controls/countdown.tsx'
import { Notice } from '../../controls/notice.tsx'
import { OptionList } from '../../controls/picker-sheet.tsx'
import { Pictures } from '../../controls/pictures.tsx'
import { Price } from '../../controls/price.tsx'
import { SearchBox } from '../../controls/search-box.tsx'
import { Stars } from '../../controls/stars.tsx'
import { Tabs } from '../../controls/tabs.tsx'
import { Tag } from '../../controls/tag.tsx'
import { CodeField, TelField } from '../../controls/text-field.tsx'
import { CaptchaButton } from '../../controls/captcha-button.tsx'
import { toast } from '../../controls/toast.ts'
import { Article } from '../../patterns/article.tsx'
import { Bubble, StreamNote } from '../../patterns/bubble.tsx'
import { Card, Lines, StatusLine } from '../../patterns/card.tsx'
import { Composer } from '../../patterns/composer.tsx'
import { DetailPage } from '../../patterns/detail-page.tsx'
import { EntryGrid } from '../../patterns/entry-grid.tsx'
import { GatePage } from '../../patterns/gate-page.tsx'
import { HubPage } from '../../patterns/hub-page.tsx'
import { ListPage } from '../../patterns/list-page.tsx'
import { NotFoundPage } from '../../patterns/not-found-page.tsx'
import { PayPage } from '../../patterns/pay-page.tsx'
import { PickerPage } from '../../patterns/picker-page.tsx'
import { ReadingPage } from '../../patterns/reading-page.tsx'
import { ResultPage } from '../../patterns/result-page.tsx'
import { RoomPage } from '../../patterns/room-page.tsx'
import { Row } from '../../patterns/row.tsx'
import { SearchPage } from '../../patterns/search-page.tsx'
import { settled, settledRows, type RowSource } from '../../patterns/sources.ts'
import { useTab, useWord } from '../../patterns/use-in-address.ts'
import './kinds-demo.css'
import { doctors, pictures, statuses, text } from './samples.ts'

type Doctor = (typeof doctors)[number]

const deadline = Date.now() + 899_000

const DoctorCard = ({ doctor }: { doctor: Doctor }) => (
  <Row to="/__kinds/detail">
    <div className="demo-doctor">
      <Avatar />
      <div>
        <p>
          <b className="demo-doctor__name">{doctor.name}</b> <Tag>可开处方</Tag>
        </p>
        <p>
          {doctor.title}　{doctor.department}
        </p>
        <p className="demo-doctor__quiet">第一人民医院</p>
        <p className="demo-doctor__skill">{doctor.skill}</p>
        <p className="demo-doctor__quiet">
          <Stars score={4.8} /> 4.8分　已服务1203人　平均2小时回复
        </p>
        <p>
          图文咨询 <Price cents={doctor.cents} />
        </p>
      </div>
    </div>
  </Row>
)

function List() {
  const tab = useTab('all', ...statuses.map(status => status.value))
  const [count, setCount] = useState(1)
  const rows: RowSource<Doctor> = {
    ...settledRows(
      Array.from({ length: count }, (_, at) => doctors.map(one => ({ ...one, id: `${at}-${one.id}` }))).flat(),
    ),
    hasMore: count < 5,
    loadMore: () => setCount(count + 1),
  }
  return (
    <ListPage
      title="我的咨询"
      head={<Tabs label="咨询状态" tabs={statuses} value={tab.value} onChange={tab.set} />}
      rows={tab.value === 'cancelled' ? settledRows([]) : rows}
      empty="暂无咨询"
      icon="talks"
      way={<ButtonLink to="/doc/index">去找医生</ButtonLink>}
    >
      {doctor => <DoctorCard key={doctor.id} doctor={doctor} />}
    </ListPage>
  )
}

const Fault = () => (
  <ListPage
    title="报告列表"
    rows={{ ...settledRows<Doctor>([]), status: 'fault', sentence: '网络错误，请稍后重试' }}
    empty="暂无报告"
    icon="report"
  >
    {doctor => doctor.name}
  </ListPage>
)

const Waiting = () => (
  <ListPage title="报告列表" rows={{ ...settledRows<Doctor>([]), status: 'waiting' }} empty="暂无报告" icon="report">
    {doctor => doctor.name}
  </ListPage>
)

const Detail = () => (
  <DetailPage
    title="挂号详情"
    // oxlint-disable-next-line typescript/no-non-null-assertion -- there are doctors above
    detail={settled(doctors[0]!)}
    bar={
      <>
        <Button look="quiet">取消预约</Button>
        <Button>
          支付 <span>50.00元</span>
        </Button>
      </>
    }
    action={<button type="button">预约规则</button>}
  >
    {doctor => (
      <>
        <StatusLine word="待支付" tone="warn">
          <Countdown until={deadline} now={Date.now}>
            {left => <>请在 {left}内完成支付，超时订单自动取消</>}
          </Countdown>
        </StatusLine>
        <Card title="预约信息">
          <Lines
            lines={[
              { label: '就诊人', value: '张建国　男　72岁' },
              { label: '医生', value: doctor.name },
              { label: '科室', value: doctor.department },
              { label: '就诊时间', value: '2026-11-28 周六 上午 09:30' },
              { label: '就诊地点', value: '第一人民医院 庆春院区 3号楼2层A区15诊室' },
              { label: '挂号费', value: <Price cents={5000} /> },
              { label: '备注', value: '' },
            ]}
          />
        </Card>
        <Card title="病情图片">
          <Pictures pictures={pictures} />
        </Card>
      </>
    )}
  </DetailPage>
)

const Reading = () => (
  <ReadingPage title="检查须知" reading={settled(text)} next={<ButtonLink to="/__kinds">我已阅读，下一步</ButtonLink>}>
    {html => <Article title="无痛胃镜检查须知" note="内镜中心　2026-11-02　阅读 1.2万" html={html} />}
  </ReadingPage>
)

const Hub = () => {
  const [words, setWords] = useState('')
  return (
    <HubPage title="就医服务" head={<SearchBox label="搜索医生、科室、文章" value={words} onChange={setWords} />}>
      <Card title="诊前">
        <EntryGrid
          entries={[
            { label: '预约挂号', icon: 'calendar', to: '/book' },
            { label: '在线问诊', icon: 'chat', to: '/doc/index' },
            { label: '专家团队', icon: 'people', to: '/team/list' },
            { label: '检查预约', icon: 'flask', to: '/jcyy' },
            { label: '体检', icon: 'heart', to: '/v2/tj' },
            { label: '多学科门诊', icon: 'hospital', to: '/book/mdt' },
          ]}
        />
      </Card>
      <Card title="诊后">
        <EntryGrid
          columns={2}
          entries={[
            { label: '报告查询', icon: 'report', to: '/report', note: '2份新报告' },
            { label: '门诊缴费', icon: 'wallet', to: '/butler/mz/dzf' },
            { label: '线上续方', icon: 'pill', to: '/renewal' },
            { label: '住院服务', icon: 'bed', to: '/v2/rybl' },
          ]}
        />
      </Card>
    </HubPage>
  )
}

const Picker = () => (
  <PickerPage
    title="选择就诊人"
    items={settledRows([
      { id: '1', name: '张建国', note: '男　72岁　已实名', group: '本人' },
      { id: '2', name: '张小雨', note: '女　5岁　未填写监护人', group: '家人' },
      { id: '3', name: '阿卜杜热西提·买买提明', note: '男　40岁', group: '家人' },
    ])}
    onPick={person => toast(person.name)}
    groupOf={person => person.group}
    empty="您还没有就诊人信息，请先添加就诊人"
    icon="people"
    bar={<ButtonLink to="/my/compat/add">添加就诊人</ButtonLink>}
  >
    {person => (
      <div key={person.id}>
        <b>{person.name}</b>
        <p className="demo-doctor__quiet">{person.note}</p>
      </div>
    )}
  </PickerPage>
)

const Gate = () => (
  <GatePage
    title="登录"
    reason="登录后可以预约挂号、查看报告和联系医生。"
    submit="登录"
    onSubmit={() => new Promise(resolve => setTimeout(resolve, 1000))}
    ways={
      <>
        <a href="/account/login/bypwd">密码登录</a>
        <a href="/account/modify/default/phone">手机号已停用</a>
      </>
    }
  >
    <TelField label="手机号" placeholder="请输入手机号" />
    <CodeField label="验证码" maxLength={4} end={<CaptchaButton onAsk={async () => true} seconds={5} />} />
  </GatePage>
)

function Pay() {
  const [way, setWay] = useState('wechat')
  return (
    <PayPage
      title="支付"
      amountCents={4950}
      pay="确认支付"
      onPay={() => new Promise(resolve => setTimeout(resolve, 1000))}
      notice={
        <Notice tone="warn">
          <Countdown until={deadline} now={Date.now}>
            {left => <>请在 {left}内完成支付，超时订单自动取消</>}
          </Countdown>
        </Notice>
      }
      leave={{
        title: '确定不支付吗？',
        text: '您的订单已经生成，15分钟不支付会自动取消。',
        stay: '继续支付',
        leave: '暂不支付',
      }}
    >
      <Card>
        <Lines
          lines={[
            { label: '图文咨询', value: '50.00元' },
            { label: '礼券', value: '新人立减 -0.50元' },
          ]}
        />
      </Card>
      <Card title="支付方式">
        <OptionList
          options={[
            { value: 'wechat', label: '微信支付' },
            { value: 'alipay', label: '支付宝' },
          ]}
          value={way}
          onChoose={setWay}
        />
      </Card>
    </PayPage>
  )
}

const Result = () => (
  <ResultPage
    title="提交成功"
    verdict="good"
    headline="提交成功"
    links={
      <>
        <ButtonLink to="/__kinds/room">查看咨询记录</ButtonLink>
        <ButtonLink to="/v4/index" look="quiet">
          返回首页
        </ButtonLink>
      </>
    }
  >
    医生会尽快回复您，超过24小时未回复将自动退款。
  </ResultPage>
)

function Search() {
  const word = useWord()
  return (
    <SearchPage title="搜索" label="搜索医生、科室、文章" word={word.value} onSearch={word.set} recent="demo">
      <Card title="医生">
        <p>与“{word.value}”有关的医生</p>
      </Card>
    </SearchPage>
  )
}

function Room() {
  const [text, setText] = useState('')
  const [sent, setSent] = useState<string[]>([])
  return (
    <RoomPage
      title="咨询详情"
      action={<button type="button">结束咨询</button>}
      side={<p>患者：张建国　男　72岁</p>}
      composer={
        <Composer
          label="请输入您想说的话"
          value={text}
          onChange={setText}
          onSend={one => {
            setSent([...sent, one])
            setText('')
          }}
          note="您还能回复3条"
          limit={100}
          extras={<p>图片　拍照　PDF</p>}
        />
      }
    >
      <StreamNote>2026-11-21 09:30</StreamNote>
      <Bubble by="me" name="我">
        头痛三天，伴有恶心，没有发烧，吃过布洛芬，效果不明显。
      </Bubble>
      <Bubble by="them" name="欧阳明月 主任医师">
        您好，请问头痛主要在哪个部位？以前有过类似的情况吗？血压平时多少？
      </Bubble>
      <StreamNote>医生已回复，您可以在48小时内继续提问</StreamNote>
      <Bubble by="me" name="我">
        <Pictures pictures={pictures.slice(0, 2)} />
      </Bubble>
      {sent.map((one, at) => (
        <Bubble key={at} by="me" name="我" note="发送中">
          {one}
        </Bubble>
      ))}
    </RoomPage>
  )
}

export const kinds = {
  list: List,
  detail: Detail,
  reading: Reading,
  hub: Hub,
  picker: Picker,
  gate: Gate,
  pay: Pay,
  result: Result,
  search: Search,
  room: Room,
  waiting: Waiting,
  fault: Fault,
  'not-found': NotFoundPage,
}
