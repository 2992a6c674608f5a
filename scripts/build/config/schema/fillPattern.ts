export interface PatternValues {
  slug: string;
  domain: string;
}

/** A host or origin of build.config.ts with `{slug}` and `{domain}` filled in. */
export const fillPattern = (pattern: string, { slug, domain }: PatternValues): string =>
  pattern.replaceAll('{slug}', slug).replaceAll('{domain}', domain);
