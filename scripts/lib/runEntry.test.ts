import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { callCommand } from '../../tests/support/callCommand.ts';
import { startServer } from '../local/serve/startServer.ts';
import { Command } from './Command.ts';
import type { RunnableCommand } from './CommandIo.ts';
import { PortError } from './portError.ts';
import { type Problem, ProblemsError, UsageError } from './problem.ts';

const problem: Problem = { file: 'a', line: 1, column: 2, message: 'b', hint: 'c' };

const fail = (error: unknown) => async (): Promise<number> => {
  throw error;
};

/** Writes to a place that the system refuses. */
const write = (file: string) => async () => {
  writeFileSync(file, 'x');
  return 0;
};

async function listenTwice() {
  const server = await startServer(() => {}, 0);
  await startServer(() => {}, Number(new URL(server.origin).port)).finally(() => server.close());
  return 0;
}

const parse: RunnableCommand = async (io) => {
  new Command('x', io).parse();
  return 1;
};

const refused =
  'the system refuses /dev/null/x (ENOTDIR: there is a file where a folder is needed); choose another folder, or ask for the right to write there';

test.for<[title: string, command: RunnableCommand, code: number, stderr: unknown, args?: string[]]>([
  ['a success', async () => 0, 0, ''],
  ['a failure that is told', async () => 1, 1, ''],
  [
    'a port that is taken',
    listenTwice,
    1,
    expect.stringMatching(
      /^port \d+ is in use by another program; stop it, or choose another port with --port or --sandbox-port\n$/,
    ),
  ],
  ['a full disk', write('/dev/full'), 74, 'the disk is full; free some space and run the command again\n'],
  ['a refusing system', write('/dev/null/x'), 74, `${refused}\n`],
  ['wrong usage', fail(new UsageError('there is no brand x')), 2, 'there is no brand x\n'],
  ['an unknown option', parse, 2, "error: unknown option '--x'\n", ['--x']],
  ['--help', parse, 0, '', ['--help']],
  ['mistakes in files', fail(new ProblemsError([problem])), 1, 'a:1:2  b; c\n1 mistake in 1 file\n'],
])('%s has an exit code and a text', { tags: 'rule' }, async ([, command, code, stderr, args = []]) => {
  expect(await callCommand(command, args)).toMatchObject({ code, stderr });
});

test.for<[title: string, command: RunnableCommand, code: number, result: object, args?: string[]]>([
  ['mistakes in files', fail(new ProblemsError([problem])), 1, { problems: [problem] }],
  ['a port', fail(new PortError('port 1 is in use')), 1, { error: { code: 1, message: 'port 1 is in use' } }],
  ['wrong usage', fail(new UsageError('no brand x')), 2, { error: { code: 2, message: 'no brand x' } }],
  [
    'options',
    fail(new UsageError('--a  b', [{ option: '--a', message: 'b' }])),
    2,
    { error: { code: 2, message: '--a  b', options: [{ option: '--a', message: 'b' }] } },
  ],
  ['an unknown option', parse, 2, { error: { code: 2, message: "unknown option '--x'" } }, ['--x']],
  [
    'no command',
    async (io) => {
      new Command('x', io).option('--json').command('a').parent!.parse();
      return 0;
    },
    2,
    { error: { code: 2, message: 'no command is named; --help lists them' } },
  ],
  ['a refusing system', write('/dev/null/x'), 74, { error: { code: 74, message: refused } }],
  ['a mistake of ours', fail(new TypeError('oops')), 70, { error: { code: 70, message: 'oops' } }],
])('--json gives one result for %s', async ([, command, code, result, args = []]) => {
  const { code: exitCode, stdout, stderr } = await callCommand(command, [...args, '--json']);
  expect([exitCode, JSON.parse(stdout)]).toEqual([code, { ok: false, ...result }]);
  expect(stderr).not.toBe('');
});

test('a command that fails ends, even while a server of it runs', { tags: 'rule' }, async () => {
  const url = (file: string) => JSON.stringify(pathToFileURL(`${import.meta.dirname}/${file}`).href);
  const program = `
    import { createServer } from 'node:http';
    import { UsageError } from ${url('problem.ts')};
    import { runEntry } from ${url('runEntry.ts')};
    await runEntry(async () => { createServer().listen(0); throw new UsageError("no"); });
  `;
  const code = await new Promise((done) => {
    execFile(process.execPath, ['--input-type=module', '--eval', program], { timeout: 20_000 }, (error) =>
      done(error?.code),
    );
  });
  expect(code).toBe(2);
});

test.for([new TypeError('oops'), 'oops', undefined])('%s is reported as an internal error', async (error) => {
  const { code, stderr } = await callCommand(fail(error), []);
  expect(code).toBe(70);
  expect(stderr).toMatch(/^This is our fault, not yours/);
});
