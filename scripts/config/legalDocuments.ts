/** The legal documents of every site, each one template `templates/legal/<language tag>/<document>.hbs`. */
export const legalDocuments = ['termsOfService', 'privacyPolicy', 'imprint'] as const;
