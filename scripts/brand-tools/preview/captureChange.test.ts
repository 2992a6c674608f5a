import path from 'node:path';
import { expect, test } from 'vitest';
import { shotName } from '../../local/screenshots/capture.ts';
import { renderChangePage } from './captureChange.ts';
import { previewViews } from './previewScreens.ts';

const root = path.resolve(import.meta.dirname, '../../..');

test('the page has the pictures that differ in pairs, and only names the others', async () => {
  const files = previewViews.map((view) => [`${shotName('login', view)}.jpg`, Buffer.from('a')] as const);
  const before = { name: 'Elm', files: new Map(files) };
  const after = { name: 'Elm & <Co>', files: new Map([...files, ['login-360-dark.jpg', Buffer.from('b')] as const]) };
  const html = await renderChangePage(root, before, after, ['login'], ['Corners: soft → square']);
  expect(html).toContain('Elm &amp; &lt;Co&gt;: before and after');
  expect(html).toContain('<li>Corners: soft → square</li>');
  expect(Array.from(html.matchAll(/src="([^"]*)"/g), ([, src]) => src)).toEqual([
    'before/login-360-dark.jpg',
    'after/login-360-dark.jpg',
  ]);
  expect(html).toContain(
    'The same before and after: Sign-in, 360 px, by day; Sign-in, 1440 px, by day; Sign-in, 1440 px, by night.',
  );
});
