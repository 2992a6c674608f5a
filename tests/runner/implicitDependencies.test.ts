import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listSourceFiles } from '../support/importGraph.ts';
import { implicitDependencies } from './implicitDependencies.ts';

const root = path.resolve(import.meta.dirname, '../..');
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);
const candidates = ['app', 'brands', 'scripts', 'tests', 'themes']
  .flatMap(listSourceFiles)
  .filter((file) => isTest(file) || (file.startsWith('tests/') && !file.startsWith('tests/runner/')));

/** Imports or expressions of a file that reads files, starts processes or computes a path in the project. */
const byPath = /from 'node:(?:fs|child_process)|import\.meta\.(?:dirname|filename|url|glob)|process\.cwd\(/;

test('every test and helper that reads files or starts processes is in the table', () => {
  const reading = candidates.filter((file) => byPath.test(readFileSync(path.join(root, file), 'utf8')));
  expect(reading.length).toBeGreaterThan(40);
  const listed = implicitDependencies.map(({ file }) => file);
  expect(reading.filter((file) => !listed.includes(file))).toEqual([]);
});

test('every path in the table exists', () => {
  const named = implicitDependencies.flatMap(({ file, reads, runs = [] }) => [file, ...reads, ...runs]);
  expect(named.filter((file) => !file.startsWith('*') && !existsSync(path.join(root, file)))).toEqual([]);
});
