import { type Problem, toFileProblem } from '../../lib/problem.ts';
import { createLineIndex } from './createLineIndex.ts';

const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lossyDecoder = new TextDecoder('utf-8', { ignoreBOM: true });

const toUtf8Problem = (file: string, bytes: Uint8Array): Problem => {
  const text = lossyDecoder.decode(bytes);
  return {
    file,
    ...createLineIndex(text)(text.indexOf('\uFFFD')),
    message: 'the file is not UTF-8',
    hint: 'save it as UTF-8',
  };
};

/** The text of a file. A byte order mark is a problem, because not every reader of these files skips it. */
export function decodeUtf8(file: string, bytes: Uint8Array): { text?: string; problems: Problem[] } {
  let text: string;
  try {
    text = strictDecoder.decode(bytes);
  } catch {
    return { problems: [toUtf8Problem(file, bytes)] };
  }
  if (!text.startsWith('\uFEFF')) return { text, problems: [] };
  const problem = toFileProblem(file, 'the file begins with a byte order mark', 'save it as UTF-8 without one');
  return { text: text.slice(1), problems: [problem] };
}
