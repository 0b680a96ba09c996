export const sendJob = 'supervision.send'
export const checkJob = 'supervision.check'
