import { useState } from 'react';
import { expect, test } from 'vitest';
import { showInEachTest } from '../../../tests/support/showInEachTest.ts';
import { integerScale } from '../../lib/numbers/numberScale.ts';
import { NumberStepper } from './NumberStepper.tsx';

const { show, find, focus, press, send } = showInEachTest();

function Height({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return (
    <NumberStepper
      name={{ labelledBy: 'height' }}
      spokenText={`${value} centimetres`}
      scale={integerScale(141, 209, 5)}
      value={value}
      onChange={setValue}
      valueText={`${value} cm`}
      texts={{ less: 'Smaller', more: 'Taller' }}
    />
  );
}

const value = () => find('output > [aria-hidden]').textContent;

test('minus and plus change the number, which the question names', async () => {
  await show(<Height start={170} />);
  await press(find('button', 'Taller'));
  expect(value()).toBe('175 cm');
  await press(find('button', 'Smaller'));
  await press(find('button', 'Smaller'));
  expect(value()).toBe('165 cm');
  expect(find('output > :not([aria-hidden])').textContent).toBe('165 centimetres');
  expect(find('[role=group]').getAttribute('aria-labelledby')).toBe('height');
  expect(find('output').getAttribute('aria-labelledby')).toBe('height');
});

test.for([
  ['Taller', 207, '209 cm'],
  ['Smaller', 143, '141 cm'],
] as const)('"%s" stops at the end of the scale, where it keeps its place', async ([name, start, end]) => {
  await show(<Height start={start} />);
  const button = find('button', name);
  await press(button);
  expect(value()).toBe(end);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await press(button);
  expect(value()).toBe(end);
});

test('the number is announced only while a button has the focus', async () => {
  await show(<Height start={170} />);
  expect(find('output').getAttribute('aria-live')).toBe('off');
  await focus(find('button', 'Taller'));
  expect(find('output').getAttribute('aria-live')).toBe('polite');
  await send(find('button', 'Taller'), 'focusout');
  expect(find('output').getAttribute('aria-live')).toBe('off');
});
