/** The legal documents of every site, each one template `templates/legal/<language tag>/<document>.hbs`. */
export const legalDocuments = ['termsOfService', 'privacyPolicy', 'imprint'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** Names that a legal template may use as `{{value}}`. */
export const legalValues = [
  'productName',
  'productUrl',
  'privacyEmail',
  'supportEmail',
  'companyName',
  'companyAddressLine1',
  'companyAddressLine2',
  'companyCountry',
  'countryName',
  'minAge',
] as const;

/** Names that a legal template may use in `{{#if flag}}` or `{{#unless flag}}`. */
export const legalFlags = ['eu', 'ch', 'gb', 'us'] as const;

/** Values of a legal template. */
export type LegalContext = Record<(typeof legalValues)[number], string | number> &
  Record<(typeof legalFlags)[number], boolean>;
