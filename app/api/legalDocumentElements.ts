/** The elements of a legal document. */
export const legalElements = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'] as const;
export type LegalElement = (typeof legalElements)[number];

/** A part of a legal document: text, or an element with its content and, for a link, its address. */
export type LegalNode = string | readonly [element: LegalElement, content: readonly LegalNode[], href?: string];

/** Pattern of the addresses to which a legal document may link. */
export const legalAddressPattern = /^(?:https:\/\/|mailto:)/;

/** Whether a value is part of a legal document, so that a foreign file brings no other elements and no scripts. */
export function isLegalNode(value: unknown): value is LegalNode {
  if (!Array.isArray(value)) return typeof value === 'string';
  const [element, content, href, ...rest] = value;
  return (
    legalElements.includes(element) &&
    Array.isArray(content) &&
    content.every(isLegalNode) &&
    (href === undefined || (element === 'a' && typeof href === 'string' && legalAddressPattern.test(href))) &&
    rest.length === 0
  );
}
