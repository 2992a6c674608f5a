import { expect, test } from 'vitest';
import { startProgress } from './progress.ts';

const record = (isTTY: boolean) => {
  const written: string[] = [];
  const write = (text: unknown) => written.push(String(text)) > 0;
  const progress = startProgress({ write, isTTY, columns: 12 } as Parameters<typeof startProgress>[0] & object);
  progress.report('one');
  progress.report('a very long phrase');
  progress.clear();
  return written.join('');
};

test('without a terminal every phrase is a line', () => {
  expect(record(false)).toBe('one\na very long phrase\n');
});

test('on a terminal one line changes, never wraps and is cleared', () => {
  expect(record(true)).toBe(
    '\r\u001b[Kone\r\u001b[Ka very long\r\u001b[K'.replace('a very long', 'a very long'.slice(0, 11)),
  );
});
