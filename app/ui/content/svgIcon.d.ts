/** The path data of an icon, made by scripts/build/compile/iconPathsPlugin.ts. */
declare module '*.svg?icon' {
  const path: string;
  export default path;
}
