import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { interestKeys } from '../api/contract/profile.ts';

/** The labels of the interests. */
export const interestLabels: Readonly<Record<(typeof interestKeys)[number], MessageDescriptor>> = {
  amateur: msg`Amateur`,
  anal: msg`Anal`,
  bondage: msg`Bondage`,
  couple: msg`Couple`,
  dirty_talk: msg`Dirty talk`,
  fetish: msg`Fetish`,
  high_heels_and_boots: msg`High heels and boots`,
  latex_and_leather: msg`Latex and leather`,
  lingerie: msg`Lingerie`,
  normal: msg`Normal`,
  oral: msg`Oral`,
  other_interests: msg`Other interests`,
  outdoor: msg`Outdoor`,
  romantic: msg`Romantic`,
  sex_toys: msg`Sex toys`,
  sexy_outfits: msg`Sexy outfits`,
  special_locations: msg`Special locations`,
  tattoos_and_piercings: msg`Tattoos and piercings`,
  threesome: msg`Threesome`,
};
