import { optionalLimitedText } from '../common/text.ts'

/** What people look for; 50 characters are our own limit. */
export const searchText = optionalLimitedText('搜索内容', 50)

/** A clinic by the name that it shows; 50 characters are our own limit. */
export const clinicName = optionalLimitedText('科室名称', 50)
