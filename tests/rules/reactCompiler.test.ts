import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
// The compiler does not read the syntax tree of Babel 8 correctly: it stops at default values of props.
import { transformAsync } from 'babel-core-7';
import { expect, test } from 'vitest';
import { listChangedFiles } from '../runner/listChangedFiles.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { listSourceFiles } from '../support/readImports.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface CompilerEvent {
  kind: string;
  detail?: { reason?: string; options?: { reason?: string } };
}

/** What the React Compiler objects to in a module, such as a ref that is read during render. */
async function findObjections(file: string, source: string): Promise<string[]> {
  const objections: string[] = [];
  const logEvent = (_: string, { kind, detail }: CompilerEvent) => {
    if (kind !== 'CompileSuccess') objections.push(`${file}: ${detail?.reason ?? detail?.options?.reason ?? kind}`);
  };
  await transformAsync(source, {
    filename: path.join(root, file),
    babelrc: false,
    configFile: false,
    code: false,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    // The compiler cannot read the macros' templates, so they are expanded first.
    plugins: [
      '@lingui/babel-plugin-lingui-macro',
      ['babel-plugin-react-compiler', { noEmit: true, panicThreshold: 'none', logger: { logEvent } }],
    ],
  });
  return objections;
}

/** Files changed by the last commit or since; without an earlier commit, those since; without git, none. */
function listRecentlyChanged(): string[] {
  for (const commit of ['HEAD~1', 'HEAD']) {
    try {
      return listChangedFiles(commit);
    } catch {}
  }
  return [];
}

// All of app/ takes more than 20 CPU seconds, for a compiler that no build runs.
test('the React Compiler can compile every recently changed component and hook, by night all', {
  timeout: 300_000,
}, async ({ skip }) => {
  const files = isFullMatrix ? listSourceFiles('app') : listRecentlyChanged();
  const modules = files
    .filter((file) => /^app\/.+\.tsx?$/.test(file) && !/\.(test|css|d)\.tsx?$/.test(file))
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ source }) => /\buse[A-Z]|<[A-Za-z]/.test(source));
  skip(modules.length === 0, 'knows of no recent change in app/; npm run test:all looks at all of it');
  const objections: string[] = [];
  for (const { file, source } of modules) objections.push(...(await findObjections(file, source)));
  expect(objections).toEqual([]);
});

test('a ref that is written during render is found', async () => {
  const source = `import { useRef } from 'react';
    export function Clock() { const last = useRef(0); last.current = Date.now(); return <p>{last.current}</p>; }`;
  expect(await findObjections('Clock.tsx', source)).toContain('Clock.tsx: Cannot access refs during render');
});
