/** The text of a field, and the position of the caret in it. */
export interface TextWithCaret {
  text: string;
  caret: number;
}

/** Formats what is typed or pasted, for example in groups of four. */
export type TextFormatter = (text: string) => string;

/** Formats a text and keeps the caret behind the same letter or digit. */
export function formatKeepingCaret({ text, caret }: TextWithCaret, format: TextFormatter): TextWithCaret {
  const formatted = format(text);
  const countBefore = text.slice(0, caret).replace(/[^a-z0-9]/gi, '').length;
  const isAtEnd = text.slice(caret).replace(/[^a-z0-9]/gi, '') === '';
  if (isAtEnd) return { text: formatted, caret: formatted.length };
  let count = 0;
  let position = 0;
  while (position < formatted.length && count < countBefore) {
    if (/[a-z0-9]/i.test(formatted[position]!)) count += 1;
    position += 1;
  }
  return { text: formatted, caret: position };
}
