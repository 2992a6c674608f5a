/** @babel/core 7, which has the same functions as version 8. */
declare module 'babel-core-7' {
  export * from '@babel/core';
}
