// Written by npm run schemas from scripts/build/compile/MessagePriority.ts.
declare module '*critical' {
  export const messages: import('@lingui/core').Messages;
}
declare module '*deferred' {
  export const messages: import('@lingui/core').Messages;
}
declare module '*profile' {
  export const messages: import('@lingui/core').Messages;
}
declare module '*chat' {
  export const messages: import('@lingui/core').Messages;
}
declare module '*questionnaire' {
  export const messages: import('@lingui/core').Messages;
}
declare module '*premium' {
  export const messages: import('@lingui/core').Messages;
}
declare module '*rare' {
  export const messages: import('@lingui/core').Messages;
}
