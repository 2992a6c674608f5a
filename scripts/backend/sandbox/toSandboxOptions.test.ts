import { expect, test } from 'vitest';
import { toSandboxOptions } from './toSandboxOptions.ts';

test("the sandbox has the site's country, language, id, age bracket and port", () => {
  const site = { apiOrigin: 'http://127.0.0.1:4217', country: 'US', locale: 'en', siteId: 7, minAge: 30, name: 'no' };
  expect(toSandboxOptions(site, 'http://127.0.0.1:4117')).toEqual({
    port: 4217,
    country: 'US',
    locale: 'en',
    siteId: 7,
    ageBracket: 40,
    siteOrigin: 'http://127.0.0.1:4117',
    simulateActivity: true,
  });
});
