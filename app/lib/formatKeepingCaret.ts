/** A text in a field, and where in it the caret stands. */
interface TextWithCaret {
  text: string;
  caret: number;
}

/** Puts what was typed or pasted into its usual form. */
export type TextFormatter = (written: string) => string;

/** Regroups what was typed and keeps the caret behind the same characters. */
export function formatKeepingCaret({ text, caret }: TextWithCaret, group: TextFormatter): TextWithCaret {
  const grouped = group(text);
  const before = text.slice(0, caret).replace(/[^a-z0-9]/gi, '').length;
  const atEnd = text.slice(caret).replace(/[^a-z0-9]/gi, '') === '';
  if (atEnd) return { text: grouped, caret: grouped.length };
  let seen = 0;
  let position = 0;
  while (position < grouped.length && seen < before) {
    if (/[a-z0-9]/i.test(grouped[position]!)) seen += 1;
    position += 1;
  }
  return { text: grouped, caret: position };
}
