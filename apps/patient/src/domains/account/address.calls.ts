import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { addressServices } from '@nethos/contract/account/address.services.ts'

export const addresses = () => query(addressServices.listAddresses, {})
export const address = (addressId: string) => query(addressServices.getAddress, { addressId })

const all = [addressServices.listAddresses, addressServices.getAddress] as const
export const addAddress = command(addressServices.addAddress, ...all)
export const changeAddress = command(addressServices.changeAddress, ...all)
/** The removed one is not asked for again: it is gone. */
export const removeAddress = command(addressServices.removeAddress, addressServices.listAddresses)
