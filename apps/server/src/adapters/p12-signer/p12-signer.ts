import { present } from '@nethos/contract/common/present.ts'
import { sign } from 'node:crypto'
import { createRequire } from 'node:module'
import type Forge from 'node-forge'
import type { CertificateHolder } from '../../ports/signing.ts'

export interface P12Key {
  p12: Buffer
  passphrase: string
}

/**
 * A key in a PKCS#12 file, as authorities of certificates hand them out: the certificate, its chain and its private key; asked for
 * when something is to be signed.
 */
export const p12Holder = (key: () => Promise<P12Key>): CertificateHolder => ({
  certificates: async () => opened(await key()).chain,
  sign: async bytes => sign('sha256', bytes, opened(await key()).privateKey),
})

const load = createRequire(import.meta.url)
/** Loaded with the first signature. */
const forgeNow = () => load('node-forge') as typeof Forge

function opened({ p12, passphrase }: P12Key): { chain: Buffer[]; privateKey: string } {
  const forge = forgeNow()
  const { oids } = forge.pki
  const store = forge.pkcs12.pkcs12FromAsn1(
    forge.asn1.fromDer(forge.util.createBuffer(p12.toString('latin1'))),
    false,
    passphrase,
  )
  const bags = (type: string) => store.getBags({ bagType: oids[type] })[present(oids[type])] ?? []
  const privateKey = bags('pkcs8ShroudedKeyBag')[0]?.key
  if (!privateKey) throw new Error('the signing key file holds no private key')
  const certificates = bags('certBag').map(bag => bag.cert)
  const own = certificates.find(one => one.publicKey.n.compareTo(privateKey.n) === 0)
  if (!own) throw new Error('the signing key file holds no certificate of its key')
  const chain = [own, ...certificates.filter(one => one !== own)]
  return { chain: chain.map(derOf), privateKey: forge.pki.privateKeyToPem(privateKey) }
}

/** As it was read: forge keeps what the authority has signed. */
const derOf = (certificate: Parameters<typeof Forge.pki.certificateToAsn1>[0]): Buffer => {
  const { asn1, pki } = forgeNow()
  return Buffer.from(asn1.toDer(pki.certificateToAsn1(certificate)).getBytes(), 'latin1')
}
