import { site } from '../../site/site.ts';
import { distancesFor } from './distance.model.ts';

/** The distances of this site's country. */
export const siteDistances = () => distancesFor(site.country, site.metric);
