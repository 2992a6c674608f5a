import { expect, test } from 'vitest';
import { listChangedFiles } from './listChangedFiles.ts';

test('what is changed, gone or new, each once', () => {
  const answers: Record<string, string> = {
    'rev-parse': 'abc\n',
    diff: 'b.ts\0gone.ts\0',
    'ls-files': 'new file.ts\0b.ts\0',
  };
  const asked: string[] = [];
  const git = (...args: string[]) => {
    asked.push(args.join(' '));
    return answers[args[0]!]!;
  };
  expect(listChangedFiles('main', git)).toEqual(['b.ts', 'gone.ts', 'new file.ts']);
  // A renamed file is gone under its old name.
  expect(asked[1]).toMatch(/^diff .*--no-renames .*main --$/);
});

test.for<[error: Error, message: string]>([
  [new Error('fatal'), '--changed mian: there is no such commit'],
  [Object.assign(new Error('spawn'), { code: 'ENOENT' }), '--changed mian: git is not installed'],
])('%o', ([error, message]) => {
  const git = () => {
    throw error;
  };
  expect(() => listChangedFiles('mian', git)).toThrow(message);
});
