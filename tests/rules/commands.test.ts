import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const entries = globSync(['scripts/*.ts', 'tests/{test,test-mutations,bench}.ts'], { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts'),
);

test('every command lists its options, and refuses others and empty values', () => {
  const incomplete = entries.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const parts = [
      ...[/import \{ Command \} from '\S*\/lib\/Command\.ts'/, /new Command\(/, /\.parse(?:Async)?\(/],
      file.startsWith('tests/') ? /^await runEntry\(/m : /^if \(import\.meta\.main\) await runEntry\(\w+\);\n$/m,
    ];
    return !parts.every((part) => part.test(text));
  });
  expect(incomplete).toEqual([]);
});

test('CI and hooks run no script that package.json lacks', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const files = ['.github/workflows/ci.yml', '.lefthook.yml', ...globSync('templates/ci/*', { cwd: root })];
  const named = files
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .flatMap((text) =>
      [...text.matchAll(/\bnpm (?:run )?(?:--silent )?(?!ci\b|run\b|cache\b)([\w:]+)/g)].map(([, name]) => name!),
    );
  expect(named).toContain('test:all');
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('CI gives the build, the plan and the merge no option that they lack', () => {
  const optionsOf = (script: string) =>
    new Set(
      [script, 'lib/cacheOptions']
        .map((file) => readFileSync(path.join(root, `scripts/${file}.ts`), 'utf8'))
        .join()
        .match(/(?<=')--[a-z-]+/g),
    );
  const unknown = globSync('templates/ci/*', { cwd: root }).flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(/npm run (?:--silent )?(build|plan|merge) -- (.*)/g),
    ].flatMap(
      ([, script, args]) => args!.match(/--[a-z-]+/g)?.filter((option) => !optionsOf(script!).has(option)) ?? [],
    ),
  );
  expect(unknown).toEqual([]);
});

test.for([
  [undefined, []],
  ['', []],
  ['https://cache.example/a b', ['--cache', 'https://cache.example/a b']],
] as const)('CI leaves --cache out where its variable is not set: %j', ([cache, expected]) => {
  const commands = globSync('templates/ci/*.yml', { cwd: root }).flatMap(
    (file) => readFileSync(path.join(root, file), 'utf8').match(/npm run (?:--silent )?(?:build|plan) -- [^>\n]*/g)!,
  );
  expect(commands).toHaveLength(5);
  const env = {
    CI_NODE_INDEX: '1',
    CI_NODE_TOTAL: '4',
    shard: '1',
    ...(cache !== undefined && { MATCHPRESS_CACHE: cache }),
  };
  for (const command of commands) {
    const script = `npm() { printf '%s\\n' "$@"; }\n${command.replaceAll(/\$\{\{.*?\}\}/g, '1')}`;
    const args = String(spawnSync('/bin/sh', ['-euc', script], { env }).stdout)
      .split('\n')
      .slice(0, -1);
    const others = ['run', '--silent', 'build', 'plan', '--', '--cache-read-only', '--shard', '1/4', '--out'];
    expect(args.filter((arg) => !others.includes(arg) && !arg.endsWith('shard-1'))).toEqual(expected);
    expect(args[0]).toBe('run');
  }
});

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const started = globSync('tests/pipeline/*.test.ts', { cwd: root }).map(read).join('');

// Other tests start the rest: `'build.ts'`.
test.for(entries.filter((entry) => !started.includes(`'${path.basename(entry)}'`)))(
  '%s runs as a process of its own, and starts nothing with an option that it lacks',
  (entry) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [entry, '--nonsense', '--json'], { cwd: root });
    expect(JSON.parse(String(stdout))).toEqual({ ok: false, error: { code: 2, message: expect.any(String) } });
    expect([status, String(stderr)]).toEqual([2, expect.stringMatching(/^error: /)]);
  },
);
