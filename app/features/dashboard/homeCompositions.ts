import type { SiteValues } from '../../site/SiteValues.ts';

/** Attribute of the home page that names its composition. All sites share the styles of all compositions. */
export const homeAttribute = 'data-home';
export const homeIs = (home: SiteValues['home']) => `[${homeAttribute}=${home}] &`;

/** Width from which two columns have room, which depends on the text size, too. */
export const wide = '(min-width: 44rem)';
