import { expect, test } from 'vitest';
import { isCompressible } from './compress.ts';

test.for([
  ...['html', 'js', 'css', 'svg', 'json', 'txt', 'webmanifest', 'ico'].map((kind) => [kind, true] as const),
  ...['woff2', 'jpg', 'png', 'br', 'gz'].map((kind) => [kind, false] as const),
])('a file of the kind %s is compressed: %s', ([kind, compressed]) => {
  expect(isCompressible(`assets/one.${kind}`)).toBe(compressed);
});
