import { type Problem, toFileProblem } from '../../../lib/problem.ts';
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

/** Other encodings by the beginning of a file: their mark, or the zeros beside the first character, a plain one. */
const encodings: readonly [beginning: RegExp, name: string][] = [
  [/^(?:fffe0000|0000feff|(?!00)..000000|000000(?!00)..)/, 'UTF-32'],
  [/^(?:fffe|feff|(?!00)..00|00(?!00)..)/, 'UTF-16'],
];

/** Reports a file in another encoding, or with zero bytes, which no text has. */
function findStrangeBytes(file: string, bytes: Uint8Array): Problem | undefined {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  const [, encoding] = encodings.find(([beginning]) => beginning.test(start)) ?? [];
  if (encoding) return toFileProblem(file, `the file is ${encoding}, not UTF-8`, 'save it as UTF-8');
  const offset = bytes.indexOf(0);
  if (offset === -1) return undefined;
  const hint = 'it is damaged, so take it from a copy';
  if (bytes.every((byte) => byte === 0)) return toFileProblem(file, 'the file holds nothing but zero bytes', hint);
  const before = lossyDecoder.decode(bytes.subarray(0, offset));
  return { file, ...createLineIndex(before)(before.length), message: 'here is a zero byte', hint };
}

/** Decodes a file. A byte order mark is a problem, because not every reader of these files skips it. */
export function decodeUtf8(file: string, bytes: Uint8Array): { text?: string; problems: Problem[] } {
  const strange = findStrangeBytes(file, bytes);
  if (strange) return { problems: [strange] };
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
