/** The whole of css-tree in one file; its main entry is 125, which commands would load one by one. */
declare module 'css-tree/dist/csstree.esm' {
  export * from 'css-tree';
}
