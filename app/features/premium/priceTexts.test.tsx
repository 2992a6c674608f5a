import path from 'node:path';
import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import { type DomainFacts, type DomainName, domainFacts, domainNames } from '../../../brands/domains.ts';
import { type LocaleCode, languages } from '../../../brands/languages.ts';
import { findVariant } from '../../../brands/languageVariants.ts';
import { readPoFile } from '../../../scripts/lib/readPoFile.ts';
import { sampleSiteValues } from '../../../tests/support/sampleSiteValues.ts';
import type { Tariff } from '../../api/contract/payments.ts';
import { compileTranslations } from '../../i18n/compileTranslations.ts';
import { site } from '../../site/site.ts';
import { describeTariff } from './describeTariff.ts';
import { formatRenewal, formatTax, formatWithdrawal, PriceTerms } from './priceTexts.tsx';

afterAll(() => {
  Object.assign(site, sampleSiteValues());
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

const folder = path.resolve(import.meta.dirname, '../../i18n');
const locales = Object.keys(languages) as LocaleCode[];

const catalogues: Record<string, Messages> = {};

/** Sets the site of a country, in a language of it. */
async function visit(domain: DomainName, locale: LocaleCode): Promise<string> {
  const { country, currency, tax, withdrawal, notice, renewal }: DomainFacts = domainFacts[domain];
  const variant = findVariant(locale, country);
  Object.assign(site, {
    country,
    tax,
    withdrawal,
    notice,
    renewal,
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
async function readTexts(domain: DomainName, locale: LocaleCode, more: Partial<Tariff> = {}) {
  const currency = await visit(domain, locale);
  const context = { tariffs: [], currency, locale: `${languages[locale].tag}-${site.country}` };
  const description = describeTariff({ ...halfYear, ...more }, context);
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PriceTerms tariff={description} />
    </I18nProvider>,
  );
  const plain = (text: string) => text.replace(/<[^>]+>/g, '').replace(/\s/g, ' ');
  return {
    total: plain(description.total),
    renewal: plain(description.renewal),
    terms: plain(markup),
    renewalTerms: plain(formatRenewal(description, '1.2.2030')),
    tax: plain(formatTax()),
    withdrawal: plain(formatWithdrawal()),
  };
}

/** Text after the total in English. */
const inUnion =
  ', including VAT; then {renewal} every 3 months, which you can cancel at any time with one month’s notice.';
const elsewhere = (tax: string) =>
  `, ${tax}; then it renews automatically for {renewal} every 3 months, unless you cancel before then.`;
/** English terms by domain; a new domain has a row if its law demands words of its own. */
const englishTerms: Readonly<Partial<Record<DomainName, string>>> = {
  ...{ de: inUnion, at: inUnion, cz: inUnion, pl: inUnion },
  ...{ ch: elsewhere('including VAT'), uk: elsewhere('including VAT'), za: elsewhere('including VAT') },
  ...{ nz: elsewhere('including GST'), au: elsewhere('including GST'), com: elsewhere('taxes included') },
};
const rights: Readonly<Record<DomainFacts['withdrawal'], string>> = {
  '14days': 'You can withdraw from your order within 14 days, without giving a reason.',
  '3businessDays': 'You can cancel your order for a full refund until midnight of the third business day after it.',
  '7days': 'Where the law of your country lets you cancel an order, you can do so in the time it gives you.',
  none: 'Where the law of your country lets you cancel an order, you can do so in the time it gives you.',
};
const withdrawals: Readonly<Partial<Record<DomainName, keyof typeof rights>>> = {
  ...({ de: '14days', at: '14days', cz: '14days', pl: '14days', ch: '14days', uk: '14days' } as const),
  ...({ com: '3businessDays', nz: 'none', au: 'none', za: '7days' } as const),
};

test.for(Object.keys(englishTerms) as DomainName[])(
  'a price says what the law of its country wants: %s',
  { tags: 'rule' },
  async (domain) => {
    const { total, renewal, terms, withdrawal } = await readTexts(domain, 'en');
    expect(terms).toBe(`${total} for 6 months${englishTerms[domain]}`.replace('{renewal}', renewal));
    expect(withdrawal).toBe(rights[withdrawals[domain]!]);
  },
);

test.for([
  [
    'de',
    'de',
    '209,40 € für 6 Monate, inkl. MwSt.; danach 149,70 € alle 3 Monate, jederzeit kündbar mit einer Frist von einem Monat.',
  ],
  [
    'ch',
    'de',
    'CHF 209.40 für 6 Monate, inkl. MwSt.; danach verlängert sich Premium automatisch alle 3 Monate für CHF 149.70, wenn Sie nicht vorher kündigen.',
  ],
  [
    'ch',
    'fr',
    '209.40 CHF pour 6 mois, TVA comprise ; ensuite, renouvellement automatique à 149.70 CHF tous les 3 mois, sauf si vous résiliez avant.',
  ],
  [
    'cz',
    'cz',
    '209,40 Kč na 6 měsíců, včetně DPH; poté 149,70 Kč každé 3 měsíce, vypovědět lze kdykoli s měsíční výpovědní dobou.',
  ],
  [
    'pl',
    'pl',
    '209,40 zł na 6 miesięcy, w tym VAT; potem 149,70 zł co 3 miesiące; zrezygnować można w każdej chwili z miesięcznym okresem wypowiedzenia.',
  ],
] as const)('in %s and the language %s: %s', async ([domain, locale, expected]) => {
  expect((await readTexts(domain, locale)).terms).toBe(expected);
});

test.for(domainNames)('every language names total, tax, renewal and notice in %s', async (domain) => {
  for (const locale of locales) {
    for (const noticeDays of [null, 1, 2, 14]) {
      const { total, renewal, terms, renewalTerms, tax } = await readTexts(domain, locale, { noticeDays });
      expect(terms).toContain(total);
      expect(terms).toContain(`, ${tax}`);
      for (const text of [terms, renewalTerms]) {
        expect(text).toContain(renewal);
        expect(text).toMatch(/\b3\b/);
        if (noticeDays !== null) expect(text).toMatch(new RegExp(`\\b${noticeDays}\\b`));
        expect(text).not.toMatch(/[{}]|undefined|null/);
      }
      expect(renewalTerms).toContain('1.2.2030');
    }
  }
});
