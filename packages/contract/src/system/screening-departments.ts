/** 内科、外科: the names in their order, each once. */
export const screeningDepartmentsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[、，,；;\n]/)
      .map(name => name.trim())
      .filter(name => name !== ''),
  ),
]
