import { IdentityUnreachableError } from '../../ports/identity.ts'
import type { StaffIdentity } from '../../ports/staff-identity.ts'
import { aliyunClient, aliyunSdk, patienceWith, type AliyunIdentitySettings } from './aliyun-client.ts'

export interface AliyunFaceSettings extends AliyunIdentitySettings {
  /** 认证场景 of the provider's console. */
  sceneId: number
}

const outcomes: Readonly<Record<string, 'passed' | 'failed'>> = { T: 'passed', F: 'failed' }

/** Alibaba Cloud's 金融级实人认证 in a page of its own (ID_PRO, H5; API 2019-03-07). */
export function aliyunFace({ sceneId, ...settings }: AliyunFaceSettings): StaffIdentity {
  const client = aliyunClient(settings)
  const patience = patienceWith(settings)
  const unreachable = (error: { code?: string }) => {
    // The provider's words may repeat the name; its code says enough.
    throw new IdentityUnreachableError(error.code ?? 'NoAnswer')
  }
  return {
    async begin({ proofId, name, idCard, returnUrl, device }) {
      const request = new (aliyunSdk().InitFaceVerifyRequest)({
        sceneId,
        outerOrderNo: proofId.replaceAll('-', ''),
        productCode: 'ID_PRO',
        model: 'MULTI_ACTION',
        certType: 'IDENTITY_CARD',
        certName: name,
        certNo: idCard,
        returnUrl,
        metaInfo: device,
        certifyUrlType: 'H5',
      })
      const { body } = await client().initFaceVerifyWithOptions(request, patience).catch(unreachable)
      const { certifyId: outsideId, certifyUrl: url } = body?.resultObject ?? {}
      if (body?.code !== '200' || !outsideId || !url) throw new IdentityUnreachableError(body?.code ?? 'NoAnswer')
      return { outsideId, url }
    },
    async outcome(outsideId) {
      const request = new (aliyunSdk().DescribeFaceVerifyRequest)({ sceneId, certifyId: outsideId })
      const { body } = await client().describeFaceVerifyWithOptions(request, patience).catch(unreachable)
      if (body?.code !== '200') throw new IdentityUnreachableError(body?.code ?? 'NoAnswer')
      return outcomes[body.resultObject?.passed ?? ''] ?? 'waiting'
    },
  }
}
