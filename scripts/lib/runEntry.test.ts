import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const url = (file: string) => JSON.stringify(pathToFileURL(`${import.meta.dirname}/${file}`).href);

/** Runs an entry with this body in a process of its own. */
const run = (body: string, ...args: string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((done) => {
    const program = `
      import { Command } from ${JSON.stringify(import.meta.resolve('commander'))};
      import { PortError } from ${url('portError.ts')};
      import { ProblemsError, UsageError } from ${url('problem.ts')};
      import { runEntry } from ${url('runEntry.ts')};
      import { createServer } from 'node:http';
      import { writeFileSync } from 'node:fs';
      import { startServer } from ${url('../serve/startServer.ts')};
      await runEntry(async () => { ${body} });
    `;
    execFile(
      process.execPath,
      ['--input-type=module', '--eval', program, '--', ...args],
      { timeout: 20_000 },
      (error, stdout, stderr) => done({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

test.for<[body: string, code: number, stderr: unknown]>([
  ['return 0', 0, ''],
  ['return 1', 1, ''],
  [
    'const { origin } = await startServer(() => {}, 0); await startServer(() => {}, Number(new URL(origin).port))',
    1,
    expect.stringMatching(
      /^port \d+ is in use by another program; stop it, or choose another port with --port or --sandbox-port\n$/,
    ),
  ],
  ['writeFileSync("/dev/full", "x")', 74, 'the disk is full; free some space and run the command again\n'],
  [
    'writeFileSync("/dev/null/x", "x")',
    74,
    'the system refuses /dev/null/x (ENOTDIR: a file stands where a folder is needed); choose another folder, or ask for the right to write there\n',
  ],
  ['throw new UsageError("there is no brand x")', 2, 'there is no brand x\n'],
  ['new Command().exitOverride().parse(["--x"], { from: "user" }); return 0', 2, "error: unknown option '--x'\n"],
  ['new Command().exitOverride().parse(["--help"], { from: "user" }); return 1', 0, ''],
  [
    'throw new ProblemsError([{ file: "a", line: 1, column: 2, message: "b", hint: "c" }])',
    1,
    'a:1:2  b; c\n1 mistake in 1 file\n',
  ],
])('%s', async ([body, code, stderr]) => {
  expect(await run(body)).toMatchObject({ code, stderr });
});

const problem = { file: 'a', line: 1, column: 2, message: 'b', hint: 'c' };

test.for<[body: string, code: number, result: unknown]>([
  [`throw new ProblemsError([${JSON.stringify(problem)}])`, 1, { problems: [problem] }],
  ['throw new PortError("port 1 is in use")', 1, { error: { code: 1, message: 'port 1 is in use' } }],
  ['throw new UsageError("no brand x")', 2, { error: { code: 2, message: 'no brand x' } }],
  [
    'throw new UsageError("--a  b", [{ option: "--a", message: "b" }])',
    2,
    { error: { code: 2, message: '--a  b', options: [{ option: '--a', message: 'b' }] } },
  ],
  [
    'new Command().exitOverride().parse(["--x"], { from: "user" })',
    2,
    { error: { code: 2, message: "unknown option '--x'" } },
  ],
  [
    'new Command().exitOverride().command("a").parent.parse([], { from: "user" })',
    2,
    { error: { code: 2, message: 'no command is named; --help lists them' } },
  ],
  [
    'writeFileSync("/dev/null/x", "x")',
    74,
    {
      error: {
        code: 74,
        message:
          'the system refuses /dev/null/x (ENOTDIR: a file stands where a folder is needed); choose another folder, or ask for the right to write there',
      },
    },
  ],
  ['throw new TypeError("oops")', 70, { error: { code: 70, message: 'oops' } }],
])('--json: %s', async ([body, code, result]) => {
  const { code: exitCode, stdout, stderr } = await run(body, '--json');
  expect([exitCode, JSON.parse(stdout)]).toEqual([code, { ok: false, ...(result as object) }]);
  expect(stderr).not.toBe('');
});

test('a command that fails ends, even while a server of it runs', async () => {
  const { code } = await run('createServer().listen(0); throw new UsageError("no")');
  expect(code).toBe(2);
});

test.for(['throw new TypeError("oops")', 'throw "oops"', 'throw undefined', 'null.x'])(
  '%s is reported as an internal error',
  async (body) => {
    const { code, stderr } = await run(body);
    expect(code).toBe(70);
    expect(stderr).toMatch(/^This is our fault, not yours/);
  },
);
