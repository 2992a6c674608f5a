import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brand } from '../../scripts/brand.ts';
import { loadCatalogue } from '../../scripts/build/config/resolve/loadCatalogue.ts';
import { formatFinding } from '../../scripts/build/verify/Finding.ts';
import { readRelease } from '../../scripts/build/verify/readRelease.ts';
import { verifyRelease } from '../../scripts/build/verify/verifyRelease.ts';
import { hashTree } from '../../scripts/lib/hashTree.ts';
import { buildFixture as build } from '../support/buildFixture.ts';
import { copyBuiltFixture, replaceFile } from '../support/builtFixture.ts';
import { callCommand } from '../support/callCommand.ts';
import { createFixtureProject } from '../support/createFixtureProject.ts';
import { hashDist } from '../support/readDist.ts';

/** An app that shows the photograph of an empty list, or else the drawing. */
const app = `
import './preloaded.ts';
import { site } from './site/site.ts';
import drawing from 'art:no-matches';
import photo from 'art:photo-no-matches/[key]';
document.title = site.photos.includes('noMatches')
  ? [photo('src'), photo('avif'), photo('webp'), photo('night-avif'), photo('night-webp')].join()
  : drawing;
`;

const brandFile = 'brands/alderwick/brand.json';
const photoFile = 'brands/alderwick/photos/noMatches.jpg';

/** A photograph of stripes in all greys. */
const stripes = () => {
  const [width, height] = [960, 720];
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => (Math.floor(at / 3) % width) / 4);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
};

const findPhotos = (hashes: Readonly<Record<string, string>>, host: string) =>
  Object.keys(hashes)
    .filter((file) => file.startsWith(`${host}/assets/photos/`))
    .map((file) => path.basename(file).replace(/-[0-9a-f]{10}\./, '.'));

test('a photograph is in the sites of its brand alone, in all sizes, by day and by night', {
  tags: 'rule',
}, async () => {
  await using project = await copyBuiltFixture();
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(path.dirname(path.join(project.root, file)), { recursive: true });
    await replaceFile(path.join(project.root, file), content);
  };
  await write('app/main.ts', app);
  await build(project.root, { compressed: false });
  const before = await hashDist(project.root);
  const written = await readFile(path.join(project.root, brandFile), 'utf8');

  await write(photoFile, await stripes());
  await write(
    brandFile,
    written.replace('"contacts"', '"photos": { "noMatches": { "focus": [40, 60] } },\n  "contacts"'),
  );
  await build(project.root, { compressed: false });
  const after = await hashDist(project.root);
  const versions = [320, 640, 960].flatMap((width) =>
    ['', '-night'].flatMap((time) => ['avif', 'webp'].map((format) => `no-matches-${width}${time}.${format}`)),
  );
  for (const domain of ['at', 'com', 'de']) {
    const host = `members.alderwick.${domain}.example`;
    expect(findPhotos(after, host).toSorted()).toEqual(versions.toSorted());
    expect(Object.keys(after).filter((file) => file.startsWith(`${host}/assets/art/no-matches`))).toEqual([]);
  }
  // Sites without one have the bytes that they had.
  const ofOthers = (hashes: typeof after) =>
    Object.fromEntries(Object.entries(hashes).filter(([file]) => /^members\.(?!alderwick)/.test(file)));
  expect(Object.keys(ofOthers(after)).length).toBeGreaterThan(20);
  expect(ofOthers(after)).toEqual(ofOthers(before));
  expect(Object.keys(after).some((file) => file.startsWith('members.birchmere.uk.example/assets/art/no-matches'))).toBe(
    true,
  );

  // A picture by night is darker, and what browsers read is a picture of its type.
  const dist = path.join(project.root, 'dist');
  const pick = (part: string) =>
    Object.keys(after).find((file) => file.includes(`alderwick.de.example/assets/photos/${part}`))!;
  const read = async (part: string) => {
    const image = sharp(await readFile(path.join(dist, pick(part))));
    const [{ width, height, format }, { channels }] = [await image.metadata(), await image.stats()];
    return { width, height, format, mean: channels[0]!.mean };
  };
  const day = await read('no-matches-640-');
  expect(day).toMatchObject({ width: 640, height: 480 });
  expect((await read('no-matches-640-night-')).mean).toBeLessThan(0.8 * day.mean);

  const catalogue = await loadCatalogue(project.root);
  const verify = () => verifyRelease(readRelease(dist), catalogue).map(formatFinding);
  expect(verify()).toEqual([]);

  // With an empty cache, the bytes are the same.
  await rm(path.join(project.root, '.cache'), { recursive: true });
  await build(project.root, { compressed: false });
  expect(await hashDist(project.root)).toEqual(after);

  // Without it, everything is as it was.
  await write(brandFile, written);
  await rm(path.join(project.root, photoFile));
  await build(project.root, { compressed: false });
  expect(await hashDist(project.root)).toEqual(before);
});

test('the command shows a photograph, says what it did, and undo takes it back', { tags: 'rule' }, async () => {
  await using project = await createFixtureProject();
  const run = (...args: string[]) => callCommand(brand, [...args, '--root', project.root]);
  const given = path.join(project.root, 'IMG_1.jpg');
  await writeFile(
    given,
    await sharp(await stripes())
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer(),
  );
  const before = hashTree(project.root, ['brands']);

  const tried = await run('photo', 'alderwick', 'no-matches', given, '--focus', '40,60', '--dry-run');
  expect([tried.code, hashTree(project.root, ['brands'])]).toEqual([0, before]);
  const added = await run('photo', 'alderwick', 'no-matches', given, '--focus', '40,60', '--yes');
  expect(added).toMatchObject({ code: 0, stderr: '' });
  const [place, file, removed, sizes] = added.stdout.split('\n');
  expect(place).toBe('photograph for an empty list of matches: a drawing → 960 by 720 pixels, focus 40,60, plain');
  expect(file).toMatch(/^read: JPEG, 960 by 720 pixels, 0\.\d MB$/);
  expect(removed).toBe('removed: the place where it was taken (GPS), camera and time (EXIF)');
  expect(sizes).toMatch(/^no-matches: 320 px [\d.]+ k?B \(AVIF\) or [\d.]+ k?B \(WebP\), 640 px .*, 960 px /);

  const lit = await run('photo', 'alderwick', 'plansBackground', given, '--json', '--yes');
  expect(JSON.parse(lit.stdout || lit.stderr)).toMatchObject({
    ok: false,
    problems: [{ message: 'the photograph has 960 by 720 pixels' }],
  });
  const twoTones = await run('photo', 'alderwick', 'noMatches', '--tone', 'duotone', '--yes');
  expect(twoTones.stdout).toContain('focus 40,60, plain → 960 by 720 pixels, focus 40,60, duotone');
  expect(await readFile(path.join(project.root, brandFile), 'utf8')).toContain('"focus": [40, 60], "tone": "duotone"');
  for (const _ of ['tone', 'photograph']) expect((await run('undo', '--yes')).code).toBe(0);
  expect(hashTree(project.root, ['brands'])).toBe(before);
});
