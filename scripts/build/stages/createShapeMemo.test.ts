import { expect, test } from 'vitest';
import { sampleSiteValues } from '../../../tests/support/sampleSiteValues.ts';
import { createShapeMemo, type MarkedValues, type ReadSite } from './createShapeMemo.ts';

const siteWith = (changes: Partial<MarkedValues> = {}): MarkedValues => ({
  ...sampleSiteValues({}),
  ownTexts: {},
  art: {},
  iconPaths: {},
  ...changes,
});

/** Creates a memo of texts by shape that counts how often `make` was called. */
function createSample(make: (read: ReadSite) => string) {
  const once = createShapeMemo<string>();
  const sample = {
    made: 0,
    ofSite: (site: MarkedValues, form: 'html' | 'text' = 'html') =>
      once(
        site,
        async (read) => {
          sample.made++;
          return make(read);
        },
        (result, fillIn) => fillIn[form](result),
      ),
  };
  return sample;
}

test('makes once what differs only in values that are shown, and fills in those of each site', async () => {
  const sample = createSample(
    (read) => `${read('name')} ${read('registerUrl')} ${read('art$login$tall')} ${read('locale')}`,
  );
  const anna = siteWith({
    name: 'Anna',
    registerUrl: 'https://anna.example/register',
    art: { 'login-tall': '/art/of-anna.svg' },
  });
  const berta = siteWith({
    name: 'Berta',
    registerUrl: 'https://berta.example/join',
    art: { 'login-tall': '/art/of-berta.svg' },
  });
  expect(await Promise.all([sample.ofSite(anna), sample.ofSite(berta)])).toEqual([
    'Anna https://anna.example/register /art/of-anna.svg de',
    'Berta https://berta.example/join /art/of-berta.svg de',
  ]);
  expect(sample.made).toBe(1);
  await sample.ofSite(siteWith({ locale: 'fr' }));
  expect(sample.made).toBe(2);
});

test('what tells an address from a text stays visible while it is made', async () => {
  const sample = createSample((read) => (String(read('registerUrl')).startsWith('https://') ? 'away' : 'here'));
  expect(await sample.ofSite(siteWith({ registerUrl: 'https://anna.example/register' }))).toBe('away');
  expect(await sample.ofSite(siteWith({ registerUrl: '/register' }))).toBe('here');
});

test('fills in the parts of a value, and keeps sites apart that have others', async () => {
  const sample = createSample((read) => JSON.stringify(read('supportEmails')));
  const supportEmails = { DE: 'de@anna.example', 'x-y': 'xy@anna.example' };
  expect(await sample.ofSite(siteWith({ supportEmails }), 'text')).toBe(JSON.stringify(supportEmails));
  expect(await sample.ofSite(siteWith({ supportEmails: { DE: 'berta@berta.example' } }), 'text')).toBe(
    '{"DE":"berta@berta.example"}',
  );
  expect(sample.made).toBe(2);
});

test('escapes what it fills into markup, and only there', async () => {
  const sample = createSample((read) => String(read('name')));
  const site = siteWith({ name: `<b> & "c" & 'd' $&` });
  expect(await sample.ofSite(site)).toBe('&lt;b&gt; &amp; &quot;c&quot; &amp; &#x27;d&#x27; $&amp;');
  expect(await sample.ofSite(site, 'text')).toBe(site.name);
});

test('own texts of the language that is read keep sites apart', async () => {
  const sample = createSample((read) => JSON.stringify(read('ownTexts$de') ?? null));
  const texts = [{}, { de: { a: 'A' } }, { de: { a: 'A' }, fr: { a: 'B' } }, { de: { a: 'C' } }];
  const made = await Promise.all(texts.map((ownTexts) => sample.ofSite(siteWith({ ownTexts }))));
  expect(made).toEqual(['null', '{"a":"A"}', '{"a":"A"}', '{"a":"C"}']);
  expect(sample.made).toBe(3);
});
