/** The path data of an icon, made by scripts/build/compile/iconPaths.ts. */
declare module '*.svg?icon' {
  const path: string;
  export default path;
}
