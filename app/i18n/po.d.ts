declare module '*.po?critical' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module '*.po?deferred' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module '*&critical' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module '*&deferred' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module '*.po?rare' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module '*&rare' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
