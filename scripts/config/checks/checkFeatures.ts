import { supportDomains } from '../../../brands/schema.ts';
import type { Mistake } from '../mistake.ts';
import { quote } from '../parse/words.ts';
import type { LenientBrand } from './brandFile.ts';

/** No provider is offered twice. */
export function checkProviders({ features }: LenientBrand): Mistake[] {
  const providers = features?.providers ?? [];
  return providers.flatMap((provider, index): Mistake[] => {
    if (provider === undefined || providers.indexOf(provider) === index) return [];
    const what = `"providers" lists ${quote(provider)} twice`;
    return [{ path: ['features', 'providers', index], on: 'value', what, meant: 'remove one' }];
  });
}

/** A support address is for a site that there is. */
export function checkSupport({ contacts, domains }: LenientBrand): Mistake[] {
  const support = contacts?.support;
  if (!support || !domains) return [];
  return supportDomains
    .filter((domain) => Object.hasOwn(support, domain) && !Object.hasOwn(domains, domain))
    .map((domain) => ({
      path: ['contacts', 'support', domain],
      on: 'key',
      what: `a support address for ${quote(domain)}, a domain this brand does not have`,
      meant: 'nobody would ever see it; remove it, or add the domain',
    }));
}
