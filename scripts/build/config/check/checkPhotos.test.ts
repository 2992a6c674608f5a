import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findConfigProblems } from '../../../../tests/support/findConfigProblems.ts';
import { type FileTree, replaceOnce, validFixtureFiles } from '../../../../tests/support/fixtureFiles.ts';
import { addJpegMetadata } from '../../../../tests/support/pictureMetadata.ts';

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer();

const brandFile = 'brands/alderwick/brand.json';
const withPhotos = (photos: object, files: FileTree = {}): FileTree => ({
  ...replaceOnce(validFixtureFiles(), brandFile, '"contacts"', `"photos": ${JSON.stringify(photos)},\n  "contacts"`),
  ...files,
});
const at = (place: string) => `brands/alderwick/photos/${place}.jpg`;

test('a photograph with its key is no mistake', async () => {
  const files = withPhotos(
    { noMatches: { focus: [60, 40], tone: 'duotone' } },
    { [at('noMatches')]: await jpeg(960, 720) },
  );
  expect(await findConfigProblems(files)).toEqual([]);
});

test('keys without photographs, and photographs without keys', async () => {
  const found = await findConfigProblems(
    withPhotos(
      { signInTall: {}, nomatches: {} },
      { [at('completion')]: await jpeg(1500, 500), [at('noVisitor')]: 'x' },
    ),
  );
  expect(found).toEqual([
    `${brandFile}:6:14  "signInTall" is only for phones and columns; add a photograph for "signIn", too`,
    `${brandFile}:6:14  there is no photograph ${at('signInTall')}; npm run brand -- photo adds it, or takes "signInTall" away with --remove`,
    `${brandFile}:6:30  unknown key "nomatches" in "photos"; did you mean "noMatches"?`,
    `${at('completion')}:1:1  brand.json has no "completion" in "photos"; add the key, or delete the file`,
    `${at('noVisitor')}:1:1  no photograph can have this name; did you mean "noVisitors.jpg"?`,
  ]);
});

const addAgain = 'npm run brand -- photo adds photographs as they must be';

test.for<[string, (whole: Buffer) => Buffer | Promise<Buffer>, string]>([
  ['small', () => jpeg(950, 800), 'the photograph has 950 by 800 pixels; it needs at least 960 by 720 pixels there'],
  ['narrow', () => jpeg(2000, 700), 'the photograph has 2000 by 700 pixels; it needs at least 960 by 720 pixels there'],
  ['with metadata', addJpegMetadata, `the photograph holds EXIF or XMP (camera, place, time), a comment; ${addAgain}`],
  ['cut off', (whole) => whole.subarray(0, whole.length - 9), `the photograph is cut off; ${addAgain}`],
  [
    'for print',
    (whole) => sharp(whole).toColourspace('cmyk').jpeg().toBuffer(),
    `the photograph has colours for print (CMYK); ${addAgain}`,
  ],
  ['no picture', () => Buffer.from('no picture'), `the photograph is damaged, or no JPEG; ${addAgain}`],
  [
    'large',
    (whole) => Buffer.concat([whole, Buffer.alloc(4 << 20)]),
    `the photograph is larger than 4 MB; ${addAgain}`,
  ],
])('a photograph that is %s', async ([, change, problem]) => {
  const bytes = await change(await jpeg(960, 720));
  expect(await findConfigProblems(withPhotos({ noMatches: {} }, { [at('noMatches')]: bytes }))).toEqual([
    `${at('noMatches')}:1:1  ${problem}`,
  ]);
});
