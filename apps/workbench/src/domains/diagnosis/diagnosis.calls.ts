import { query } from '@nethos/calls/query.ts'
import { diagnosisServices as services } from '@nethos/contract/diagnosis/diagnosis.services.ts'

export const diagnosesOf = (word: string) => query(services.findDiagnoses, { word })
