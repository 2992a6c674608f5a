import type { Problem } from '../../lib/problem.ts';
import { lineIndex } from './lineIndex.ts';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const tolerant = new TextDecoder('utf-8', { ignoreBOM: true });

const utf8Problem = (file: string, bytes: Uint8Array): Problem => {
  const text = tolerant.decode(bytes);
  return { file, ...lineIndex(text)(text.indexOf('\uFFFD')), what: 'the file is not UTF-8', meant: 'save it as UTF-8' };
};

/** The text of a file; a byte order mark is a mistake of its own, for not every reader of these files skips it. */
export function decodeText(file: string, bytes: Uint8Array): { text?: string; problems: Problem[] } {
  let text: string;
  try {
    text = strict.decode(bytes);
  } catch {
    return { problems: [utf8Problem(file, bytes)] };
  }
  if (!text.startsWith('\uFEFF')) return { text, problems: [] };
  const what = 'the file begins with a byte order mark';
  return { text: text.slice(1), problems: [{ file, line: 1, column: 1, what, meant: 'save it as UTF-8 without one' }] };
}
