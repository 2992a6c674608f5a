import * as z from 'zod/mini';
import { createTabEntries } from '../lib/storage/createTabEntries.ts';

/** A reference to an element that is found again when its page has been rendered again. */
const ElementReference = z.object({ selector: z.string(), index: z.number() });
export type ElementReference = z.output<typeof ElementReference>;

/** The position of a page when it was left. */
const PagePosition = z.object({
  scrollY: z.number(),
  /** The element last followed or focused; null where it was none of the page's content. */
  target: z.nullable(ElementReference),
  /** Its distance from the top of the window. */
  targetTop: z.number(),
});
export type PagePosition = z.output<typeof PagePosition>;

const MAX_POSITIONS = 50;

/** Positions of the pages of the tab's history, by `toHistoryEntry`, for one member, until the session ends. */
export const pagePositions = createTabEntries('positions', PagePosition, MAX_POSITIONS);

/** The key of a page in the tab's history. The first page of a tab has the same key in every tab. */
export const toHistoryEntry = ({ key, pathname }: { key: string; pathname: string }): string => `${key} ${pathname}`;

/** Makes Back lead to another element of a list: to the person last looked at, at the same height. */
export function retargetPosition(member: string, entry: string, href: string): void {
  const position = pagePositions.read(member, entry);
  const selector = toLinkSelector(href);
  if (position === null || position.target?.selector === selector) return;
  pagePositions.write(member, entry, { ...position, target: { selector, index: 0 } });
}

const toLinkSelector = (href: string) => `a[href="${CSS.escape(href)}"]`;
/** Whether an id stays the same, unlike those that React generates. */
const isLastingId = (id: string) => id !== '' && !/^[_«:]r/.test(id);

/**
 * Makes a reference to an element of the content by its id or its link's address, else by the first link of its card.
 */
export function toElementReference(content: Element, element: Element): ElementReference | null {
  if (isLastingId(element.id)) return { selector: `#${CSS.escape(element.id)}`, index: 0 };
  const link = element.closest('a[href]') ?? element.closest('article, li')?.querySelector('a[href]');
  const href = link?.getAttribute('href');
  if (!link || !href) return null;
  const selector = toLinkSelector(href);
  return { selector, index: [...content.querySelectorAll(selector)].indexOf(link) };
}

export const findReferenced = (content: Element, { selector, index }: ElementReference): HTMLElement | null =>
  content.querySelectorAll<HTMLElement>(selector)[index] ?? null;
