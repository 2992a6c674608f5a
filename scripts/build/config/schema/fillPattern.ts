export interface PatternValues {
  slug: string;
  domain: string;
}

/** Fills `{slug}` and `{domain}` in a host or origin of build.config.ts. */
export const fillPattern = (pattern: string, { slug, domain }: PatternValues): string =>
  pattern.replaceAll('{slug}', slug).replaceAll('{domain}', domain);
