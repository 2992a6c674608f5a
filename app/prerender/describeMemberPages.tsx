import type { Messages } from '@lingui/core';
import { MemberSkeleton, skeletonPartsOf } from './memberSkeleton.tsx';
import { recordFirstCalls } from './recordFirstCalls.ts';
import { createI18n, renderAhead } from './renderAhead.tsx';

/**
 * What documents have for the pages of members before the app is there, in the site's own language. Called by the build,
 * in Node.
 *
 * @param paths addresses of pages; `:id` stands for any id
 * @param messages of the site's language, as lingui compiles them
 * @returns the markup of pages that are loading, which of its parts each address shows, and what it asks the API for
 */
export async function describeMemberPages(paths: readonly string[], messages: Messages) {
  const { html } = await renderAhead(createI18n(messages), <MemberSkeleton />);
  const pages = await Promise.all(
    paths.map(async (path) => ({ parts: skeletonPartsOf(path), calls: await recordFirstCalls(path) })),
  );
  return { html, pages };
}
