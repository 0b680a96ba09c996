/** What other desks choose an address with. */
export { AddressField } from './parts/address-field.tsx'
