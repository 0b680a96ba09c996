// The kit says nothing of modules in its package.json, so the compiler takes its files for CommonJS; they are not.
declare module 'antd/es/locale/zh_CN.js' {
  const chinese: NonNullable<import('antd').ConfigProviderProps['locale']>
  export default chinese
}
