import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const features = path.resolve(import.meta.dirname, '../../app/features');
const forms = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, source: readFileSync(path.join(features, file), 'utf8') }))
  .filter(({ source }) => source.includes('<form'));

test('every form says in the title of the page that it was sent with mistakes', () => {
  expect(forms.length).toBeGreaterThan(5);
  const silent = forms.filter(({ source }) => !/usePageError/.test(source));
  expect(silent.map(({ file }) => file)).toEqual([]);
});
