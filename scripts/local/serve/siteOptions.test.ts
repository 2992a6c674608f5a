import { Command } from 'commander';
import { expect, test } from 'vitest';
import { addSiteOptions, readSiteOptions } from './siteOptions.ts';

const read = (...args: string[]) =>
  readSiteOptions(addSiteOptions(new Command(), 'tavelune').parse(args, { from: 'user' }));

test('the ports are numbers', () => {
  expect(read('--port', '4301', '--sandbox-port', '4311')).toMatchObject({ port: 4301, filter: { sandboxPort: 4311 } });
  expect(read()).toMatchObject({
    port: 4300,
    filter: { brands: ['tavelune'], domains: ['de'], environment: 'sandbox' },
  });
});

test.for([
  ['--port', 'abc'],
  ['--port', '65536'],
  ['--port', '-1'],
  ['--port', '0'],
  ['--sandbox-port', '70000'],
  ['--sandbox-port', '43.5'],
] as const)('%s %s is no port', ([option, value]) => {
  expect(() => read(option, value)).toThrow(`${option} ${value} is no port; write a number from 1 to 65535`);
});
