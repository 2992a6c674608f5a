import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const url = (file: string) => JSON.stringify(pathToFileURL(`${import.meta.dirname}/${file}`).href);

/** Runs an entry with this body in a process of its own. */
const run = (body: string) =>
  new Promise<{ code: unknown; stderr: string }>((done) => {
    const program = `
      import { Command } from ${JSON.stringify(import.meta.resolve('commander'))};
      import { ProblemsError, UsageError } from ${url('problem.ts')};
      import { runEntry } from ${url('runEntry.ts')};
      import { createServer } from 'node:http';
      import { writeFileSync } from 'node:fs';
      import { startServer } from ${url('../serve/startServer.ts')};
      await runEntry(async () => { ${body} });
    `;
    execFile(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { timeout: 20_000 },
      (error, _stdout, stderr) => done({ code: error?.code ?? 0, stderr }),
    );
  });

test.for<[body: string, code: number, stderr: unknown]>([
  ['return 0', 0, ''],
  ['return 1', 1, ''],
  [
    'const { origin } = await startServer(() => {}, 0); await startServer(() => {}, Number(new URL(origin).port))',
    74,
    expect.stringMatching(
      /^port \d+ is in use by another program; stop it, or choose another port with --port or --sandbox-port\n$/,
    ),
  ],
  ['writeFileSync("/dev/full", "x")', 74, 'the disk is full; free some space and run the command again\n'],
  ['writeFileSync("/dev/null/x", "x")', 74, 'the system refuses /dev/null/x: ENOTDIR\n'],
  ['throw new UsageError("there is no brand x")', 2, 'there is no brand x\n'],
  ['new Command().exitOverride().parse(["--x"], { from: "user" }); return 0', 2, "error: unknown option '--x'\n"],
  ['new Command().exitOverride().parse(["--help"], { from: "user" }); return 1', 0, ''],
  [
    'throw new ProblemsError([{ file: "a", line: 1, column: 2, message: "b", hint: "c" }])',
    1,
    'a:1:2  b; c\n1 mistake in 1 file\n',
  ],
])('%s', async ([body, code, stderr]) => {
  expect(await run(body)).toEqual({ code, stderr });
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
