import { accountPages } from '@nethos/contract/account/account.pages.ts'
import type { Address } from '@nethos/contract/account/address.services.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useRows } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Tag } from '../../../controls/tag.tsx'
import { toast } from '../../../controls/toast.ts'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { addresses, removeAddress } from '../address.calls.ts'
import './addresses.page.css'

/** 收货地址: where medicine is sent to. */
export default function AddressesPage() {
  const rows = useRows(addresses())
  return (
    <ListPage
      rows={rows}
      empty="暂无收货地址"
      icon="place"
      bar={<ButtonLink to={accountPages.addAddress.at}>新增地址</ButtonLink>}
    >
      {one => (
        <Row key={one.addressId}>
          <AddressCard address={one} />
        </Row>
      )}
    </ListPage>
  )
}

function AddressCard({ address: { addressId, receiver, mobile, areaName, street, isDefault } }: { address: Address }) {
  const remove = useCommand(removeAddress)
  const ask = async () => {
    const isSure = await confirm({
      title: '确定要删除这个收货地址吗？',
      text: `${receiver} ${mobile}，${areaName}${street}`,
      yes: '删除',
      danger: true,
    })
    if (isSure && (await remove.run({ addressId }))) toast('已删除')
  }
  return (
    <div className="address">
      <p className="address__who">
        <strong>{receiver}</strong> {mobile} {isDefault && <Tag>默认</Tag>}
      </p>
      <p className="address__where">
        {areaName}
        {street}
      </p>
      <div className="address__ways">
        <ButtonLink to={accountPages.addAddress.to({ id: addressId })} look="soft">
          编辑
        </ButtonLink>
        <Button look="quiet" busy={remove.isBusy} onClick={ask} label={`删除${receiver}的地址`}>
          删除
        </Button>
      </div>
    </div>
  )
}
