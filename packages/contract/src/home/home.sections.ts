/** The section of home whose entries stand as the large cards at its top. */
export const leadSection = '首屏'
