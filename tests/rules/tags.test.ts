import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readTags } from '../runner/selectTests.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = globSync('{app,scripts}/**', { cwd: root }).map((file) => `/${file.replaceAll(path.sep, '/')}`);

test('every journey is tagged with the folders and files that it is about, which exist', () => {
  const specs = globSync('tests/journeys/*.spec.ts', { cwd: root });
  expect(specs.length).toBeGreaterThan(30);
  const wrong = specs.flatMap((file) => {
    const tags = readTags(readFileSync(path.join(root, file), 'utf8'));
    if (tags.length === 0) return `${file}: no line such as // Tags: @people`;
    return tags.filter((tag) => !sources.some((source) => source.endsWith(`/${tag}`))).map((tag) => `${file}: @${tag}`);
  });
  expect(wrong).toEqual([]);
});

test('every feature has a journey that is tagged with it, or with a part of it', () => {
  const tags = globSync('tests/journeys/*.spec.ts', { cwd: root }).flatMap((file) =>
    readTags(readFileSync(path.join(root, file), 'utf8')),
  );
  const features = globSync('app/features/*/', { cwd: root }).map((folder) => path.basename(folder));
  expect(features.filter((feature) => !tags.some((tag) => tag.split('/')[0] === feature))).toEqual([]);
});
