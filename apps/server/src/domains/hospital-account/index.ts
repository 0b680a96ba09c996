import { bindingServices } from '@nethos/contract/hospital-account/binding.services.ts'
import { fileServices } from '@nethos/contract/hospital-account/file.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { bind, checkBinding, createFile } from './bind.ts'
import { changeFile, saveVitalSigns } from './change-file.ts'
import { changeHospitalMobile, sendHospitalCaptcha } from './change-mobile.ts'
import { checkFile, findFile, getFile, listCards, proveIdCard } from './hospital-file.ts'
import { listCampuses, unbind } from './unbind.ts'

export const hospitalAccountDomain: Domain = {
  services: [
    ...implement(bindingServices, {
      listCampuses,
      checkBinding,
      bind,
      createFile,
      unbind,
      sendHospitalCaptcha,
      changeHospitalMobile,
    }),
    ...implement(fileServices, { findFile, checkFile, listCards, getFile, saveVitalSigns, changeFile, proveIdCard }),
  ],
}
