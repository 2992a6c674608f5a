import { useState } from 'react';
import { expect, test } from 'vitest';
import { showInEachTest } from '../../../tests/support/showInEachTest.ts';
import { clampTo, integerScale, type NumberScale } from '../../lib/numbers/numberScale.ts';
import { Slider } from './Slider.tsx';

const { show, find, key } = showInEachTest();

function Heights({ scale, start }: { scale: NumberScale; start: readonly number[] }) {
  const [values, setValues] = useState(start);
  return (
    <Slider
      labelledBy="height"
      scale={scale}
      values={values}
      labels={['From', 'To'].slice(0, values.length)}
      formatValue={(value) => `${value} cm`}
      onMove={(thumb, value) => setValues(values.map((old, index) => (index === thumb ? clampTo(scale, value) : old)))}
    />
  );
}

const thumb = (label: string) => find(`input[aria-label=${label}]`);
const spoken = (label: string) => thumb(label).getAttribute('aria-valuetext');

test('keys move the thumb by a step, by a tenth and to the ends, and it says its value with the unit', async () => {
  await show(<Heights scale={integerScale(140, 210)} start={[170]} />);
  for (const [name, expected] of [
    ['ArrowRight', '171 cm'],
    ['ArrowUp', '172 cm'],
    ['ArrowLeft', '171 cm'],
    ['PageUp', '178 cm'],
    ['End', '210 cm'],
    ['ArrowRight', '210 cm'],
    ['Home', '140 cm'],
  ] as const) {
    await key(thumb('From'), name);
    expect(spoken('From'), name).toBe(expected);
  }
});

test('each of two thumbs has its own name and moves alone', async () => {
  await show(<Heights scale={integerScale(140, 210)} start={[150, 180]} />);
  await key(thumb('To'), 'ArrowRight');
  await key(thumb('From'), 'ArrowLeft');
  expect([spoken('From'), spoken('To')]).toEqual(['149 cm', '181 cm']);
  expect(find('[role=group]').getAttribute('aria-labelledby')).toBe('height');
});

test('on a scale of fine steps an arrow moves as far as the minus and plus buttons do', async () => {
  const scale: NumberScale = { min: 0, max: 10, step: 0.01, nextValue: (value, direction) => value + direction };
  await show(<Heights scale={scale} start={[5]} />);
  await key(thumb('From'), 'ArrowUp');
  expect(spoken('From')).toBe('6 cm');
});
