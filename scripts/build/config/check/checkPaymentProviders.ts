import type { PathProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import type { PartialBrand } from '../schema/parsedBrand.ts';

/** Checks that no payment provider is listed twice. */
export function checkPaymentProviders({ features }: PartialBrand): PathProblem[] {
  const providers = features?.providers ?? [];
  return providers.flatMap((provider, index): PathProblem[] => {
    if (provider === undefined || providers.indexOf(provider) === index) return [];
    const message = `"providers" lists ${quote(provider)} twice`;
    return [{ path: ['features', 'providers', index], on: 'value', message, hint: 'remove one' }];
  });
}
