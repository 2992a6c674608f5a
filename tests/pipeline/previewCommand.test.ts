import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../../scripts/local/screenshots/ensureChromium.ts';
import { preview } from '../../scripts/preview.ts';
import { callCommand } from '../support/callCommand.ts';

const runPreview = (out: string, ...args: string[]) => callCommand(preview, ['--out', out, ...args]);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'preview-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Width and height of a JPEG, from the frame header. */
function sizeOf(bytes: Buffer): [number, number] {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!;
    if (marker >= 0xc0 && marker <= 0xc2) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  throw new Error('no frame header');
}

/** The brightness of the lower left corner of a JPEG, from 0 to 765. */
async function readBrightness(page: Page, bytes: Buffer): Promise<number> {
  return page.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const [red, green, blue] = context.getImageData(4, image.height - 6, 1, 1).data;
      return red! + green! + blue!;
    },
    `data:image/jpeg;base64,${bytes.toString('base64')}`,
  );
}

test('writes a folder with a page and the pictures of a brand', { timeout: 180_000 }, async () => {
  const out = path.join(folder, 'deep/out');
  const { code, stdout } = await runPreview(out, '--brand', 'automnelis', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout.slice(stdout.indexOf('{"ok"')))).toEqual({
    ok: true,
    page: path.join(out, 'index.html'),
    pictures: 8,
    sites: [{ brand: 'automnelis', domain: 'ch', host: 'members.automnelis.ch.example', unreached: {} }],
    pairs: [],
  });

  const html = await readFile(path.join(out, 'index.html'), 'utf8');
  const named = Array.from(html.matchAll(/(?:src|href)="([^"#]+)"/g), ([, file]) => file!);
  const there = (await readdir(out, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  expect(new Set([...named, 'index.html'])).toEqual(new Set(there));

  {
    await using browser = await openBrowser();
    const page = await browser.newPage();
    const pictures = there.filter((file) => file.endsWith('.jpg'));
    expect(pictures).toHaveLength(8);
    for (const name of pictures) {
      const bytes = await readFile(path.join(out, name));
      expect(sizeOf(bytes), name).toEqual(name.includes('-360-') ? [360, 740] : [1440, 900]);
      expect((await readBrightness(page, bytes)) < 380, name).toBe(name.endsWith('-dark.jpg'));
    }
  }
});

test('refuses a folder with other files, and names an unknown brand', async () => {
  await writeFile(path.join(folder, 'letter.txt'), 'dear');
  // The page of somebody else's site has the same name.
  await writeFile(path.join(folder, 'index.html'), '');
  const refused = await runPreview(folder, '--brand', 'automnelis');
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toContain('something else is here already; move it away or choose another folder with --out');

  const unknown = await runPreview(path.join(folder, 'out'), '--brand', 'automnellis');
  expect(unknown.code).toBe(2);
  expect(unknown.stderr).toContain('there is no brand "automnellis"; did you mean "automnelis"?');
  expect((await readdir(folder)).sort()).toEqual(['index.html', 'letter.txt']);
});
