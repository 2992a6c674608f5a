/** The beginning of a text that somebody else wrote, so that no length of it can break a page. */
export function truncate(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Whole characters: half an emoji would be a broken one.
  const kept = Array.from(text.slice(0, longest * 2))
    .slice(0, longest)
    .join('')
    .trimEnd();
  return kept.length === text.length ? text : `${kept}…`;
}
