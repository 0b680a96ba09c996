import { guardianServices } from '@nethos/contract/people/guardian.services.ts'
import { realNameServices } from '@nethos/contract/people/real-name.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { archiveParts } from './archive-parts.ts'
import { addPerson } from './add-person.ts'
import { changePerson } from './change-person.ts'
import { checkGuardian, saveGuardian, listGuardians } from './guardians.ts'
import { checkPerson, judgeAddition } from './judge-addition.ts'
import { getPerson, getSelf, judgePeople, listPeople } from './list-people.ts'
import { listRealNameWays, verifyByPolice } from './real-name.ts'
import { removePerson } from './remove-person.ts'
import { sendPersonCaptcha, sendPersonMobileCaptcha } from './send-captcha.ts'

export const peopleDomain: Domain = {
  archive: archiveParts,
  services: [
    ...implement(peopleServices, {
      listPeople,
      getSelf,
      getPerson,
      judgePeople,
      judgeAddition,
      checkPerson,
      sendPersonCaptcha,
      sendPersonMobileCaptcha,
      addPerson,
      changePerson,
      removePerson,
    }),
    ...implement(realNameServices, { listRealNameWays, verifyByPolice }),
    ...implement(guardianServices, { listGuardians, checkGuardian, saveGuardian }),
  ],
}
