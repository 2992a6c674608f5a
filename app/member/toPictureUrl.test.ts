import { expect, test } from 'vitest';
import { toPictureUrl } from './toPictureUrl.ts';

const api = 'https://api.operator.example';
const origins = [api, 'https://pictures.operator.example', 'https://members.probelund.de.example'];

test.for<[string | null, string | null]>([
  [null, null],
  ['', null],
  ['https://pictures.operator.example/a.jpg', 'https://pictures.operator.example/a.jpg'],
  ['https://members.probelund.de.example/a.png', 'https://members.probelund.de.example/a.png'],
  ['/pictures/a.jpg', 'https://api.operator.example/pictures/a.jpg'],
  ['pictures/a.jpg', 'https://api.operator.example/pictures/a.jpg'],
  ['//pictures.operator.example/a.jpg', 'https://pictures.operator.example/a.jpg'],
  ['HTTPS://PICTURES.OPERATOR.EXAMPLE/a.jpg', 'https://pictures.operator.example/a.jpg'],
  ['http://pictures.operator.example/a.jpg', null],
  ['https://pictures.operator.example:8443/a.jpg', null],
  ['https://pictures.operator.example.evil.example/a.jpg', null],
  ['https://pictures.operator.example@evil.example/a.jpg', null],
  ['https://me@pictures.operator.example/a.jpg', null],
  ['//evil.example/a.jpg', null],
  ['\\\\evil.example\\a.jpg', null],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg/>', null],
  ['blob:https://pictures.operator.example/1', null],
  ['https://', null],
  [`https://pictures.operator.example/${'a'.repeat(2000)}`, null],
])('toPictureUrl %j → %j', ([path, expected]) => {
  expect(toPictureUrl(path, api, origins)).toBe(expected);
});
