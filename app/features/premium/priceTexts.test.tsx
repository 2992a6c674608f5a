import path from 'node:path';
import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { type DomainFacts, type DomainName, domainFacts, domainNames } from '../../../brands/domains.ts';
import { type LocaleCode, languages } from '../../../brands/languages.ts';
import { findVariant } from '../../../brands/languageVariants.ts';
import { readPoFile } from '../../../scripts/lib/readPoFile.ts';
import { sampleSiteValues } from '../../../tests/support/sampleSiteValues.ts';
import type { Tariff } from '../../api/contract/payments.ts';
import { compileTranslations } from '../../i18n/compileTranslations.ts';
import { site } from '../../site/site.ts';
import { formatRenewalConsent, formatRenewalDay } from './checkout/renewalTexts.ts';
import { describeTariff } from './describeTariff.ts';
import { formatRenewalCoolingOff, formatTax, formatWithdrawal, PriceTerms } from './priceTexts.tsx';

afterAll(() => {
  Object.assign(site, sampleSiteValues());
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

const folder = path.resolve(import.meta.dirname, '../../i18n');
const locales = Object.keys(languages) as LocaleCode[];

const catalogues: Record<string, Messages> = {};

/** Sets the site of a country, in a language of it. */
async function visit(domain: DomainName, locale: LocaleCode): Promise<string> {
  const { country, currency, tax, withdrawal, notice, renewal, renewalConsent }: DomainFacts = domainFacts[domain];
  const variant = findVariant(locale, country);
  Object.assign(site, {
    country,
    tax,
    withdrawal,
    notice,
    renewal,
    renewalConsent,
    languageVariants: variant ? [variant] : [],
  });
  const { tag } = languages[locale];
  const key = variant ?? locale;
  catalogues[key] ??= await compileTranslations(Object.fromEntries(readPoFile(path.join(folder, `${tag}.po`))), locale);
  i18n.loadAndActivate({ locale: tag, messages: catalogues[key] });
  return currency;
}

const halfYear: Tariff = {
  id: '2',
  months: 6,
  priceTotal: 20_940,
  priceMonthly: 3490,
  renewalPrice: 14_970,
  renewalMonths: 3,
  noticeDays: null,
  badge: null,
};

/** Reads the texts about a price in a country, with plain spaces instead of those of `Intl`. */
async function readTexts(domain: DomainName, locale: LocaleCode, more: Partial<Tariff> = {}, renews?: boolean) {
  const currency = await visit(domain, locale);
  const context = { tariffs: [], currency, locale: `${languages[locale].tag}-${site.country}` };
  const renewalMonths = site.renewal === 'monthly' ? 1 : 3;
  const description = describeTariff({ ...halfYear, renewalMonths, ...more }, context);
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PriceTerms tariff={description} renews={renews} />
    </I18nProvider>,
  );
  const plain = (text: string) => text.replace(/<[^>]+>/g, '').replace(/\s/g, ' ');
  return {
    total: plain(description.total),
    renewal: plain(description.renewal),
    terms: plain(markup),
    renewalTerms: plain(formatRenewalDay(description, '1.2.2030', renews ?? false)),
    consent: plain(formatRenewalConsent(description)),
    tax: plain(formatTax()),
    withdrawal: plain(formatWithdrawal() ?? ''),
  };
}

const taxes: Readonly<Record<DomainFacts['tax'], string>> = {
  vat: 'including VAT',
  gst: 'including GST',
  sales: 'taxes included',
};
const leaving: Readonly<Record<DomainFacts['notice'], string>> = {
  monthAfterTerm: 'From then on you can leave at any time: it ends a month later, and we pay back the rest.',
  '20businessDays':
    'You can leave at any time, from the first day: it ends 20 business days later, and we pay back the rest.',
  none: 'You can leave at any time, from the first day: it ends at once, and we pay back the rest.',
  periodEnd: '',
};
const rights: Readonly<Record<DomainFacts['withdrawal'], string>> = {
  '14days': 'You can withdraw from the contract within 14 days, without giving a reason.',
  '3businessDays':
    'You can withdraw from the contract for a full refund until midnight of the third business day after your order.',
  '7days': 'You can withdraw from the contract within 7 days and get your money back.',
  none: '',
};

test.for(domainNames)('a price says what the law of its country wants: %s', { tags: 'rule' }, async (domain) => {
  const facts: DomainFacts = domainFacts[domain];
  const { total, renewal, terms, withdrawal } = await readTexts(domain, 'en');
  const goingOn = {
    openEnded: `Then it goes on at ${renewal} for 3 months. ${leaving[facts.notice]}`,
    monthly: `Then it goes on from month to month, for ${renewal} a month. ${leaving[facts.notice]}`,
    samePeriod: `${facts.renewalConsent ? 'If you agree to it, it then' : 'Then it'} renews automatically for ${renewal} every 3 months, unless you cancel before then.`,
  };
  expect(terms).toBe(`${total} for 6 months, ${taxes[facts.tax]}. ${goingOn[facts.renewal]}`);
  expect(withdrawal).toBe(rights[facts.withdrawal]);
});

test('a renewal can be undone from the day on which the law says so', { tags: 'rule' }, async () => {
  await visit('uk', 'en');
  vi.useFakeTimers({ toFake: ['Date'] });
  Object.assign(site, { renewalCoolingOff: '2027-04-01' });
  const textOn = (day: string) => {
    vi.setSystemTime(`${day}T12:00`);
    return formatRenewalCoolingOff();
  };
  expect(['2027-03-31', '2027-04-01'].map(textOn)).toEqual([null, 'You can also undo each renewal within 14 days.']);
  vi.useRealTimers();
  Object.assign(site, { renewalCoolingOff: false });
  expect(formatRenewalCoolingOff()).toBeNull();
});

test.for([
  [
    'de',
    'de',
    '209,40 € für 6 Monate, inkl. Mehrwertsteuer. Danach läuft es weiter, für 149,70 € je 3 Monate. Dann können Sie jederzeit kündigen: Einen Monat später ist Schluss, und den Rest erstatten wir.',
  ],
  [
    'ch',
    'de',
    'CHF 209.40 für 6 Monate, inkl. Mehrwertsteuer. Danach läuft es weiter, für CHF 149.70 je 3 Monate. Sie können jederzeit kündigen, schon vom ersten Tag an: Dann ist sofort Schluss, und den Rest erstatten wir.',
  ],
  [
    'ch',
    'fr',
    '209.40 CHF pour 6 mois, TVA comprise. Ensuite, Premium continue à 149.70 CHF par période de 3 mois. Vous pouvez résilier à tout moment, dès le premier jour : Premium se termine aussitôt, et nous vous remboursons le reste.',
  ],
  [
    'cz',
    'cz',
    '209,40 Kč na 6 měsíců, včetně DPH. Potom pokračuje dál, vždy za 149,70 Kč na 3 měsíce. Pak ho můžete kdykoli vypovědět: o měsíc později skončí a zbytek vám vrátíme.',
  ],
  [
    'pl',
    'pl',
    '209,40 zł na 6 miesięcy, w tym VAT. Potem Premium działa dalej, za 149,70 zł na 3 miesiące. Wtedy umowę można wypowiedzieć w każdej chwili: miesiąc później się kończy, a resztę zwracamy.',
  ],
] as const)('in %s and the language %s: %s', async ([domain, locale, expected]) => {
  expect((await readTexts(domain, locale)).terms).toBe(expected);
});

test.for(domainNames)('every language names total, tax, renewal and notice in %s', async (domain) => {
  const facts = domainFacts[domain];
  const { notice } = facts;
  for (const locale of locales) {
    for (const noticeDays of [null, 1, 2, 14]) {
      const { total, renewal, terms, renewalTerms, tax, withdrawal } = await readTexts(
        domain,
        locale,
        { noticeDays },
        true,
      );
      const days = { none: null, '20businessDays': 20, monthAfterTerm: noticeDays, periodEnd: noticeDays }[notice];
      expect(terms).toContain(total);
      expect(terms).toContain(`, ${tax}`);
      for (const text of [terms, renewalTerms]) {
        expect(text).toContain(renewal);
        if (facts.renewal !== 'monthly') expect(text).toMatch(/\b3\b/);
        const saysNotice = text === terms || facts.renewal !== 'openEnded';
        if (saysNotice && days !== null) expect(text).toMatch(new RegExp(`\\b${days}\\b`));
        expect(text).not.toMatch(/[{}]|undefined|null/);
      }
      expect(renewalTerms).toContain('1.2.2030');
      expect(/\d+/.exec(withdrawal)?.[0]).toBe({ '14days': '14', '7days': '7' }[String(facts.withdrawal)]);
    }
  }
});

test.for(locales)(
  'an order that asks for the renewal says what an answer means: %s',
  { tags: 'rule' },
  async (locale) => {
    const refused = await readTexts('com', locale, {}, false);
    for (const text of [refused.terms, refused.renewalTerms]) expect(text).not.toContain(refused.renewal);
    expect(refused.renewalTerms).toContain('1.2.2030');
    const unasked = await readTexts('com', locale);
    const agreed = await readTexts('com', locale, {}, true);
    expect(unasked.terms).not.toBe(agreed.terms);
    expect(unasked.terms).toContain(agreed.renewal);
    for (const text of [agreed.terms, agreed.renewalTerms, agreed.consent]) expect(text).toContain(agreed.renewal);
  },
);
