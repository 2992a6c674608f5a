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
      await runEntry(async () => { ${body} });
    `;
    execFile(process.execPath, ['--input-type=module', '--eval', program], (error, _stdout, stderr) =>
      done({ code: error?.code ?? 0, stderr }),
    );
  });

test.for<[body: string, code: number, stderr: string]>([
  ['return 0', 0, ''],
  ['return 1', 1, ''],
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

test.for(['throw new TypeError("oops")', 'throw "oops"', 'throw undefined', 'null.x'])(
  '%s is reported as an internal error',
  async (body) => {
    const { code, stderr } = await run(body);
    expect(code).toBe(70);
    expect(stderr).toMatch(/^This is our fault, not yours/);
  },
);
