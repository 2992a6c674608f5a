import type { Messages } from '@lingui/core';
import { MemberSkeleton, skeletonPartsOf } from './memberSkeleton.tsx';
import { recordFirstCalls } from './recordFirstCalls.ts';
import { createI18n, renderAhead } from './renderAhead.tsx';

/**
 * Describes the pages of members that documents show until the app starts, in the site's own language. Called by the
 * build, in Node.
 *
 * @param paths addresses of pages; `:id` stands for any id
 * @param messages of the site's language, as lingui compiles them
 * @returns the markup of pages that are loading, and for each address the parts of it to show and the calls to send
 */
export async function describeMemberPages(paths: readonly string[], messages: Messages) {
  const { html } = await renderAhead(createI18n(messages), <MemberSkeleton />);
  const pages = await Promise.all(
    paths.map(async (path) => ({ parts: skeletonPartsOf(path), calls: await recordFirstCalls(path) })),
  );
  return { html, pages };
}
