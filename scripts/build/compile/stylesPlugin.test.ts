import { expect, test } from 'vitest';
import { bundleFixture } from '../../../tests/support/bundleFixture.ts';
import { noCache } from '../../lib/cache.ts';

const files = {
  'app/lazy.ts': `
import { part } from './part.ts';
import { button, tones } from './theme/button.css.ts';
export const lazy = () => [part(button), Object.keys(tones)];`,
  'app/other.ts': `
import { color } from './theme/colors.css.ts';
import { card } from './card.css.ts';
export const other = () => [color, card];`,
  'app/theme/colors.css.ts': `
import { createVar, globalStyle } from '@vanilla-extract/css';
export const color = createVar();
globalStyle('body', { vars: { [color]: 'red' } });`,
  'app/theme/box.css.ts': `
import { style } from '@vanilla-extract/css';
import { gap } from './sizes.ts';
export const box = style({ padding: gap });`,
  'app/theme/sizes.ts': 'export const gap = 4;',
  'app/theme/button.css.ts': `
import { style, styleVariants } from '@vanilla-extract/css';
import { box } from './box.css.ts';
import { color } from './colors.css.ts';
export const button = style([box, { color, selectors: { '&:hover': { color: 'blue' } } }]);
export const tones = styleVariants({ calm: [button, { margin: 0 }], loud: [button, { margin: 8 }] });`,
  'app/card.css.ts': `
import { style } from '@vanilla-extract/css';
import { box } from './theme/box.css.ts';
export const card = style([box, { display: 'grid' }]);`,
};

test("gives the same scripts and style sheets as vanilla-extract's plugin", async () => {
  const toFiles = ({ chunks, assets }: Awaited<ReturnType<typeof bundleFixture>>) => ({
    scripts: chunks.map(({ fileName, code }) => [fileName, code]),
    others: assets.map(({ fileName, source }) => [fileName, source]),
  });
  const theirs = toFiles(await bundleFixture(files));
  expect(theirs.others.filter(([name]) => String(name).endsWith('.css'))).not.toEqual([]);
  expect(toFiles(await bundleFixture(files, noCache))).toEqual(theirs);
});

test('an import without a file is named', async () => {
  const broken = { ...files, 'app/card.css.ts': "import './theme/colors.css';" };
  await expect(bundleFixture(broken, noCache)).rejects.toMatchObject({
    problems: [{ file: 'app/card.css.ts', line: 1, column: 8, message: 'there is no module "./theme/colors.css"' }],
  });
});
