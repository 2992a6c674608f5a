import { type RichNode, toSafeHref } from './parseRichText.ts';

/** The values of the placeholders that a legal document may contain. */
export interface LegalPlaceholders {
  productName: string;
  privacyEmail: string;
  supportEmail: string;
  productUrl: string;
}

/** Fills placeholders such as `{{productName}}`, once the document is parsed, so that no value can become markup. */
export function fillLegalPlaceholders(nodes: readonly RichNode[], values: LegalPlaceholders): RichNode[] {
  const fill = (text: string) =>
    text.replace(
      /\{\{\s*(productName|privacyEmail|supportEmail|productUrl)\s*\}\}/g,
      (_, name) => values[name as keyof LegalPlaceholders],
    );
  return nodes.map((node): RichNode => {
    if (typeof node === 'string') return fill(node);
    const { href, ...rest } = node;
    const filled = href === undefined ? null : toSafeHref(fill(decodeBraces(href)));
    return {
      ...rest,
      ...(filled !== null && { href: filled }),
      children: fillLegalPlaceholders(node.children, values),
    };
  });
}

/** Parsing an address encodes its braces as %7B and %7D. */
const decodeBraces = (href: string) => href.replaceAll(/%7B/gi, '{').replaceAll(/%7D/gi, '}');
