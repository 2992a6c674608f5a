import { supportDomains } from '../../../../brands/brandSchema.ts';
import type { PathProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import type { PartialBrand } from '../schema/parsedBrand.ts';

/** Checks that every support address belongs to a domain of the brand. */
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
