// Tags: @own-profile/pictures @useModal.ts
import type { Page } from '@playwright/test';
import { fetchRecordedRequests, overrideData } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { drawPicture, expectCalls, holdRequests } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/siteTest.ts';
import { addJpegMetadata, addPngMetadata, findMetadata } from '../support/pictureMetadata.ts';

/** The type by the first byte, the size, and the colours of the first and last pixel in the file, without its orientation. */
const decodePicture = (page: Page, picture: Buffer) =>
  page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]), { imageOrientation: 'none' });
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const colourAt = (x: number, y: number) => {
        const [red = 0, , blue = 0] = context.getImageData(x, y, 1, 1).data;
        return red > 200 && blue < 50 ? 'red' : blue > 200 && red < 50 ? 'blue' : 'other';
      };
      const type = bytes[0] === 0x89 ? 'png' : bytes[0] === 0xff ? 'jpeg' : 'other';
      return { type, width, height, first: colourAt(1, 1), last: colourAt(width - 2, height - 2) };
    },
    [...picture],
  );

test.describe('on a German site', () => {
  test.use({ siteKey: 'german' });
  test('a picture is sent upright, in the format of its name, once, and without metadata', { tag: '@rule' }, async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/user-profile/profile/gallery');
    const jpeg = addJpegMetadata(await drawPicture(page, 'image/jpeg'));
    const png = addPngMetadata(await drawPicture(page, 'image/png'));
    expect(findMetadata(jpeg)).toEqual(expect.arrayContaining(['Kanarienvogel', 'Exif', 'xmpmeta']));
    expect(findMetadata(png)).toEqual(['Kanarienvogel', 'tEXt']);

    await page
      .getByRole('button', { name: translate('Add pictures') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: translate('Add pictures') });
    const files = dialog.locator('input[type=file]');
    // The browser sends this event when no file was chosen.
    await files.dispatchEvent('cancel', { bubbles: true });
    await expect(dialog).toBeVisible();
    await files.setInputFiles([
      { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: jpeg },
      { name: 'me.png', mimeType: 'image/png', buffer: png },
      // The bytes decide whether a file is a picture, and its name decides the format that is sent.
      { name: 'named.png', mimeType: 'image/png', buffer: jpeg },
      { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 no picture at all') },
    ]);
    await expect(
      dialog.getByText(translate('This isn’t a PNG or JPEG picture. Please choose another one.')),
    ).toBeVisible();
    // The preview of each picture that can be saved.
    const previews = dialog.locator('li img');
    await expect(previews).toHaveCount(3);
    for (const preview of await previews.all()) await expect(preview).toHaveCSS('width', '240px');
    const save = dialog.getByRole('button', { name: /3/ });
    await expect(save).toBeInViewport({ ratio: 1 });
    const release = await holdRequests(page, ({ pathname }) => pathname.includes('/upload'));
    await save.evaluate((button) => {
      for (let press = 0; press < 20; press += 1) (button as HTMLButtonElement).click();
    });
    // While pictures are being saved, Save says why it cannot be pressed.
    const saving = dialog.getByRole('button', { name: translate('Saving …') });
    await expect(saving).toHaveAttribute('aria-disabled', 'true');
    await expect(saving).toBeInViewport({ ratio: 1 });
    await expect(
      dialog.getByText(translate('Your pictures are being saved. Please keep this window open.')),
    ).toBeVisible();
    release();
    await expect(dialog.getByText(translate('Saved'), { exact: true })).toHaveCount(3);
    for (const call of ['startUpload', 'putPicture', 'createPicture']) await expectCalls(page, sandbox, call, 3);

    const requests = await fetchRecordedRequests(sandbox);
    const formats = requests
      .filter(({ call }) => call === 'startUpload')
      .map(({ body }) => (body as { format: string }).format);
    expect(formats).toEqual(['jpg', 'png', 'png']);
    const stored: Buffer[] = [];
    for (const { path, call } of requests) {
      if (call === 'putPicture') stored.push(Buffer.from(await (await fetch(sandbox + path)).arrayBuffer()));
    }
    expect(stored.map(findMetadata)).toEqual([[], [], []]);
    const [turned, wide, renamed] = await Promise.all(stored.map((picture) => decodePicture(page, picture)));
    expect(turned).toEqual({ type: 'jpeg', width: 40, height: 80, first: 'red', last: 'blue' });
    expect(wide).toEqual({ type: 'png', width: 80, height: 40, first: 'red', last: 'blue' });
    expect(renamed).toEqual({ type: 'png', width: 40, height: 80, first: 'red', last: 'blue' });
  });
});

test('the first picture counts from the moment it is saved', async ({ page, origin, sandbox }) => {
  await overrideData(sandbox, 'fetchGallery', { photos: [] });
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/user-profile/profile/gallery');
  await expect(page.getByText('You have no pictures yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add pictures' }).first().click();
  const upload = page.getByRole('dialog', { name: 'Add pictures' });
  const buffer = await drawPicture(page, 'image/png');
  await upload.locator('input[type=file]').setInputFiles([{ name: 'me.png', mimeType: 'image/png', buffer }]);
  await upload.getByRole('button', { name: 'Save 1 picture' }).click();
  await expect(page.getByRole('paragraph').getByText('Your pictures are saved')).toBeVisible();
  await expect(page.getByText('You have no pictures yet.')).toHaveCount(0);
});

test('only the chosen part of a picture is sent, with the marked face, and the new picture is in sight and focused', {
  tag: '@rule',
}, async ({ page, origin, sandbox, translate }) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/user-profile/profile/gallery');
  await page.setViewportSize({ width: 360, height: 640 });
  await page
    .getByRole('button', { name: translate('Add pictures') })
    .first()
    .click();
  const upload = page.getByRole('dialog', { name: translate('Add pictures') });
  const buffer = await drawPicture(page, 'image/png');
  await upload.locator('input[type=file]').setInputFiles([{ name: 'me.png', mimeType: 'image/png', buffer }]);
  await upload.getByRole('button', { name: translate('Remove') }).click();
  await expect(upload.getByText(translate('There’s no new picture to save.'))).toBeVisible();
  await expect(upload.getByRole('button', { name: translate('Save'), exact: true })).toBeInViewport({ ratio: 1 });
  await upload.getByRole('button', { name: translate('Put back') }).click();
  await upload.getByRole('button', { name: translate('Choose what is shown') }).click();
  await expect(page.getByRole('button', { name: translate('Show this part') })).toBeInViewport({ ratio: 1 });
  const frame = page.getByRole('group', { name: translate('The frame. The arrow keys move it.') });
  await expect(frame).toBeFocused();
  // With Ctrl or Cmd a key moves by 100 pixels, and so to the right edge, where the picture is blue.
  for (let press = 0; press < 4; press += 1) await frame.press('ControlOrMeta+ArrowRight');
  await page.getByRole('button', { name: translate('Show this part') }).click();
  await expect(upload.getByRole('button', { name: translate('Choose what is shown') })).toBeFocused();
  await upload.getByRole('button', { name: translate('Mark the face') }).click();
  const ring = page.getByRole('slider', { name: translate('From left to right') });
  await expect(ring).toBeFocused();
  await page.getByRole('group', { name: translate('Middle of the face') }).click({ position: { x: 0, y: 0 } });
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown']) await ring.press(key);
  await page.getByRole('button', { name: translate('Use this mark') }).click();
  await expect(upload.getByRole('button', { name: translate('Mark the face') })).toBeFocused();
  await upload.getByRole('button', { name: /1/ }).last().click();

  const added = page.locator('main ol > li').nth(2);
  await expect(added).toBeFocused();
  await expect(added).toBeInViewport({ ratio: 0.4 });
  const image = added.getByRole('img');
  await expect(image).toHaveCount(1);
  await expect(image).toHaveAttribute('src', /#focus=2,4$/);
  await expect(image).toHaveCSS('object-position', '0% 0%');
  await expect(added.getByRole('button', { name: /More.*My picture 3/ })).toBeVisible();
  const stored = (await fetchRecordedRequests(sandbox)).find(({ call }) => call === 'putPicture')!;
  const picture = Buffer.from(await (await fetch(sandbox + stored.path)).arrayBuffer());
  const sent = await decodePicture(page, picture);
  expect(sent).toEqual({
    ...{ type: 'png', width: 32, height: 40 },
    ...{ first: 'blue', last: 'blue' },
  });
});
