/**
 * Time that compressing a file is worth. It depends on the kind of file only, so that a site gets the same bytes
 * whatever sites are built with it. best: a file that brands can share, because it is compressed once for all of them.
 * good: what one brand has and its visitors load first. fast: what one brand has and few open.
 */
export type CompressionEffort = 'best' | 'good' | 'fast';
