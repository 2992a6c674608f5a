/** The path data of an icon; scripts/build/compile/iconPaths.ts makes it. */
declare module '*.svg?icon' {
  const path: string;
  export default path;
}
