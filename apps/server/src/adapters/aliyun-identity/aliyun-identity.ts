import { IdentityUnreachableError, type IdentityAnswer, type IdentityChecker } from '../../ports/identity.ts'
import { aliyunClient, aliyunSdk, patienceWith, type AliyunIdentitySettings } from './aliyun-client.ts'

/** BizCode of Id2MetaVerify (API 2019-03-07): 1 they belong together, 2 they do not, 3 no such number. */
const answers: Readonly<Record<string, IdentityAnswer>> = { 1: 'match', 2: 'mismatch', 3: 'unknown' }

/** Asks the police's register by Alibaba Cloud's 身份二要素核验. */
export function aliyunIdentity(settings: AliyunIdentitySettings): IdentityChecker {
  const client = aliyunClient(settings)
  const patience = patienceWith(settings)

  return {
    async check({ name, idCard }) {
      const request = new (aliyunSdk().Id2MetaVerifyRequest)({
        paramType: 'normal',
        userName: name,
        identifyNum: idCard,
      })
      const reply = await client()
        .id2MetaVerifyWithOptions(request, patience)
        .catch((error: { code?: string }) => {
          // The provider's words may repeat the name; its code says enough.
          throw new IdentityUnreachableError(error.code ?? 'NoAnswer')
        })
      const answer = answers[reply.body?.resultObject?.bizCode ?? '']
      if (reply.body?.code !== '200' || !answer) throw new IdentityUnreachableError(reply.body?.code ?? 'NoAnswer')
      return answer
    },
  }
}
