/** What a doctor writes many times a day; put in at the cursor, to be changed before it is sent. */
export const quickPhrases = [
  '您好，您的情况我已了解，请稍等，我看一下资料。',
  '请问症状持续多久了？有没有加重或缓解的情况？',
  '请问目前在用哪些药？有没有药物过敏？',
  '请补充近期的检查报告或照片，方便我判断。',
  '从目前的描述看，建议先继续观察，有变化随时告诉我。',
  '建议您到医院当面就诊，做进一步检查。',
  '如果症状加重，或出现胸痛、呼吸困难、意识不清，请立即就近急诊。',
  '请按时服药，注意休息，清淡饮食。',
  '还有其他问题可以在咨询结束前继续问我。',
] as const
