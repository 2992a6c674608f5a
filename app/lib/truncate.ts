/** At most `maxLength` characters of a text, with … if it was longer, so that no foreign text can break a page. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // By code points, so that no emoji is cut in half.
  const start = Array.from(text.slice(0, maxLength * 2))
    .slice(0, maxLength)
    .join('')
    .trimEnd();
  return start.length === text.length ? text : `${start}…`;
}

/** At most about `maxLength` characters of a text, cut between words, with … if it was longer. */
export function truncateAtWord(text: string, maxLength: number): string {
  const start = truncate(text, maxLength);
  if (start === text) return text;
  const end = start.search(/\s\S*$/);
  return end < maxLength / 2 ? start : `${start.slice(0, end).replace(/[\s,;:–—-]+$/, '')}…`;
}
