import { useState } from 'react';
import { expect, test } from 'vitest';
import { showInEachTest } from '../../../tests/support/showInEachTest.ts';
import { Combobox } from './Combobox.tsx';

const { show, find, focus, key, press, type } = showInEachTest();

const towns = ['Freiburg', 'Freising'];

function Town({ problem }: { problem?: string }) {
  const [text, setText] = useState('');
  return (
    <Combobox
      id="town"
      label="Town"
      listLabel="Towns"
      hint="Where you live"
      problem={problem}
      status={`${towns.length} towns`}
      options={towns
        .filter((town) => text !== '' && town.startsWith(text))
        .map((title) => ({ key: title, title, detail: '' }))}
      text={text}
      onTextChange={setText}
      onChoose={setText}
    />
  );
}

const field = () => find('input') as HTMLInputElement;
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);

test('typing opens the list, arrows move through it, and Enter chooses', async () => {
  await show(<Town />);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await focus(field());
  await type(field(), 'Frei');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(options()).toEqual(towns);
  await key(field(), 'ArrowDown');
  await key(field(), 'ArrowDown');
  expect(field().getAttribute('aria-activedescendant')).toBe(find('[role=option]', 'Freising').id);
  await key(field(), 'Enter');
  expect(field().value).toBe('Freising');
  expect(options()).toEqual([]);
});

test('Escape closes the list and keeps the text, and typing opens it again', async () => {
  await show(<Town />);
  await focus(field());
  await type(field(), 'Frei');
  await key(field(), 'Escape');
  expect(options()).toEqual([]);
  await key(field(), 'Escape');
  expect(field().value).toBe('Frei');
  await type(field(), 'Freib');
  expect(options()).toEqual(['Freiburg']);
});

test('a press chooses an option', async () => {
  await show(<Town />);
  await focus(field());
  await type(field(), 'Frei');
  await press(find('[role=option]', 'Freiburg'));
  expect(field().value).toBe('Freiburg');
  expect(options()).toEqual([]);
});

test('what a browser fills into the hidden input of the library does not replace what was typed', async () => {
  await show(<Town />);
  await type(field(), 'Frei');
  await type(find('input[aria-hidden]') as HTMLInputElement, 'Hamburg');
  expect(field().value).toBe('Frei');
});

test('the field is described by hint and problem, and a status says what the list contains', async () => {
  await show(<Town problem="There is no such town." />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().getAttribute('aria-describedby')).toBe('town-hint town-error');
  expect(find('[id=town-error]').textContent).toBe('There is no such town.');
  expect(find('[role=status]').textContent).toBe('2 towns');
});
