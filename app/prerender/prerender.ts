import type { Messages } from '@lingui/core';

// The functions that the build calls in Node. Each loads its own modules, so that the build knows on which of the
// site's values it depends.

export const prerenderGuestPage = async (pathname: string, messages: Messages) =>
  (await import('./prerenderGuestPage.tsx')).prerenderGuestPage(pathname, messages);

export const describeMemberPages = async (paths: readonly string[], messages: Messages) =>
  (await import('./describeMemberPages.tsx')).describeMemberPages(paths, messages);
