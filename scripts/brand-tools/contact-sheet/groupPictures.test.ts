import { expect, test } from 'vitest';
import { listPictureFiles } from '../../build/pictures/picturesInArtFolder.ts';
import { groupPictures } from './groupPictures.ts';

const names = [...new Set(listPictureFiles('.').map(({ name }) => name))];
const pictures = names.map((name) => ({ name, svg: `<svg id="${name}"/>` }));

test('every picture has its place on the sheet, once', () => {
  const groups = groupPictures(pictures);
  const shown = groups.flatMap((group) => group.pictures.map(({ name }) => name));
  expect(shown.toSorted()).toEqual(pictures.map(({ name }) => name).toSorted());
  expect(groups.find(({ title }) => title === 'Scenes')!.pictures.map(({ name }) => name)).toEqual([
    ...['completion', 'email-confirmation', 'error', 'no-matches', 'no-messages'],
    ...['no-visitors', 'not-found', 'welcome'],
  ]);
});

test('a group without pictures is left out, and a banner is shown at two sizes', () => {
  const [banners, ...others] = groupPictures(pictures.filter(({ name }) => name === 'banner-01'));
  expect(others).toEqual([]);
  expect(banners?.pictures[0]?.images.map(({ width, source }) => [width, source])).toEqual(
    [1104, 360].map((width) => [width, '<svg id="banner-01"/>']),
  );
});
