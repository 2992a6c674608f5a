import { supportDomains } from '../../../brands/schema.ts';
import { quote } from '../parse/messageFormatting.ts';
import type { PartialBrand } from '../parsedBrand.ts';
import type { PathProblem } from '../pathProblem.ts';

/** No provider is offered twice. */
export function checkProviders({ features }: PartialBrand): PathProblem[] {
  const providers = features?.providers ?? [];
  return providers.flatMap((provider, index): PathProblem[] => {
    if (provider === undefined || providers.indexOf(provider) === index) return [];
    const message = `"providers" lists ${quote(provider)} twice`;
    return [{ path: ['features', 'providers', index], on: 'value', message, hint: 'remove one' }];
  });
}

/** A support address is for a site that there is. */
export function checkSupportAddresses({ contacts, domains }: PartialBrand): PathProblem[] {
  const support = contacts?.support;
  if (!support || !domains) return [];
  return supportDomains
    .filter((domain) => Object.hasOwn(support, domain) && !Object.hasOwn(domains, domain))
    .map((domain) => ({
      path: ['contacts', 'support', domain],
      on: 'key',
      message: `a support address for ${quote(domain)}, a domain this brand does not have`,
      hint: 'nobody would ever see it; remove it, or add the domain',
    }));
}
